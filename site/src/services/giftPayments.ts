import type { ApiError, MemberApi } from '../api/client.ts';
import type { Purchases } from './purchases.ts';
import { saysThatNothingHappened } from './purchases.ts';
import { firstOf } from './refusals.ts';

/** Pays for gifts as `Purchases` buys plans: the gift is what a quote is there. A gift is paid for once, whatever the key. */
export function createGiftPayments({ post }: MemberApi): Pick<Purchases, 'buy'> {
  return {
    async buy({ quoteId: id, paymentMethod, total }) {
      const outcome = await post('/subscription/payments/web/gifts/{id}/payments', {
        path: { id },
        body: { paymentMethod, total },
      });
      switch (outcome.kind) {
        case 'ok': {
          const { status } = outcome.data.attributes;
          return { kind: 'accepted', id, decided: status === 'BOUGHT' };
        }
        case 'refused':
          return saysThatNothingHappened(outcome)
            ? { kind: 'refused', error: asOfPlans(firstOf(outcome.errors)) }
            : { kind: 'unreachable' };
        case 'notSignedIn':
          return outcome.why === 'otherAccount'
            ? { kind: 'refused', error: { code: 'NOT_YOUR_ACCOUNT' } }
            : outcome.why;
        case 'unreachable':
          return outcome;
      }
    },
  };
}

/** What a gift costs has changed, or it is gone: its page is loaded again, and shows it. */
function asOfPlans(error: ApiError): ApiError {
  const reloads = error.code === 'GIFT_CHANGED' || error.code === 'GIFT_NOT_FOUND';
  return reloads ? { ...error, code: 'QUOTE_NOT_FOUND' } : error;
}
