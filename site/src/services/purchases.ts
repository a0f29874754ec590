import type { Money } from '@stillpoint/design-system';
import type { MemberApi, ApiError, NotSignedIn, SignedOut } from '../api/client.ts';
import { firstOf } from './refusals.ts';

/** What is charged, by its type. */
export type PaymentMethodInput = { type: 'ZUORA'; refId: string } | { type: 'PAYPAL'; token: string };

export interface PurchaseRequest {
  quoteId: string;
  /** What the page shows as charged today. A quote holds it by itself; a gift is refused where it costs something else by now. */
  total: Money;
  paymentMethod: PaymentMethodInput;
  /** The same key is the same purchase, however often it is sent. */
  purchaseKey: string;
}

export type PurchaseOutcome =
  /** The purchase exists. Until it is `decided` it may still be refused: the confirmation page of `id` shows which. */
  | { kind: 'accepted'; id: string; decided: boolean }
  | { kind: 'refused'; error: ApiError }
  /** The outcome is unknown: it may have happened. */
  | { kind: 'unreachable' };

/** How a purchase stands, as far as the caller may know. */
export type PurchaseStanding = 'open' | 'decided' | 'notFound' | 'unreachable';

export interface Purchases {
  buy: (request: PurchaseRequest) => Promise<PurchaseOutcome | SignedOut>;
  standingOf: (purchaseId: string) => Promise<PurchaseStanding | NotSignedIn>;
}

export function createPurchases({ get, post }: MemberApi): Purchases {
  return {
    async buy({ quoteId, paymentMethod, purchaseKey }) {
      const outcome = await post('/subscription/payments/web/subscriptions', {
        body: { quoteId, paymentMethod, purchaseKey },
        press: purchaseKey,
      });
      switch (outcome.kind) {
        case 'ok': {
          const { id, status } = outcome.data.attributes;
          return id ? { kind: 'accepted', id, decided: status === 'ACTIVE' } : { kind: 'unreachable' };
        }
        case 'refused':
          return saysThatNothingHappened(outcome)
            ? { kind: 'refused', error: firstOf(outcome.errors) }
            : { kind: 'unreachable' };
        case 'notSignedIn':
          // Only the caller knows whether an earlier request of the same purchase may have gone through.
          return outcome.why === 'otherAccount'
            ? { kind: 'refused', error: { code: 'NOT_YOUR_ACCOUNT' } }
            : outcome.why;
        case 'unreachable':
          return outcome;
      }
    },

    async standingOf(purchaseId) {
      const outcome = await get('/subscription/payments/web/purchases/{id}', { path: { id: purchaseId } });
      switch (outcome.kind) {
        case 'ok': {
          const { state } = outcome.data.attributes;
          return state === 'succeeded' || state === 'refused' ? 'decided' : 'open';
        }
        case 'notSignedIn':
          return outcome.why;
        case 'refused':
          return outcome.status === 404 ? 'notFound' : 'unreachable';
        case 'unreachable':
          return 'unreachable';
      }
    },
  };
}

/** The refusals with a status of 5xx that are known to have ordered nothing. */
const nothingOrdered: ReadonlySet<string> = new Set(['BILLING_UNAVAILABLE', 'ORDER_REFUSED']);

/** A server that failed on the way, or whose database is away, cannot say that nothing was charged. */
export function saysThatNothingHappened({
  status,
  errors,
}: {
  status: number;
  errors: readonly ApiError[];
}): boolean {
  return status < 500 || nothingOrdered.has(firstOf(errors).code);
}
