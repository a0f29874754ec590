import type { Clock } from '../../../process/clock.ts';
import { eligibilityRefusal } from '../eligibility-refusal.ts';
import { quoteAnswer } from '../quotes/answer.ts';
import type { Quoting } from '../quotes/quoting.ts';
import type { Quote } from '../quotes/repository.ts';
import type { Refusal } from '../refusal.ts';
import type { Validating } from '../validating.ts';

/** Says whether a quote still says what would be charged now, and if not, refuses it with the one that does. */
export function createQuoteChecking(parts: {
  quoting: Pick<Quoting, 'draw' | 'keep'>;
  rightToBuy: Validating['rightToBuy'];
  clock: Clock;
}) {
  const { quoting, rightToBuy, clock } = parts;

  return async function refusalOf(quote: Quote): Promise<Refusal | undefined> {
    const { userId, asked, offer } = quote;
    const right = await rightToBuy(userId, asked);
    if (!right.ok) return right.refusal;

    const drawn = await quoting.draw(userId, asked, right);
    if (!drawn.ok) return drawn.refusal;
    const { voucher } = drawn.offer;
    if (
      offer.voucher?.status === 'applied' &&
      voucher?.status === 'refused' &&
      voucher.reason === 'alreadyUsed'
    ) {
      return eligibilityRefusal({ code: 'CANNOT_SUBSCRIBE' }, { userId, voucherCode: voucher.code });
    }
    const expired = quote.expiresAt <= clock.now();
    if (!expired && drawn.fingerprint === quote.fingerprint) return undefined;
    const fresh = await quoting.keep(userId, asked, drawn);
    return quoteChanged(expired ? 'QUOTE_EXPIRED' : 'QUOTE_CHANGED', fresh);
  };
}

export type QuoteChecking = ReturnType<typeof createQuoteChecking>;

function quoteChanged(code: 'QUOTE_EXPIRED' | 'QUOTE_CHANGED', quote: Quote): Refusal {
  return {
    statusCode: 409,
    error: {
      code,
      title: 'Please look again',
      detail: 'Your order has been worked out again. Nothing was charged.',
      data: { quote: quoteAnswer(quote) },
    },
  };
}
