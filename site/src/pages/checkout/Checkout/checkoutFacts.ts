import type {
  CheckoutErrorState,
  CheckoutState,
  FamilyAccess,
  PayPalState,
  PlanInstead,
  PlanOption,
  PostalCodeRefusal,
} from '@stillpoint/design-system';
import type { SubscriptionStatus } from '../../../domain/analyticsEvents.ts';
import { checkoutErrorOf } from '../../../domain/checkout/checkoutError.ts';
import { quoteFromOffer, voucherOf, type Offer } from '../../../domain/checkout/offer.ts';
import type { ApiError } from '../../../api/client.ts';
import type { Wallet } from '../../../services/wallets.ts';
import { fittingHolder } from '../paying/fittingHolder.ts';
import type { PurchaseInput } from '../paying/purchaseInput.ts';

/** What the backend knows of a checkout that may go on. */
export interface OpenCheckout {
  status: 'open';
  /** How the subscription stands that the person has already, in the words of analytics. */
  subscriptionStatus: SubscriptionStatus;
  /** Of the account that buys. */
  email: string;
  /** The organisation that pays for the person already. */
  employer?: string;
  /** What the owner of the family is called that the person joined, which a family plan of their own ends. */
  familyOwner?: string;
  /** The access that the person has by a family. */
  family?: FamilyAccess;
  /** Of the account that buys: most cards bear it. */
  fullName: string;
  plans: PlanOption[];
  chosen: string;
  /** The chosen plan takes the place of the one that the person has. */
  upgrade?: true;
  /** The chosen plan begins when the paid time of the one ends that the person has, where that renews. */
  begins?: 'later';
  /** Absent where its look-up failed: the person chooses it, and the quote comes after. */
  country?: string;
  /** Tax depends on the postal code there. */
  postalCodeWanted?: true;
  postalCode?: string;
  /** From the address: checked by the quote. */
  voucherCode?: string;
  /** Absent where the billing company did not answer in time: the script asks again. */
  quote?: { id: string; attributes: Offer };
  /** Why the postal code cannot be used; the quote is the one without it. */
  postalCodeProblem?: PostalCodeRefusal;
  methods: CheckoutState['payment']['methods'];
  layout: CheckoutState['payment']['layout'];
  /** Wallets that are offered where the browser has them. */
  wallets?: Wallet[];
  /** Chosen before the page was loaded; a card where there is none. */
  paymentMethod?: CheckoutState['payment']['chosen'];
  /** The purchase button was posted as a form. */
  scriptWanted?: true;
  /** How the buyer came back from PayPal, if they did. */
  paypal?: { status: 'approved'; token: string } | { status: 'cancelled' };
}

/** …or of one that may not. */
export type CheckoutFacts =
  | OpenCheckout
  | {
      status: 'refused';
      error: ApiError;
      voucherCode?: string;
      /** Plans that can follow the present one. */
      instead?: PlanInstead[];
    };

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
      checkoutError: withPlansInstead(checkoutErrorOf(facts.error, facts.voucherCode), facts.instead),
    };
  }

  const {
    email,
    employer,
    familyOwner,
    family,
    fullName,
    subscriptionStatus,
    plans,
    chosen,
    upgrade,
    begins,
    methods,
    layout,
    wallets,
    scriptWanted,
  } = facts;
  const paypal = payPalReturnOf(facts);
  const region = regionOf(facts);
  return {
    checkout: {
      buyer: {
        email,
        ...(employer !== undefined && { employer }),
        ...(familyOwner !== undefined && { familyOwner }),
        ...(employer === undefined && family && { family }),
      },
      plan: { options: plans, chosen },
      region,
      voucher: voucherIn(facts),
      quote: firstQuote(facts),
      payment: {
        layout,
        methods,
        chosen: paypal === undefined ? chosenMethod(facts) : 'paypal',
        card: { status: 'loadingPage' },
        paypal: { status: payPalStatusOf(paypal) },
      },
      wallet: { status: 'absent' },
      purchase: { status: scriptWanted ? 'scriptWanted' : 'ready' },
    },
    purchaseInput: {
      subscriptionStatus,
      ...(upgrade && { upgrade }),
      ...(begins && { begins }),
      ...(wallets && { wallets }),
      ...fittingHolder(fullName),
      ...(paypal?.status === 'approved' && { payPalToken: paypal.token }),
    },
    checkoutError: null,
  };
}

function withPlansInstead(error: CheckoutErrorState, instead: PlanInstead[] | undefined): CheckoutErrorState {
  return error.status === 'ALREADY_SUBSCRIBER' && instead !== undefined ? { ...error, instead } : error;
}

/** How the buyer came back from PayPal, where it can be paid with in the country that is chosen now. */
function payPalReturnOf({ methods, paypal }: OpenCheckout) {
  return methods.includes('paypal') ? paypal : undefined;
}

function chosenMethod({ methods, paymentMethod = 'card' }: OpenCheckout) {
  return methods.includes(paymentMethod) ? paymentMethod : 'card';
}

function firstQuote({ country, quote }: OpenCheckout): CheckoutState['quote'] {
  if (quote !== undefined) return { status: 'ready', quote: quoteFromOffer(quote.id, quote.attributes) };
  return { status: country === undefined ? 'countryWanted' : 'failed' };
}

function voucherIn({ voucherCode: code, quote }: OpenCheckout): CheckoutState['voucher'] {
  if (quote !== undefined) return voucherOf(quote.attributes);
  return code === undefined ? { status: 'none' } : { status: 'refused', code, reason: 'unavailable' };
}

/** The script completes an approval before it pays. */
function payPalStatusOf(paypal: OpenCheckout['paypal']): PayPalState['status'] {
  if (paypal === undefined) return 'notApproved';
  return paypal.status === 'approved' ? 'approving' : 'cancelled';
}

function regionOf({
  country,
  postalCodeWanted,
  postalCode,
  postalCodeProblem,
}: OpenCheckout): CheckoutState['region'] {
  if (country === undefined) return { status: 'countryWanted' };
  if (!postalCodeWanted) return { status: 'countryAlone', country };
  if (postalCode === undefined) return { status: 'postalCodeWanted', country };
  return postalCodeProblem === undefined
    ? { status: 'postalCodeKnown', country, postalCode }
    : { status: 'postalCodeRefused', country, postalCode, problem: postalCodeProblem };
}
