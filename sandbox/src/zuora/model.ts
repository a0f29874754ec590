import type { Day } from './calendar.ts';
import type { DiscountUnit, OrderAction, Term } from './order-action-schema.ts';
import type { Contact } from './order-schema.ts';

/** A charge's rhythm. */
export type BillingPeriod = 'Month' | 'Semi_Annual' | 'Annual' | 'Two_Years';

/** How a card or agreement behaves when it is charged. Real cards do not tell; ours are made to. */
export type ChargeBehaviour = 'approves' | 'declines' | 'expired' | 'answersLate' | 'failsThrice';

/** Who is billed. `accountNumber` is the client's own name for it. */
export interface Account {
  id: string;
  accountNumber: string;
  name: string;
  currency: string;
  autoPay: boolean;
  createdOn: Day;
  billToContact: Contact;
  soldToContact: Contact;
  defaultPaymentMethodId?: string;
}

/** A card or a PayPal agreement. It belongs to no account until it is first used, and then to that one alone. */
export interface PaymentMethod {
  id: string;
  type: 'CreditCard' | 'CreditCardReferenceTransaction' | 'PayPalNativeEC' | 'PayPalCP' | 'PayPalEC';
  behaviour: ChargeBehaviour;
  createdAt: string;
  accountNumber?: string;
  /** What the client handed through the payment page: whom it was shown to. */
  passthrough1?: string;
  card?: { number: string; brand: string; expirationMonth: number; expirationYear: number; holder: string };
  agreement?: { BAID: string; email: string };
  /** How many order calls have failed for a method that fails thrice. */
  failures: number;
}

/** A price of a subscription, a discount on its prices, or what is billed once. */
export interface RatePlanCharge {
  id: string;
  number: string;
  productRatePlanChargeId: string;
  name: string;
  effectiveStartDate: Day;
  /** The first day without it; absent where it lasts as long as the subscription. */
  effectiveEndDate?: Day;
  pricing:
    | { model: 'FlatFee'; billingPeriod: BillingPeriod; price: number }
    | { model: 'DiscountPercentage'; percentage: number; upTo?: DiscountDuration; periodsUsed: number }
    /** Billed once, on its first day. A negative one is credit. */
    | { model: 'OneTimeFlatFee'; price: number };
}

/** How long a discount lasts from the first paid day. */
export interface DiscountDuration {
  periods: number;
  unit: DiscountUnit;
}

/** A rate plan within a subscription. */
export interface RatePlan {
  id: string;
  productRatePlanId: string;
  name: string;
  productName: string;
  /** The days that changes of plan bring it in and take it out. */
  addedOn?: Day;
  removedOn?: Day;
  charges: RatePlanCharge[];
}

/** How far a subscription is billed. */
export interface BillingProgress {
  /** The first day that no whole period was billed for. */
  nextDay: Day;
  /** The day of the month that periods begin on, or the last one of a shorter month. */
  cycleDay: number;
  /** The first day after everything that was billed and not credited; absent before the first bill. */
  chargedThrough?: Day;
  /** The lines of the period that is paid for now, as they were billed. */
  billed: InvoiceItem[];
  /** Lines of what took effect with an order and is not on an invoice yet. */
  pending?: { day: Day; items: InvoiceItem[] };
}

/** A pause, from when it is ordered until it is over. */
export interface Pause {
  suspendDate: Day;
  /** The first day after it; absent while that is open. */
  resumeDate?: Day;
  extendsTerm: boolean;
  /** Whether the suspension took effect. */
  begun: boolean;
  /** What was credited when it began, as it was billed. */
  credited: InvoiceItem[];
  /** The end of the term before the pause moved it. */
  termBefore?: Pick<Subscription, 'termStartDate' | 'termEndDate' | 'termCycleDay'>;
}

/** What was bought. Days are whole days in UTC, the end is the first day without it. */
export interface Subscription {
  id: string;
  subscriptionNumber: string;
  accountNumber: string;
  orderNumber: string;
  status: 'Active' | 'Suspended' | 'Cancelled';
  /** Whether its term is over and was not renewed. On the wire it is still `Active`, as in the real Zuora. */
  ended: boolean;
  contractEffectiveDate: Day;
  /** From here on it can be used. */
  serviceActivationDate: Day;
  /** From here on it is paid for; later than activation for a trial. */
  customerAcceptanceDate: Day;
  termStartDate: Day;
  termEndDate: Day;
  /** The day of the month that terms begin on, or the last one of a shorter month. */
  termCycleDay: number;
  initialTerm: Term;
  currentTerm: Term;
  renewalTerm: Term;
  autoRenew: boolean;
  cancelledDate?: Day;
  ratePlans: RatePlan[];
  billing: BillingProgress;
  /** The day that a planned change of plan takes effect. */
  planChangesOn?: Day;
  pause?: Pause;
}

/** An order that was carried out. */
export interface Order {
  id: string;
  orderNumber: string;
  accountNumber: string;
  orderDate: Day;
  createdAt: string;
  /** What it did to which subscription, in its order. */
  subscriptions: { subscriptionNumber: string; orderActions: OrderAction[] }[];
  invoiceNumbers: string[];
}

