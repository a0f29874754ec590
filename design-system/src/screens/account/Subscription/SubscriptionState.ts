import type { GiftKind } from '../../checkout/GiftState.ts';
import type { FamilyAccess } from '../../checkout/FamilyAccessState.ts';
import type { SavedCheckout } from '../../checkout/SavedCheckoutState.ts';
import type { PaidWith } from '../../checkout/BillingState.ts';
import type { Money } from '../../../formatting/Money.ts';
import type { PaymentDue } from '../../../patterns/Page/PaymentDue.ts';
import type {
  ComingCharge,
  HeldPlan,
  HeldPlanKind,
  HeldPlanName,
  KnownCharge,
  MembershipStep,
  RefundWindow,
} from '../MembershipState.ts';

/** The company that bills a subscription bought elsewhere. */
export type SubscriptionStore = 'itunes' | 'google' | 'spotify' | 'unknown';

/** A plan that begins on a day to come, whatever becomes of the current one. */
export interface QueuedPlan {
  /** The number of its subscription, by which it can be cancelled without logging in. */
  number?: string;
  plan: HeldPlan;
  first: ComingCharge;
  refund?: RefundWindow;
}

/** Another plan that the current one is changed to, in the same subscription. */
export interface PlannedPlan {
  plan: HeldPlan;
  first: ComingCharge;
}

/** A pause: its first day, and the first one after it. */
export interface PlannedPause {
  from: string;
  until: string;
}

/** An end that was declared for a later day, without logging in. */
export interface DeclaredEnd {
  /** The day that was asked for: the contract ends with the period that holds it. */
  by: string;
  declaredOn: string;
}

/** The time that is paid for, or free: from its first day to the first day after it. */
export interface PaidPeriod {
  from: string;
  until: string;
}

/** What a period of the plan costs once a discount has ended, and whether the price holds the tax or it was added to it. */
export interface PlanPrice {
  mode: 'included' | 'added';
  amount: Money;
}

/** The payment method of a subscription. A card has a last month (`2029-08`), if it is known. */
export type ChargedTo =
  Exclude<PaidWith, { method: 'card' }> | (Extract<PaidWith, { method: 'card' }> & { validUntil?: string });

/** Where a card stands at its end. */
export type SubscribedCardEnding = 'soon' | 'over';

/** A payment that went through. */
export interface PastPayment {
  date: string;
  amount: Money;
  /** What it was for, if it is known. */
  plan?: HeldPlanKind;
  /** The number of its invoice, where it is known. */
  invoice?: string;
  /** The amount was given back. */
  refund?: true;
}

/** A subscription of the past. */
export interface EarlierPlan {
  plan: HeldPlanName;
  /** Who billed it. */
  source: 'own' | SubscriptionStore;
  from: string;
  until: string;
}

/** A gift that was given, or received and opened. `on` is the day of its standing. */
export type HeldGift =
  | {
      direction: 'given';
      id: string;
      kind: GiftKind;
      /** Whom it is for. */
      name: string;
      standing: 'waiting' | 'sent' | 'redeemed' | 'refunded' | 'expired';
      on: string;
    }
  /** `name` is the giver's, where it is kept. */
  | { direction: 'received'; kind: GiftKind; name?: string; on: string };

/** What was paid and what was held before, latest first. */
export type SubscriptionHistory =
  | { status: 'empty' }
  | {
      status: 'kept';
      payments: readonly PastPayment[];
      earlier: readonly EarlierPlan[];
      gifts?: readonly HeldGift[];
    };

/** The price for students of a plan. */
export interface SubscribedStudentPrice {
  /** The first day without it; absent where it is over, and can begin again with the next charge. */
  until?: string;
  /** What keeps it for another year: nothing yet, a verification, or its confirmation alone. */
  next: 'later' | 'verify' | 'confirm';
}

/** How many places of the own family plan are taken, open invitations among them, and of how many. */
export interface FamilyPlaces {
  taken: number;
  places: number;
}

/** A subscription that we bill ourselves. */
export interface OwnSubscription {
  /** Whose it is: named by the links to its days. */
  userId: string;
  /** Its number, by which it can be cancelled without logging in. */
  number?: string;
  today: string;
  plan: HeldPlan;
  period: PaidPeriod;
  timeline: readonly MembershipStep[];
  history: SubscriptionHistory;
  /** Absent while no amount is known. */
  price?: PlanPrice;
  paidWith?: ChargedTo;
  /** The card of `paidWith` is in its last month, or past it, and something is charged later. */
  cardEnding?: SubscribedCardEnding;
  refund?: RefundWindow;
  /** The last day to withdraw from the contract, where the law lets a consumer do so. */
  withdrawUntil?: string;
  /** The first charge after a discount; absent without one, and where it never ends. */
  afterDiscount?: KnownCharge;
  declaredEnd?: DeclaredEnd;
  studentPrice?: SubscribedStudentPrice;
  queued?: QueuedPlan;
  /** Of a family plan. */
  ownFamily?: FamilyPlaces;
}

export type SubscriptionState =
  /** No subscription, or an expired one. */
  | {
      status: 'none';
      history: SubscriptionHistory;
      savedCheckout?: SavedCheckout;
      /** The organisation that pays for the person. */
      employer?: string;
      /** Without an employer who pays: the access that the person has by a family. */
      family?: FamilyAccess;
    }
  /** Nothing runs, and a plan begins on a day to come. */
  | {
      status: 'waiting';
      userId: string;
      today: string;
      queued: QueuedPlan;
      paidWith?: ChargedTo;
      history: SubscriptionHistory;
      employer?: string;
      family?: FamilyAccess;
    }
  | ({
      status: 'trial';
      days: number;
      daysLeft: number;
      first: ComingCharge;
      reminder: string;
    } & OwnSubscription)
  /**
   * Only here another plan or a pause can be planned, and one of the two at most. Free days have neither: another plan takes
   * their place at once. What was planned is withdrawn with an end, and has begun by the day that a charge fails.
   */
  | ({ status: 'active'; next: ComingCharge; planned?: PlannedPlan; pause?: PlannedPause } & OwnSubscription)
  /** Nothing is charged, and nothing is open, until the pause ends by itself. */
  | ({ status: 'paused'; next: ComingCharge; pause: PlannedPause } & OwnSubscription)
  /** Cancelled. Access lasts until `openUntil`. */
  | ({
      status: 'ending';
      openUntil: string;
      savedCheckout?: SavedCheckout;
    } & OwnSubscription)
  /** A charge failed, last on `failedOn`, and is retried. Access continues meanwhile. */
  | ({
      status: 'paymentDue';
      paymentDue: PaymentDue;
      failedOn?: string;
      next: ComingCharge;
    } & OwnSubscription)
  /** `period` is absent where the store did not say until when it runs. `ends`: it does not renew. */
  | {
      status: 'otherSource';
      store: SubscriptionStore;
      plan: HeldPlan;
      today: string;
      period?: PaidPeriod;
      ends?: true;
      queued?: QueuedPlan;
      ownFamily?: FamilyPlaces;
      history: SubscriptionHistory;
    }
  /** The billing service does not answer. */
  | { status: 'unavailable' };

/** The states of a customer who has a plan. */
export type CurrentPlanState = Exclude<SubscriptionState, { status: 'none' | 'waiting' | 'unavailable' }>;

/** The states of a customer whom we bill. */
export type OwnPlanState = Exclude<CurrentPlanState, { status: 'otherSource' }>;

/** The state of a customer whose plan has not begun, without another one. */
export type WaitingPlanState = Extract<SubscriptionState, { status: 'waiting' }>;
