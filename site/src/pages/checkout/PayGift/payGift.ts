import type {
  CheckoutErrorState,
  CheckoutState,
  GiftSummary,
  Money,
  PayGiftState,
  Quote,
} from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';
import { fittingHolder } from '../paying/fittingHolder.ts';
import type { PurchaseInput } from '../paying/purchaseInput.ts';

/** What the backend knows of a gift that is not paid for. */
export type PayGiftFacts =
  | {
      status: 'open';
      gift: GiftSummary;
      total: Money;
      /** The part of it that is tax, where tax is added. */
      taxAdded?: Money;
      /** The day of the price. */
      paidOn: string;
      country: string;
      /** Of the account that gives. */
      email: string;
      fullName: string;
      methods: CheckoutState['payment']['methods'];
      layout: CheckoutState['payment']['layout'];
      /** The button was posted as a form. */
      scriptWanted?: true;
      /** How the giver came back from PayPal, if they did. */
      paypal?: { status: 'approved'; token: string } | { status: 'cancelled' };
    }
  | { status: 'notFound' }
  | { status: 'unavailable' };

export interface PayGiftPageState {
  payGift: PayGiftFacts;
  /** Absent where there is nothing to pay. */
  checkout?: CheckoutState;
  purchaseInput: PurchaseInput;
  checkoutError: CheckoutErrorState | null;
}

export const payGift = fromServer<PayGiftFacts>({ status: 'unavailable' });

/** The first state: the parts of the checkout that pay, for a gift. */
export function payGiftFrom(facts: PayGiftFacts): PayGiftPageState {
  if (facts.status !== 'open') return { payGift: facts, purchaseInput: {}, checkoutError: null };
  const { email, fullName, country, methods, layout, scriptWanted } = facts;
  const paypal = methods.includes('paypal') ? facts.paypal : undefined;
  return {
    payGift: facts,
    checkout: {
      buyer: { email },
      plan: { options: [], chosen: '' },
      region: { status: 'countryAlone', country },
      voucher: { status: 'none' },
      quote: { status: 'ready', quote: quoteOf(facts) },
      payment: {
        ...{ layout, methods, chosen: paypal === undefined ? 'card' : 'paypal' },
        card: { status: 'loadingPage' },
        paypal: { status: payPalStatusOf(paypal) },
      },
      // A gift is paid by what its page has room for.
      wallet: { status: 'absent' },
      purchase: { status: scriptWanted ? 'scriptWanted' : 'ready' },
    },
    purchaseInput: {
      confirmation: 'givenGift',
      ...fittingHolder(fullName),
      ...(paypal?.status === 'approved' && { payPalToken: paypal.token }),
    },
    checkoutError: null,
  };
}

/** The script completes an approval before it pays. */
function payPalStatusOf(paypal: Extract<PayGiftFacts, { status: 'open' }>['paypal']) {
  if (paypal === undefined) return 'notApproved';
  return paypal.status === 'approved' ? 'approving' : 'cancelled';
}

/** A gift as the sagas of the checkout pay for it: its id is sent, and its sum is today's. */
function quoteOf({ gift, total, paidOn }: Extract<PayGiftFacts, { status: 'open' }>): Quote {
  return {
    ...{ id: gift.id, plan: gift.kind === 'familyYear' ? 'family' : 'annual', period: 'year' },
    ...{ price: total, tax: { mode: 'included' }, firstPeriod: total, totalToday: total },
    ...{ orderedOn: paidOn, timeline: [] },
  };
}

export function selectPayGift(state: PayGiftPageState): PayGiftState {
  const { payGift: facts, checkout, checkoutError } = state;
  if (checkoutError !== null) {
    const mayHaveBought = 'mayHaveBought' in checkoutError;
    return { status: 'otherAccount', ...(mayHaveBought && { mayHaveBought }) };
  }
  if (facts.status !== 'open' || checkout === undefined) {
    return { status: facts.status === 'notFound' ? 'notFound' : 'unavailable' };
  }
  const { gift, total, taxAdded, country } = facts;
  const { buyer, quote, payment, purchase } = checkout;
  return {
    ...{ status: 'open', gift, total, country, buyer, quote, payment, purchase },
    ...(taxAdded !== undefined && { taxAdded }),
  };
}
