import type { Generated } from 'kysely';
import type { Day } from '../../domain/days.ts';
import type { Currency, Money } from '../../domain/money.ts';
import type { PlanCode } from './catalogue/plans.ts';
import type { PaymentMethod, PaymentType } from './payment-methods.ts';
import type { CancellationReason } from './leaving/reasons.ts';
import type { GiftCard, GiftOffer, GiftWish } from './gifts/gift.ts';
import type { AccessOrder } from './redeeming/access-grant.ts';
import type { Offer, QuoteWish } from './quotes/offer.ts';
import type { Refusal } from './refusal.ts';
import type { ChangeOffer } from './changes/offer.ts';
import type { ChangeWish } from './changes/wish.ts';
import type { ChangeContent } from './zuora/change-body.ts';
import type { BillingAddress, OrderContent } from './zuora/order-body.ts';
import type { Tables } from '../../database/database.ts';

export const subscriptionSources = ['zuora', 'itunes', 'google', 'spotify', 'unknown'] as const;

/** The company that bills a subscription. */
export type SubscriptionSource = (typeof subscriptionSources)[number];

export const purchaseStates = ['checking', 'ordering', 'unknown', 'succeeded', 'refused'] as const;

/**
 * Where a purchase stands. `checking`: no order has left us. `ordering`: one may have. `unknown`: one has, and its
 * outcome is not known yet.
 */
export type PurchaseState = (typeof purchaseStates)[number];

export const changeStates = ['shown', 'ordering', 'unknown', 'succeeded', 'refused'] as const;

/** Where a change of a subscription stands. `shown`: it was not asked for yet. The others are as of a purchase. */
export type ChangeState = (typeof changeStates)[number];

/**
 * Where a gift stands. `shown`: its giver has not paid. `refunding`: its money is on the way back, and its code redeems
 * nothing. Whether it is redeemed stands beside it.
 */
export type GiftState = 'shown' | 'bought' | 'refunding' | 'refunded';
/** Where the replacement of a payment method stands, in the words of an order. */
export type ReplacementState = Exclude<ChangeState, 'shown'>;

/** Where an order stands, of whichever table. */
export type OrderState = PurchaseState | ChangeState;

/** The states of an order whose outcome is not settled. */
export const openStates = ['checking', 'ordering', 'unknown'] as const satisfies readonly OrderState[];

export function isOpen(state: OrderState): state is (typeof openStates)[number] {
  return openStates.some((open) => open === state);
}

/** A card by its id at the billing company, and its last month, as `2029-08`. */
export interface ChargedCard {
  id: string;
  validUntil: string;
}

/** How an account was charged before a purchase changed it. */
export interface BeforePurchase {
  address: BillingAddress;
  paymentMethodId?: string;
  /** Whether it was charged by itself. */
  autoPay: boolean;
  /** The payment methods of purchases since then. */
  changedTo: string[];
}

