import type { Money } from '../../../formatting/Money.ts';
import type { BillingPeriod, BillingStep, PlanKind, VoucherOffer } from '../BillingState.ts';

export interface PlanOption {
  code: string;
  kind: PlanKind;
  price: Money;
  period: BillingPeriod;
  /** Free days before the first charge; absent without a trial. */
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
  /** Not a known postal code; empty if none was typed. */
  | { status: 'postalCodeRefused'; country: string; postalCode: string };

/** Why a voucher was refused, with the facts of the next step. */
export type VoucherRefusal =
  | { reason: 'missing' }
  | { reason: 'notFound' }
  | { reason: 'expired' }
  | { reason: 'notYet'; from: string }
  | { reason: 'soldOut' }
  /** `fits` is the plan that it is for. */
  | { reason: 'notForPlan'; fits: PlanKind }
  | { reason: 'notForZone' }
  | { reason: 'alreadyUsed' }
  /** The service did not answer. */
  | { reason: 'unavailable' };

export type VoucherState =
  | { status: 'none' }
  | { status: 'checking'; code: string }
  | { status: 'applied'; code: string; offer: VoucherOffer }
  | ({ status: 'refused'; code: string } & VoucherRefusal);

/** Tax as part of the price or added to it. Included tax has no amount where nothing is taxed. */
export type QuoteTax = { mode: 'TAX_INCLUSIVE'; amount?: Money } | { mode: 'TAX_EXCLUSIVE'; amount: Money };

export interface Quote {
  /** Sent with the purchase, so that the amount shown is the amount charged. */
  id: string;
  plan: PlanKind;
  period: BillingPeriod;
  trialDays?: number;
  /** First day of a plan that is queued behind the current one. */
  follows?: string;
  /** Full price of one period, without added tax. */
  price: Money;
  discount?: VoucherOffer & { /** A positive amount. */ amount: Money };
  tax: QuoteTax;
  /** First period, with discount and tax. */
  firstPeriod: Money;
  totalToday: Money;
  timeline: readonly BillingStep[];
  /** Days of the money-back guarantee, if there is one. */
  refundDays?: number;
}

export type QuoteState =
  /** There is no quote without the postal code. */
  | { status: 'postalCodeWanted' }
  /** `before` is the previous quote, shown dimmed. */
  | { status: 'loading'; before?: Quote }
  | { status: 'ready'; quote: Quote }
  /** The quote changed; `before` is the former price of the first period. */
  | { status: 'changed'; quote: Quote; before: Money }
  | { status: 'failed' };

export type PaymentMethod = 'card' | 'paypal';

/** The payment provider's page in its frame. */
export interface CardPage {
  /** Address of the frame, signed parameters included. */
  src: string;
  /** In px, once the page has reported it. */
  height?: number;
}

/** Why the payment provider's page refused a card. */
export type CardRefusal = 'declined' | 'expired' | 'detailsWrong';

export type CardState =
  /** Without `page` its address is being fetched, with it the frame is loading. */
  | { status: 'loadingPage'; page?: CardPage }
  | { status: 'page'; page: CardPage }
  | { status: 'declinedInPage'; page: CardPage; reason: CardRefusal }
  /** The provider has saved the card. */
  | { status: 'held'; brand: string; last4: string }
  | { status: 'pageFailed' }
  /** Too many card pages were opened within an hour. */
  | { status: 'tooManyPages'; minutes: number };

export type PayPalState =
  | { status: 'notApproved' }
  | { status: 'approving' }
  | { status: 'approved' }
  /** Approval was cancelled or refused at PayPal. */
  | { status: 'refused' }
  | { status: 'unavailable' };

export interface PaymentState {
  /** Flag `showTablessPaymentForm`: `list` shows the payment methods one below the other. */
  layout: 'tabs' | 'list';
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  card: CardState;
  paypal: PayPalState;
}

export type PurchaseState =
  | { status: 'ready' }
  | { status: 'submitting' }
  /** No answer in time: the purchase may have happened, so the button is disabled. */
  | { status: 'checkingWithBank' }
  /** Still no answer after minutes: waiting ends, and the button leads to the subscription. */
  | { status: 'undecided' }
  | { status: 'declined' }
  | { status: 'methodExpired' }
  /** Pressed before PayPal approved or a card was saved. */
  | { status: 'methodMissing' }
  /** Nothing was charged. */
  | { status: 'gatewayUnavailable' }
  /** Too many purchases were tried within an hour. */
  | { status: 'tooManyAttempts'; minutes: number }
  /** Refused because the quote changed; pressing again accepts it. */
  | { status: 'totalChanged' }
  /** Bought before, for example in another tab. */
  | { status: 'alreadyBought' };

/** The six independent parts of the checkout. */
export interface CheckoutState {
  plan: PlanState;
  region: RegionState;
  voucher: VoucherState;
  quote: QuoteState;
  payment: PaymentState;
  purchase: PurchaseState;
}