/** A line of an invoice; amounts in minor units. Those of a discount and of unused time are negative. */
export interface InvoiceItem {
  processingType: 'Charge' | 'Discount';
  productName: string;
  chargeName: string;
  productRatePlanChargeId: string;
  chargeNumber: string;
  subscriptionNumber: string;
  serviceStartDate: Day;
  serviceEndDate: Day;
  unitPrice: number;
  amountWithoutTax: number;
  taxAmount: number;
  taxMode: TaxMode;
  /** Which tax it is; absent where there is none. */
  tax?: { name: string; jurisdiction: string; rate: number };
}

/** Whether prices hold the tax already. */
export type TaxMode = 'TaxInclusive' | 'TaxExclusive';

/** A posted invoice, in minor units. One that credits more than it charges has a negative balance, until that is used. */
export interface Invoice {
  id: string;
  invoiceNumber: string;
  accountNumber: string;
  subscriptionNumber: string;
  invoiceDate: Day;
  amount: number;
  taxAmount: number;
  balance: number;
  items: InvoiceItem[];
  /** When a declined collection is tried again. */
  retryOn?: Day;
  attempts: number;
  /** What was left to pay when its collection was given up. */
  writtenOff?: number;
}

/** Money that (never really) moved, in minor units. */
export interface Payment {
  id: string;
  paymentNumber: string;
  accountNumber: string;
  invoiceNumber: string;
  paymentMethodId: string;
  amount: number;
  effectiveDate: Day;
  /** `Processing` until the gateway has answered: its invoice takes no other payment meanwhile. */
  status: 'Processing' | 'Processed' | 'Error';
  gatewayResponse: GatewayResponse;
  /** The client's own number of a payment that it asked for. */
  gatewayOrderId?: string;
  /** When a slow gateway answers, in real milliseconds. */
  answersAt?: number;
}

/** What the gateway said to a payment. */
export interface GatewayResponse {
  code: string;
  message: string;
}

/** How often an invoice is collected, and how many days lie between two tries: settings of the tenant. */
export interface RetryRule {
  tries: number;
  daysBetween: number;
}

/** Money that went back to where a payment came from, in minor units. */
export interface Refund {
  id: string;
  refundNumber: string;
  accountNumber: string;
  subscriptionNumber: string;
  paymentNumber: string;
  paymentMethodId: string;
  /** The invoice with the credit that it pays out. */
  invoiceNumber: string;
  amount: number;
  refundDate: Day;
}

/** A callout to the client's server, once for each event. */
export interface Callout {
  id: string;
  eventType: CalloutEvent;
  occurredAt: string;
  facts: CalloutFacts;
  attempts: { at: string; outcome: string }[];
  delivered: boolean;
}

/** The events that send callouts. */
export type CalloutEvent =
  | 'SubscriptionCreated'
  | 'SubscriptionChanged'
  | 'SubscriptionTermsChanged'
  | 'SubscriptionSuspended'
  | 'SubscriptionResumed'
  | 'SubscriptionRenewed'
  | 'SubscriptionCancelled'
  | 'SubscriptionExpired'
  | 'InvoicePosted'
  | 'PaymentProcessed'
  | 'PaymentRefundProcessed'
  | 'PaymentDeclined';

/** Which things an event was about. */
export interface CalloutFacts {
  accountNumber: string;
  subscriptionNumber: string;
  orderNumber?: string;
  invoiceNumber?: string;
  paymentNumber?: string;
  refundNumber?: string;
  amount?: number;
  currency?: string;
  effectiveDate?: Day;
}

/** An answer kept for its idempotency key. Without a status code the first call still runs. */
export interface KeptAnswer {
  fingerprint: string;
  at: string;
  running: boolean;
  statusCode?: number;
  body?: string;
}

/** Leave to show the payment page and make one method on it. */
export interface PageSignature {
  token: string;
  signature: string;
  tenantId: string;
  pageId: string;
  origin: string;
  passthrough1?: string;
  expiresAt: number;
  used: boolean;
}

/** Everything Zuora remembers. */
export interface ZuoraState {
  accounts: Record<string, Account>;
  paymentMethods: Record<string, PaymentMethod>;
  subscriptions: Record<string, Subscription>;
  orders: Record<string, Order>;
  invoices: Record<string, Invoice>;
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  callouts: Callout[];
  answers: Record<string, KeptAnswer>;
  signatures: Record<string, PageSignature>;
  /** Bearer tokens and when each ends, in real milliseconds. */
  accessTokens: Record<string, number>;
  lastNumber: number;
}

/** Zuora before anything happened. */
export function emptyZuoraState(): ZuoraState {
  return {
    accounts: {},
    paymentMethods: {},
    subscriptions: {},
    orders: {},
    invoices: {},
    payments: {},
    refunds: {},
    callouts: [],
    answers: {},
    signatures: {},
    accessTokens: {},
    lastNumber: 0,
  };
}
