import type { CheckoutErrorState, CheckoutState, PlanOption } from '@stillpoint/design-system';
import type { SubscriptionStatus } from '../../../domain/analyticsEvents.ts';
import { checkoutErrorOf } from '../../../domain/checkout/checkoutError.ts';
import type { ApiError } from '../../../api/client.ts';
import type { PurchaseInput } from './purchaseInput.ts';

/** What the backend knows of a checkout that may go on. */
export interface OpenCheckout {
  status: 'open';
  /** How the subscription stands that the person has already, in the words of analytics. */
  subscriptionStatus: SubscriptionStatus;
  plans: PlanOption[];
  chosen: string;
  country: string;
  postalCode?: string;
  /** From the address: checked by the first quote. */
  voucherCode?: string;
  methods: CheckoutState['payment']['methods'];
  layout: CheckoutState['payment']['layout'];
  /** How the buyer came back from PayPal, if they did. */
  paypal?: { status: 'approved'; token: string } | { status: 'cancelled' };
}

/** …or of one that may not. */
export type CheckoutFacts = OpenCheckout | { status: 'refused'; error: ApiError; voucherCode?: string };

export interface CheckoutPageState {
  /** Absent where the visitor may not buy. */
  checkout?: CheckoutState;
  purchaseInput: PurchaseInput;
  checkoutError: CheckoutErrorState | null;
}

/** The first state of a checkout page. */
export function checkoutFrom(facts: CheckoutFacts): CheckoutPageState {
  if (facts.status === 'refused') {
    return {
      purchaseInput: {},
      checkoutError: checkoutErrorOf(facts.error, facts.voucherCode),
    };
  }

  const { subscriptionStatus, plans, chosen, voucherCode, methods, layout, paypal } = facts;
  const region = regionOf(facts);
  return {
    checkout: {
      plan: { options: plans, chosen },
      region,
      voucher: voucherCode === undefined ? { status: 'none' } : { status: 'checking', code: voucherCode },
      quote: { status: 'loading' },
      payment: {
        layout,
        methods,
        chosen: paypal === undefined ? 'card' : 'paypal',
        card: { status: 'loadingPage' },
        paypal: {
          status:
            paypal === undefined ? 'notApproved' : paypal.status === 'approved' ? 'approving' : 'refused',
        },
      },
      purchase: { status: 'ready' },
    },
    purchaseInput: {
      subscriptionStatus,
      ...(paypal?.status === 'approved' && { payPalToken: paypal.token }),
    },
    checkoutError: null,
  };
}

/** In the United States tax depends on the postal code. */
function regionOf({ country, postalCode }: OpenCheckout): CheckoutState['region'] {
  if (country !== 'US') return { status: 'countryAlone', country };
  return postalCode === undefined
    ? { status: 'postalCodeWanted', country }
    : { status: 'postalCodeKnown', country, postalCode };
}
