import type { FamilyAccess } from '../FamilyAccessState.ts';
import type { Money } from '../../../formatting/Money.ts';
import type { BillingPeriod, BillingStep, Discount, PlanKind } from '../BillingState.ts';

/** Whose account buys. */
export interface BuyerState {
  email: string;
  /** The organisation that pays for the buyer already. */
  employer?: string;
  /** What the owner of the family is called that the buyer joined, and leaves with a family plan of their own. */
  familyOwner?: string;
  /** Without such an organisation: the access that the buyer has by a family already. */
  family?: FamilyAccess;
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

/** Why a postal code that was typed cannot be used: the refusals of a quote. */
export type PostalCodeRefusal = 'malformed' | 'unknown';

/** The billing country, and the postal code where tax depends on it. */
export type RegionState =
  /** The country is not known. */
  | { status: 'countryWanted'; country?: undefined }
  | { status: 'countryAlone'; country: string }
  | { status: 'postalCodeWanted'; country: string }
  | { status: 'postalCodeKnown'; country: string; postalCode: string }
  /** The postal code cannot be used. It is empty where it is missing. */
  | {
      status: 'postalCodeRefused';
      country: string;
      postalCode: string;
      problem: 'missing' | PostalCodeRefusal;
    };

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
  | { reason: 'newMembersOnly' }
  /** Of a member who is not verified as a student. */
  | { reason: 'studentsOnly' }
  /** It is redeemed by itself, on its own page. */
  | { reason: 'opensAccess' }
  /** Free days that a member gives, of a visitor who had such an offer before. */
  | { reason: 'referralNotEligible' }
  /** The same of a buyer whose email has to be confirmed first. */
  | { reason: 'addressUnproved' }
  /** The service did not answer. */
  | { reason: 'unavailable' };

/** Free days that a member gives to a friend. */
export interface FreeDaysGiven {
  freeDays: number;
  /** First name of the member. */
  referrerName: string;
}

export type VoucherState =
  | { status: 'none' }
  | { status: 'checking'; code: string }
  | { status: 'applied'; code: string; offer: Discount | FreeDaysGiven }
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
  | { mode: 'included'; amount?: Money }
  | { mode: 'added'; amount: Money }
  | { mode: 'added'; limit: TaxLimit };

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
  discount?: Discount & { /** A positive amount. */ amount: Money };
  tax: QuoteTax;
  /** First period, with discount and with the tax as far as it is known. */
  firstPeriod: Money;
  totalToday: Money;
  /** The day of the quote: a date in another year is shown with its year. */
  orderedOn: string;
  /** Without today where the plan is queued: nothing happens on that day. */
  timeline: readonly BillingStep[];
  /** Days of the money-back guarantee, if there is one. */
  refundDays?: number;
}

export type QuoteState =
  /** No quote before the country is chosen. */
  | { status: 'countryWanted' }
  /** `before` is the previous quote: its days are shown dimmed, and its sums not with the button. */
  | { status: 'loading'; before?: Quote }
  /** Without a connection. It is asked for again by itself. The previous quote may be of another plan, and is left out. */
  | { status: 'offline' }
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
  /** All fields that are not right: `missing` where each of them is empty. */
  | { reason: 'missing' | 'invalid'; fields: readonly CardField[] };

/** `room` is the height in px of the page that a card was typed into: the order keeps its place while it is confirmed. */
export type CardState =
  /** Without `page` its address is being fetched, with it the frame is loading. */
  | { status: 'loadingPage'; page?: CardPage; problem?: CardProblem }
  | { status: 'page'; page: CardPage; problem?: CardProblem }
  /** The purchase button was pressed: the page checks the card, and then saves it. */
  | { status: 'submitting'; page: CardPage; problem?: CardProblem }
  /** The provider has saved the card. */
  | { status: 'saved'; brand: string; last4: string; room?: number }
  /** Saved as well, but we could not look up what card it is. */
  | { status: 'savedUndescribed'; room?: number }
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
  /** Flag `showTablessPaymentForm`: `list` shows each payment method in a row with its fields below it. */
  layout: 'list' | 'tabs';
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
  /** The agreement with PayPal was refused. A refused card is a problem of the card's state. */
  | { status: 'declined' }
  /** Pressed before PayPal approved or the card page was there. */
  | { status: 'methodMissing' }
  /** Pressed without a script, or before it ran: the form was posted to the server, which cannot take a payment. */
  | { status: 'scriptWanted' }
  /** Pressed without a connection: nothing was sent, and the purchase goes on once there is one. */
  | { status: 'offline' }
  /** The quote changed while the card was saved. Nothing was charged. */
  | { status: 'quoteChangedMeanwhile' }
  /** Nothing was charged. */
  | { status: 'gatewayUnavailable' }
  /** Too many purchases were tried within an hour. */
  | { status: 'tooManyAttempts'; minutes: number }
  /** Refused because the quote changed; pressing again accepts it. */
  | { status: 'totalChanged' }
  /** Bought before, for example in another tab. */
  | { status: 'alreadyBought' };

/** The frame in which the payment provider shows the buttons of wallets. */
export interface WalletFrame {
  /** Address of the frame, which is a page of the site. */
  src: string;
  /** In px, once there are buttons. */
  height?: number;
}

/** Why nothing came of a wallet. Nothing was charged. */
export type WalletProblem = 'cancelled' | 'declined' | 'unavailable';

/** Apple Pay and Google Pay, as an alternative to the purchase button. */
export type WalletState =
  /** Not offered: nothing is shown, and nothing was loaded. */
  | { status: 'absent' }
  /** The frame is loading, or the browser has none of the wallets: nothing is shown, and no room is kept. */
  | { status: 'preparing'; frame: WalletFrame }
  /** Also while a wallet asks the buyer, which it does in a window of its own. */
  | { status: 'offered'; frame: WalletFrame }
  | { status: 'failed'; reason: WalletProblem; frame: WalletFrame };

/** The eight independent parts of the checkout. */
export interface CheckoutState {
  buyer: BuyerState;
  plan: PlanState;
  region: RegionState;
  voucher: VoucherState;
  quote: QuoteState;
  payment: PaymentState;
  wallet: WalletState;
  purchase: PurchaseState;
}
