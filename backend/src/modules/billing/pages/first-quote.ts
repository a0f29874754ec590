import type { ApiError } from '../../../http/api-errors.ts';
import type { FactsOf } from '../../../http/page-handler.ts';
import { eligibilityCodes } from '../eligibility.ts';
import { quoteAnswer, type QuoteAnswer } from '../quotes/answer.ts';
import type { QuoteWish } from '../quotes/offer.ts';
import type { PageSources } from './page-sources.ts';
import { withTimeout } from '../with-timeout.ts';

type OpenCheckout = Extract<FactsOf<'checkout'>, { status: 'open' }>;
type PostalCodeProblem = NonNullable<OpenCheckout['postalCodeProblem']>;

/** What the checkout opens with: its quote, if there is one in time, or why the buyer may not have one. */
export interface FirstQuote {
  quote?: QuoteAnswer;
  /** Why the postal code cannot be used; the quote is the one without it. */
  postalCodeProblem?: PostalCodeProblem;
  refusal?: ApiError;
}

/** Makes the quote that the checkout is drawn with, so that it needs no script. */
export async function firstQuote(
  billing: Pick<PageSources['billing'], 'quote'>,
  userId: string,
  wish: QuoteWish,
  deadline: AbortSignal,
): Promise<FirstQuote> {
  const quoted = await withTimeout(() => billing.quote(userId, wish), undefined, deadline);
  if (quoted === undefined) return {};
  if (quoted.ok) return { quote: quoteAnswer(quoted.quote) };

  const { error } = quoted.refusal;
  const postalCodeProblem = problemOf(error);
  if (postalCodeProblem !== undefined && wish.postalCode !== undefined) {
    const withoutPostalCode = { ...wish };
    delete withoutPostalCode.postalCode;
    const first = await firstQuote(billing, userId, withoutPostalCode, deadline);
    return { ...first, postalCodeProblem };
  }
  return eligibilityCodes.some((code) => code === error.code) ? { refusal: error } : {};
}

function problemOf({ code }: ApiError): PostalCodeProblem | undefined {
  switch (code) {
    case 'POSTAL_CODE_MALFORMED':
      return 'malformed';
    case 'ADDRESS_UNKNOWN':
      return 'unknown';
    default:
      return undefined;
  }
}
