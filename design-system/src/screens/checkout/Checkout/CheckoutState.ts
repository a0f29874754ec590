import type { Money } from '../../../formatting/Money.ts';
import type { BillingPeriod, BillingStep, PlanKind, VoucherOffer } from '../BillingState.ts';

/** Whose account buys. */
export interface BuyerState {
  email: string;
}

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
  /** The country is not known. */
  | { status: 'countryWanted'; country?: undefined }
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

/** The most that sales tax adds anywhere in a country, and the amounts with that much. */
export interface TaxLimit {
  percent: number;
  totalToday: Money;
  firstPeriod: Money;
  renewal: Money;
}

/**
 * Tax as part of the price or added to it. Included tax has no amount where nothing is taxed. Added tax has a limit until
 * the postal code is known: the quote's amounts are without it then.
 */
export type QuoteTax =
  | { mode: 'TAX_INCLUSIVE'; amount?: Money }
  | { mode: 'TAX_EXCLUSIVE'; amount: Money }
  | { mode: 'TAX_EXCLUSIVE'; limit: TaxLimit };

export interface Quote {
  /** Sent with the purchase, so that the amount shown is the amount charged. */
  id: string;
  plan: PlanKind;
  period: BillingPeriod;
  trialDays?: number;
  /** The free days of the chosen plan are left out: the buyer has had some. */
  trialUsed?: true;
  /** First day of a plan that is queued behind the current one. */
  follows?: string;
  /** Last day of the current plan, which this one takes the place of. */
  replacesOn?: string;
  /** Full price of one period, without added tax. */
  price: Money;
  discount?: VoucherOffer & { /** A positive amount. */ amount: Money };
  tax: QuoteTax;
  /** First period, with discount and with the tax as far as it is known. */
  firstPeriod: Money;
  totalToday: Money;
  /** Without today where the plan is queued: nothing happens on that day. */
  timeline: readonly BillingStep[];
  /** Days of the money-back guarantee, if there is one. */
  refundDays?: number;
}

export type QuoteState =
  /** No quote before the country is chosen. */
  | { status: 'countryWanted' }
  /** `before` is the previous quote, shown dimmed. */
  | { status: 'loading'; before?: Quote }
  /** Without a connection. It is asked for again by itself. `before` as while loading. */
  | { status: 'offline'; before?: Quote }
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

/** Why a card was refused, by the payment provider's page or when it was charged. */
export type CardRefusal = 'declined' | 'expired' | 'detailsWrong';

/** A field of the payment provider's page. */
export type CardField = 'number' | 'expiry' | 'code' | 'holder';

/** Why the card that was typed cannot be used. */
export type CardProblem =
  | { reason: CardRefusal }
  /** Fields that are empty, or else those that cannot be right. */
  | { reason: 'missing' | 'invalid'; fields: readonly CardField[] };

export type CardState =
  /** Without `page` its address is being fetched, with it the frame is loading. */
  | { status: 'loadingPage'; page?: CardPage; problem?: CardProblem }
  | { status: 'page'; page: CardPage; problem?: CardProblem }
  /** The purchase button was pressed: the page checks the card, and then saves it. */
  | { status: 'submitting'; page: CardPage; problem?: CardProblem }
  /** The provider has saved the card. */
  | { status: 'held'; brand: string; last4: string }
  /** Saved as well, but we could not look up what card it is. */
  | { status: 'heldUndescribed' }
  | { status: 'pageFailed' }
  /** The page did not answer in time. Nothing was charged. */
  | { status: 'pageSilent' }
  /** Too many card pages were opened within an hour. */
  | { status: 'tooManyPages'; minutes: number };

export type PayPalState =
  | { status: 'notApproved' }
  | { status: 'approving' }
  | { status: 'approved' }
  /** The buyer came back from PayPal without agreeing. */
  | { status: 'cancelled' }
  /** PayPal refused the agreement. */
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
  /** The agreement with PayPal was refused. A refused card is told by the card. */
  | { status: 'declined' }
  /** Pressed before PayPal approved or the card page was there. */
  | { status: 'methodMissing' }
  /** Pressed without a script, or before it ran: the form was posted to the server, which cannot take a payment. */
  | { status: 'scriptWanted' }
  /** Pressed without a connection: nothing was sent, and the purchase goes on once there is one. */
  | { status: 'offline' }
  /** The order changed while the card was saved. Nothing was charged. */
  | { status: 'orderChanged' }
  /** Nothing was charged. */
  | { status: 'gatewayUnavailable' }
  /** Too many purchases were tried within an hour. */
  | { status: 'tooManyAttempts'; minutes: number }
  /** Refused because the quote changed; pressing again accepts it. */
  | { status: 'totalChanged' }
  /** Bought before, for example in another tab. */
  | { status: 'alreadyBought' };

/** The seven independent parts of the checkout. */
export interface CheckoutState {
  buyer: BuyerState;
  plan: PlanState;
  region: RegionState;
  voucher: VoucherState;
  quote: QuoteState;
  payment: PaymentState;
  purchase: PurchaseState;
}
