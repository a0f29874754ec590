import type { Money } from '../../../formatting/Money.ts';
import type { BillingPeriod, BillingStep, PlanKind, VoucherOffer } from '../BillingState.ts';

export interface PlanOption {
  code: string;
  kind: PlanKind;
  price: Money;
  period: BillingPeriod;
  /** Days before the first charge, for who may have them. */
  trialDays?: number;
}

export interface PlanState {
  options: readonly PlanOption[];
  /** The `code` of an option. */
  chosen: string;
}

/** The billing country, and the postal code where tax depends on it. */
export type RegionState =
  | { status: 'countryAlone'; country: string }
  | { status: 'postalCodeWanted'; country: string }
  | { status: 'postalCodeKnown'; country: string; postalCode: string }
  /** Not known as a postal code; empty where none was typed. */
  | { status: 'postalCodeRefused'; country: string; postalCode: string };

/** Why a voucher is not taken, with what leads on from there. */
export type VoucherRefusal =
  | { reason: 'missing' }
  | { reason: 'notFound' }
  | { reason: 'expired' }
  | { reason: 'notYet'; from: string }
  | { reason: 'soldOut' }
  /** `fits` names the plan that it is for. */
  | { reason: 'notForPlan'; fits: PlanKind }
  | { reason: 'notForZone' }
  | { reason: 'alreadyUsed' }
  /** It could not be looked up just now. */
  | { reason: 'unavailable' };

export type VoucherState =
  | { status: 'none' }
  | { status: 'checking'; code: string }
  | { status: 'applied'; code: string; offer: VoucherOffer }
  | ({ status: 'refused'; code: string } & VoucherRefusal);

/** Tax as part of the price or added to it. Included tax has no amount where nothing is taxed. */
export type QuoteTax = { mode: 'TAX_INCLUSIVE'; amount?: Money } | { mode: 'TAX_EXCLUSIVE'; amount: Money };

export interface Quote {
  /** Goes with the purchase, so that what is shown is what is charged. */
  id: string;
  plan: PlanKind;
  period: BillingPeriod;
  trialDays?: number;
  /** The day on which it follows a plan that is ending, where there is one. */
  follows?: string;
  /** One period at the full price; without the tax that is added to it. */
  price: Money;
  discount?: VoucherOffer & { /** What is taken off, as a positive amount. */ amount: Money };
  tax: QuoteTax;
  /** The first period: discount and tax are counted. */
  firstPeriod: Money;
  totalToday: Money;
  timeline: readonly BillingStep[];
  /** Days in which the money is given back; no promise without it. */
  refundDays?: number;
}

export type QuoteState =
  /** Nothing can be said before the postal code is known. */
  | { status: 'postalCodeWanted' }
  /** `before` is what was shown until now, and stays dimmed meanwhile. */
  | { status: 'loading'; before?: Quote }
  | { status: 'ready'; quote: Quote }
  /** It differs from what was shown; `before` is what the first period was to cost. */
  | { status: 'changed'; quote: Quote; before: Money }
  | { status: 'failed' };

export type PaymentMethod = 'card' | 'paypal';

/** The payment partner's page in its frame. */
export interface CardPage {
  /** Address of the frame, signed parameters included. */
  src: string;
  /** In px, once the page has told it. */
  height?: number;
}

/** Why the payment partner's page did not take a card. */
export type CardRefusal = 'declined' | 'expired' | 'detailsWrong';

export type CardState =
  /** Without a `page` its address is still being fetched; with one the frame is at work. */
  | { status: 'loadingPage'; page?: CardPage }
  | { status: 'page'; page: CardPage }
  | { status: 'declinedInPage'; page: CardPage; reason: CardRefusal }
  /** The partner keeps the card for us: nothing need be typed again. */
  | { status: 'held'; brand: string; last4: string }
  | { status: 'pageFailed' }
  /** The page was opened more often than one may within an hour. */
  | { status: 'tooManyPages'; minutes: number };

export type PayPalState =
  | { status: 'notApproved' }
  | { status: 'approving' }
  | { status: 'approved' }
  /** Approval was called off or refused at PayPal. */
  | { status: 'refused' }
  | { status: 'unavailable' };

export interface PaymentState {
  /** Flag `showTablessPaymentForm`: `list` stands the ways to pay one under the other. */
  layout: 'tabs' | 'list';
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  card: CardState;
  paypal: PayPalState;
}

export type PurchaseState =
  | { status: 'ready' }
  | { status: 'submitting' }
  /** No answer in time: the purchase may have happened, so nobody may press again. */
  | { status: 'checkingWithBank' }
  /** Still no answer after minutes: nobody is kept waiting, and nobody may press again here. */
  | { status: 'undecided' }
  | { status: 'declined' }
  | { status: 'methodExpired' }
  /** Pressed before PayPal was approved or a card was given. */
  | { status: 'methodMissing' }
  /** Definitely not charged. */
  | { status: 'gatewayUnavailable' }
  /** Pressed more often than one may within an hour. */
  | { status: 'tooManyAttempts'; minutes: number }
  /** The press was refused because `quote` changed; pressing again accepts it. */
  | { status: 'totalChanged' }
  /** Bought before, in another tab or by a press whose answer was lost. */
  | { status: 'alreadyBought' };

/** Checkout in six parts that change on their own. */
export interface CheckoutState {
  plan: PlanState;
  region: RegionState;
  voucher: VoucherState;
  quote: QuoteState;
  payment: PaymentState;
  purchase: PurchaseState;
}
