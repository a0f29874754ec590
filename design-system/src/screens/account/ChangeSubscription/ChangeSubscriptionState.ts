import type { Money } from '../../../formatting/Money.ts';
import type { PaidWith, TaxShown } from '../../checkout/BillingState.ts';
import type { PaymentDue } from '../../../patterns/Page/PaymentDue.ts';
import type { KnownCharge, HeldPlan } from '../MembershipState.ts';

/**
 * What is changed. `keepPlan` takes a planned change of plan back, `cancelNext` another plan that was bought to follow,
 * `studentPrice` renews the price for students, `refund` is the money-back guarantee.
 */
export type ChangeKind =
  | 'changePlan'
  | 'keepPlan'
  | 'cancelNext'
  | 'renewOn'
  | 'pause'
  | 'undoPause'
  | 'resume'
  | 'studentPrice'
  | 'refund'
  | 'withdraw';

/** What was asked for, to ask for it once more. */
export interface AskedChange {
  kind: ChangeKind;
  plan?: string | undefined;
  months?: number | undefined;
}

/** A plan to choose: its code, and its price for a period. */
export interface PlanChoice extends HeldPlan {
  plan: string;
  price: Money;
}

/** A day of a change. `plan`: another one begins. `pause`: the first day of a pause. `ordinary`: the price for students is over. `access`: access by a code or a gift begins. */
export interface ChangeStep {
  kind: 'today' | 'plan' | 'pause' | 'charge' | 'ordinary' | 'access' | 'end';
  date: string;
  amount?: Money;
}

/** All that is shown of a change before it is confirmed. What it shows is what is charged. */
export interface ChangeOffer {
  kind: ChangeKind;
  from: HeldPlan;
  /**
   * Absent where the plan stays. After a refund, the plan that was queued; that which is cancelled. Where nothing runs, that
   * is `from`.
   */
  to?: HeldPlan;
  /** The first day of what changes. */
  startsOn: string;
  /** The first day after a pause, and after a year at the price for students. */
  until?: string;
  /** The country of the bill. */
  country: string;
  tax: TaxShown;
  /**
   * Today's charge in parts. `credit` is what is left of the present period, `keptAsCredit` what of it goes back to the account's
   * credit, which had paid it. Empty where nothing is charged today.
   */
  lines: readonly { kind: 'plan' | 'credit' | 'discount' | 'tax' | 'keptAsCredit'; amount: Money }[];
  /** Less than nothing where money is given back. */
  totalToday: Money;
  /** The current plan ends, and can be renewed before that. */
  renewable?: true;
  /** The next charge after today. */
  next?: KnownCharge;
  timeline: readonly ChangeStep[];
  /** The price for students ends with the change, or during a pause: the first day without it, and what is charged then. */
  studentPriceEnds?: KnownCharge;
  paidWith?: PaidWith;
}

/** Why a change is not made. Each has a sentence of what to do. */
export type ChangeRefusal =
  | 'NOTHING_TO_CHANGE'
  | 'CHANGED_ELSEWHERE'
  | 'SAME_PLAN'
  | 'PLAN_NOT_CHANGEABLE'
  | 'NOTHING_PLANNED'
  | 'RENEWAL_IS_OFF'
  | 'RENEWAL_IS_ON'
  /** Opened by a voucher or a gift. */
  | 'NEVER_RENEWS'
  | 'SUBSCRIPTION_CANCELLED'
  | 'FREE_DAYS'
  | 'PAYMENT_DUE'
  | 'PAUSE_PLANNED'
  | 'PLAN_CHANGE_PLANNED'
  | 'NOT_PAUSED'
  | 'PURCHASE_OPEN'
  | 'CHANGE_OPEN'
  /** With the first day of the plan that follows. */
  | 'PLAN_QUEUED'
  /** Nothing runs. With the first day of the plan that was bought for later. */
  | 'PLAN_WAITS'
  | 'PLAN_NOT_SOLD'
  | 'CHANGE_NOT_FOUND'
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_METHOD_EXPIRED'
  | 'ORDER_REFUSED'
  | 'NO_GUARANTEE'
  | 'NO_WITHDRAWAL'
  | 'NO_STUDENT_PRICE'
  | 'STUDENT_NOT_VERIFIED'
  /** With the first day on which it can be renewed. */
  | 'STUDENT_PRICE_RUNS';

/** A change before it is confirmed. */
export interface UnconfirmedChange {
  userId: string;
  id: string;
  offer: ChangeOffer;
  /** The people of the family lose access by it: how many, and the first day without. */
  familyLoses?: { people: number; from: string };
}

export type ChangeSubscriptionState =
  | { status: 'choosePlan'; userId: string; from: HeldPlan; tax: TaxShown; plans: readonly PlanChoice[] }
  | { status: 'choosePause'; userId: string; from: HeldPlan; pausesOn: string }
  /** One sentence and one button: what it costs is worked out when that is pressed. */
  | {
      status: 'ready';
      userId: string;
      kind: Exclude<ChangeKind, 'pause'>;
      from: HeldPlan;
      to?: HeldPlan & { plan: string };
    }
  | ({ status: 'shown' } & UnconfirmedChange)
  /** It has become another change meanwhile, and is shown once more. */
  | ({ status: 'changed' } & UnconfirmedChange)
  | { status: 'done'; offer: ChangeOffer }
  /** It was confirmed, and its outcome is not known yet. */
  | { status: 'open'; id: string }
  /**
   * With what a renewal failed to charge, where that is why. `heldSince`: the ISO instant of a withdrawal that is only delayed:
   * it counts when it is asked for once more.
   */
  | {
      status: 'refused';
      reason: ChangeRefusal;
      day?: string;
      asked?: AskedChange;
      paymentDue?: PaymentDue;
      heldSince?: string;
    }
  | { status: 'tooManyAttempts'; minutes: number; asked?: AskedChange }
  | { status: 'otherAccount' }
  /** The billing service does not answer: nothing was changed. */
  | { status: 'unavailable'; asked?: AskedChange; heldSince?: string };
