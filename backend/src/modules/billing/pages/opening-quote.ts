import type { ApiError } from '../../../http/api-errors.ts';
import { eligibilityCodes } from '../eligibility.ts';
import { quoteAnswer, type QuoteAnswer } from '../quotes/answer.ts';
import type { QuoteWish } from '../quotes/offer.ts';
import type { PageSources } from './page-sources.ts';
import { withTimeout } from './with-timeout.ts';

/** What the checkout opens with: its quote, if there is one in time, or why the buyer may not have one. */
export interface OpeningQuote {
  quote?: QuoteAnswer;
  /** The postal code is not known; the quote is the one without it. */
  postalCodeRefused?: true;
  refusal?: ApiError;
}

/** Makes the quote that the checkout is drawn with, so that it needs no script. */
export async function openingQuote(
  billing: Pick<PageSources['billing'], 'quote'>,
  userId: string,
  wish: QuoteWish,
  deadline: AbortSignal,
): Promise<OpeningQuote> {
  const quoted = await withTimeout(() => billing.quote(userId, wish), undefined, deadline);
  if (quoted === undefined) return {};
  if (quoted.ok) return { quote: quoteAnswer(quoted.quote) };

  const { error } = quoted.refusal;
  if (error.code === 'ADDRESS_UNKNOWN' && wish.postalCode !== undefined) {
    const withoutPostalCode = { ...wish };
    delete withoutPostalCode.postalCode;
    const opening = await openingQuote(billing, userId, withoutPostalCode, deadline);
    return { ...opening, postalCodeRefused: true };
  }
  return eligibilityCodes.some((code) => code === error.code) ? { refusal: error } : {};
}
