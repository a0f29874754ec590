import type { CheckoutConfirmationState, PaidWith } from '@stillpoint/design-system';
import { quoteFromOffer, type Offer } from '../../../domain/checkout/offer.ts';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of a purchase, by its own page. */
export type CheckoutConfirmationFacts = { purchaseId: string } & (
  | { status: 'confirmed'; offer: Offer; paidWith?: PaidWith; email: string }
  | { status: 'checking' }
  | { status: 'refused'; code: string }
  | { status: 'otherAccount'; order: 'made' | 'open' | 'refused' }
);

export const checkoutConfirmation = fromServer<CheckoutConfirmationState>({ status: 'checking' });

export const purchaseId = fromServer('');

/** The first state of a confirmation page. */
export function confirmationFrom(facts: CheckoutConfirmationFacts): CheckoutConfirmationState {
  switch (facts.status) {
    case 'checking':
      return { status: 'checking' };
    case 'refused':
      return { status: 'refused', reason: reasonOf(facts.code) };
    case 'otherAccount':
      return { status: 'otherAccount', order: facts.order };
    case 'confirmed': {
      const { plan, period, trialDays, orderedOn, follows, timeline, refundDays } = quoteFromOffer(
        facts.purchaseId,
        facts.offer,
      );
      return {
        status: 'confirmed',
        plan,
        period,
        orderedOn,
        timeline,
        country: facts.offer.country,
        email: facts.email,
        ...(facts.paidWith !== undefined && { paidWith: facts.paidWith }),
        ...(trialDays !== undefined && { trialDays }),
        ...(follows !== undefined && { follows }),
        ...(refundDays !== undefined && { refundDays }),
      };
    }
  }
}

function reasonOf(code: string): Extract<CheckoutConfirmationState, { status: 'refused' }>['reason'] {
  switch (code) {
    case 'PAYMENT_DECLINED':
      return 'declined';
    case 'PAYMENT_METHOD_EXPIRED':
      return 'methodExpired';
    default:
      return 'unavailable';
  }
}

export function selectConfirmation(state: {
  checkoutConfirmation: CheckoutConfirmationState;
}): CheckoutConfirmationState {
  return state.checkoutConfirmation;
}

export function selectPurchaseId(state: { purchaseId: string }): string {
  return state.purchaseId;
}