export type BillingTables = Tables<{
  quotes: {
    id: Generated<string>;
    userId: string;
    /** What was wished for, so that it can be drawn again. */
    asked: QuoteWish;
    /** What would be ordered. */
    content: OrderContent;
    /** What was shown. */
    offer: Offer;
    /** Equal for two quotes that charge the same on the same days. */
    fingerprint: string;
    expiresAt: Date;
    /** Whether it was looked at after it had expired, and something was bought with it. */
    kept: Generated<boolean>;
    createdAt: Generated<Date>;
  };
  /** The checkout that a member left last. One a member. */
  savedCheckouts: {
    userId: string;
    /** Another one for each checkout: the mail about it and its link name it. */
    id: Generated<string>;
    plan: PlanCode;
    /** A voucher that the last quote applied. */
    voucherCode: string | null;
    country: string;
    upgrade: boolean;
    /** When its last quote was made. */
    savedAt: Date;
    /** When it was decided whether its owner gets a mail about it: once. */
    mailDecidedAt: Date | null;
  };
  paymentReferences: {
    /** A card's reference from the payment page, or a PayPal approval's token. */
    reference: string;
    userId: string;
    type: PaymentType;
    /** Under which it is asked for, until an answer is final. */
    requestKey: Generated<string>;
    /** Null until the approval is completed. */
    paymentMethodId: string | null;
    /** Whether it was looked at a day later, and something was bought with it. */
    kept: Generated<boolean>;
    createdAt: Generated<Date>;
  };
  purchases: {
    id: string;
    userId: string;
    purchaseKey: string;
    /** Ours, unique at the billing company too: by it an order is found again. */
    orderNumber: string;
    state: PurchaseState;
    /** Null, as is the payment, for the access of a voucher. */
    quoteId: string | null;
    payment: PaymentMethod | null;
    /** The access of a voucher, which is ordered like a purchase and charges nothing. */
    access: AccessOrder | null;
    /** The very body of the order, since a key repeats an answer only for the same body. */
    orderBody: object | null;
    attempt: Generated<number>;
    /** One for each attempt. */
    gatewayKey: string | null;
    attemptedAt: Date | null;
    subscriptionNumber: string | null;
    refusal: Refusal | null;
    createdAt: Generated<Date>;
    /** When its worker last reported. */
    touchedAt: Generated<Date>;
  };
  subscriptionChanges: {
    id: string;
    userId: string;
    subscriptionId: string;
    kind: ChangeWish['kind'];
    /** What was wished for, so that it can be drawn again. */
    wish: ChangeWish;
    /** What would be ordered. */
    content: ChangeContent;
    /** What was shown. */
    offer: ChangeOffer;
    /** Equal for two changes that charge the same on the same days. */
    fingerprint: string;
    /** What the person had when it was shown: of other subscriptions it is not true any more. */
    basis: string;
    expiresAt: Date;
    state: ChangeState;
    orderNumber: string;
    orderBody: object | null;
    attempt: Generated<number>;
    gatewayKey: string | null;
    attemptedAt: Date | null;
    refusal: Refusal | null;
    /** When its owner confirmed it. Null before, and of what was confirmed before the column was added. */
    confirmedAt: Date | null;
    createdAt: Generated<Date>;
    /** When its worker last reported. */
    touchedAt: Generated<Date>;
  };
  /** When a member asked to withdraw from a contract while that could not be done. */
  withdrawalRequests: { id: string; userId: string; askedAt: Date };
  gifts: {
    id: string;
    /** The giver. */
    userId: string;
    state: GiftState;
    wish: GiftWish;
    card: GiftCard;
    offer: GiftOffer;
    /** Equal for two offers that charge the same. */
    fingerprint: string;
    /** Until when the offer holds. */
    expiresAt: Date;
    /** The giver's name, as the receiver reads it. */
    giverName: string;
    /** Null once the giver's account is closed and the mail has gone out. */
    receiverEmail: string | null;
    /** The day of the mail to the receiver, and the first on which the code redeems. Null: at once. */
    sendOn: Day | null;
    codeDigest: string | null;
    /** The code, for the giver's page and the mails. */
    sealedCode: string | null;
    /** The first day on which the code redeems nothing. */
    validUntil: Day | null;
    boughtOn: Day | null;
    /** Each gift has an account of its own at the billing company. */
    accountNumber: string | null;
    subscriptionNumber: string | null;
    sentAt: Date | null;
    mailsSent: Generated<number>;
    /** The purchase by which it was redeemed. */
    redemption: string | null;
    redeemedAt: Date | null;
    createdAt: Generated<Date>;
  };
  giftOrders: {
    id: string;
    giftId: string;
    userId: string;
    kind: 'purchase' | 'refund';
    payment: PaymentMethod | null;
    state: Exclude<ChangeState, 'shown'>;
    orderNumber: string;
    orderBody: object | null;
    attempt: Generated<number>;
    gatewayKey: string | null;
    attemptedAt: Date | null;
    refusal: Refusal | null;
    createdAt: Generated<Date>;
    /** When its worker last reported. */
    touchedAt: Generated<Date>;
  };
  paymentReplacements: {
    id: string;
    userId: string;
    accountNumber: string;
    type: PaymentType;
    /** What the account is charged to from then on. */
    paymentMethodId: string;
    /** What it was charged to before, noted before that changes; null where there was nothing. */
    replacedMethodId: string | null;
    /** What its owner was told is charged at once, since a renewal failed. */
    collect: { amount: number; currency: string } | null;
    state: ReplacementState;
    refusal: Refusal | null;
    createdAt: Generated<Date>;
    /** When its worker last reported. */
    touchedAt: Generated<Date>;
  };
  recoveryPayments: {
    id: string;
    userId: string;
    /** The replacement whose new method is charged. */
    replacementId: string;
    accountNumber: string;
    subscriptionNumber: string;
    /** What is left of the invoice of a renewal. */
    amount: Money;
    state: ReplacementState;
    /** Ours, and the gateway's for the payment: by it a payment is found again, and charged once. */
    orderNumber: string;
    orderBody: object | null;
    attempt: Generated<number>;
    gatewayKey: string | null;
    attemptedAt: Date | null;
    refusal: Refusal | null;
    createdAt: Generated<Date>;
    /** When its worker last reported. */
    touchedAt: Generated<Date>;
  };
  /** Months that were credited to members. */
  monthCredits: {
    id: string;
    userId: string;
    /** What it is given for: once for each key. */
    key: string;
    accountNumber: string;
    subscriptionNumber: string;
    /** What it comes to, with its tax. */
    amount: Money;
    state: Exclude<ChangeState, 'shown'>;
    orderNumber: string;
    orderBody: object | null;
    attempt: Generated<number>;
    gatewayKey: string | null;
    attemptedAt: Date | null;
    refusal: Refusal | null;
    createdAt: Generated<Date>;
    /** When its worker last reported. */
    touchedAt: Generated<Date>;
  };
  failedCharges: {
    accountNumber: string;
    userId: string;
    /** What could not be charged. */
    amount: Money;
    failedOn: Day;
    /** When the billing company tries again; null where it does not say. */
    nextTryOn: Day | null;
    /** Whether that is the last time. */
    lastTry: boolean;
    updatedAt: Generated<Date>;
  };
  billingAccounts: {
    accountNumber: string;
    userId: string;
    currency: Currency;
    /** Where it is billed. Null until the account is read for the first time since the column was added. */
    country: string | null;
    /** The address that it is taxed at, as it was read last; null like the country. */
    address: Generated<BillingAddress | null>;
    /** How it was charged before a purchase that is under way, or was refused and is not put back yet. */
    beforePurchase: Generated<BeforePurchase | null>;
    /** The card that its renewals are charged to, empty where it is none; null like the country. */
    card: Generated<ChargedCard | Record<string, never> | null>;
    /** The card, and its last month, that its owner was told of. */
    cardToldOf: Generated<string | null>;
    /** What it has to its credit, which pays for its next charges; null where that is nothing, and like the country. */
    credit: Generated<Money | null>;
    /** The number of the reading that it was kept from: the later one was begun later. */
    reading: Generated<string>;
  };
  subscriptions: {
    id: Generated<string>;
    userId: string;
    source: SubscriptionSource;
    /** What the company that bills it calls it. */
    externalId: string;
    planCode: PlanCode;
    startsOn: Day;
    firstChargeOn: Day;
    /** Null when nothing will be charged any more. */
    nextChargeOn: Day | null;
    nextCharge: Money | null;
    /** The first charge after a discount; null without a discount, and where it never ends. */
    afterDiscount: { date: Day; amount: Money } | null;
    /** The first day without it; null while it renews. */
    endsOn: Day | null;
    remindedOn: Day | null;
    /** The first day without the latest discount, which may have passed; null without one, and where it never ends. */
    discountEndsOn: Generated<Day | null>;
    /** The charge after a discount that its owner was told of a month before. */
    discountRemindedOf: Generated<Day | null>;
    /** The account that it is billed to. Null until it is read for the first time since the column was added. */
    accountNumber: string | null;
    /** The first day of its plan, which another may have gone before; null like the account. */
    planSince: Day | null;
    /** The plan that follows in the same subscription, from the day on that what is paid for ends. */
    planned: { plan: PlanCode; startsOn: Day } | null;
    /** Whether it ends since it does not renew, and could be made to. */
    renewalOff: Generated<boolean>;
    /** The first day of a pause, and the first one after it. */
    pausedFrom: Day | null;
    pausedUntil: Day | null;
    updatedAt: Generated<Date>;
  };
  payments: {
    paymentNumber: string;
    userId: string;
    subscriptionNumber: string | null;
    /** The invoice that it paid. Null until it is read for the first time since the column was added. */
    invoiceNumber: string | null;
    amount: Money;
    paidOn: Day;
  };
  /** Why its owner cancelled a subscription, by the end that was asked for. */
  cancellationReasons: {
    subscriptionId: string;
    endsOn: Day;
    userId: string;
    reason: CancellationReason;
    /** The owner's own words. */
    words: string | null;
    givenAt: Date;
  };
  billingCallouts: { eventId: string; receivedAt: Generated<Date> };
}>;
