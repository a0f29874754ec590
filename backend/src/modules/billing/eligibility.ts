import type { Day } from '../../domain/days.ts';
import type { Money } from '../../domain/money.ts';
import { plans, type PlanCode } from './catalogue/plans.ts';
import type { SubscriptionSource } from './tables.ts';

/** The part of a subscription that the rules look at. */
export interface UserSubscription {
  id: string;
  source: SubscriptionSource;
  /** Its number at the company that bills it. */
  externalId: string;
  planCode: PlanCode;
  startsOn: Day;
  firstChargeOn: Day;
  nextChargeOn: Day | null;
  nextCharge: Money | null;
  endsOn: Day | null;
  /** The plan that follows in the same subscription. */
  planned?: { plan: PlanCode; startsOn: Day } | null;
  /** The first day of a pause that is planned or runs. */
  pausedFrom?: Day | null;
}

export const eligibilityCodes = [
  'ALREADY_SUBSCRIBER',
  'SUBSCRIPTION_ALREADY_QUEUED',
  'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION',
  'CANNOT_UPGRADE',
  'CANNOT_SUBSCRIBE',
  'DEFAULT_PAYMENT_METHOD_EXPIRED',
] as const;

/** Why a user may not buy. */
export type EligibilityCode = (typeof eligibilityCodes)[number];

/** Whether a user may buy, from when on, and whether the first days may be free. */
export type Eligibility =
  | {
      ok: true;
      startsOn: Day;
      mayHaveFreeDays: boolean;
      current?: UserSubscription;
      upgradeable: boolean;
      /** Ends on the day that the new one begins. */
      replaces?: UserSubscription;
    }
  | {
      ok: false;
      code: EligibilityCode;
      renewalDate?: Day;
      /** The plan that renews, where that is why. */
      renewing?: UserSubscription;
    };

/** What is known of a user who wants to buy. */
export interface Applicant {
  subscriptions: readonly UserSubscription[];
  today: Day;
  /** The plan they want; undefined where none is named. */
  plan: PlanCode | undefined;
  /** Whether they want it in place of theirs. */
  upgrade: boolean;
  /** Whether they want it from the day that theirs is paid until, where theirs renews. */
  later: boolean;
  /** Whether a charge failed and is tried again. */
  paymentDue: boolean;
  /** Whether the payment method of renewals has expired, and no other was entered. */
  paymentMethodExpired: boolean;
  /** Whether they have used the voucher they came with in an order before. */
  voucherUsedBefore: boolean;
}

/** Whether the first days may be free: once a person. */
export function mayHaveFreeDays(subscriptions: readonly unknown[]): boolean {
  return subscriptions.length === 0;
}

/** Whether a subscription that renews can be replaced by a family plan: billed by us, for one person, and without a pause. */
export function isUpgradeable({
  source,
  planCode,
  pausedFrom = null,
}: Pick<UserSubscription, 'source' | 'planCode' | 'pausedFrom'>): boolean {
  return source === 'zuora' && !plans[planCode].family && pausedFrom === null;
}

/**
 * Whether another plan can take the place of a renewing one when its paid time ends: we bill it, it has no pause and nothing
 * to be paid, and it is another plan.
 */
function canBeFollowed(
  { source, planCode, nextChargeOn, pausedFrom = null }: UserSubscription,
  { plan, today, paymentDue }: Applicant,
): boolean {
  if (source !== 'zuora' || pausedFrom !== null || paymentDue) return false;
  return plan !== undefined && !isSamePlan(plan, planCode) && nextChargeOn !== null && nextChargeOn > today;
}

/** Whether two codes stand for one plan: of one kind, and paid as often. Access is none of those that are paid. */
export function isSamePlan(one: PlanCode, other: PlanCode): boolean {
  return plans[one].kind === plans[other].kind && plans[one].period === plans[other].period;
}

/** Where a subscription stands on a day. */
export function standingOf(
  { startsOn, endsOn }: Pick<UserSubscription, 'startsOn' | 'endsOn'>,
  today: Day,
): 'queued' | 'renewing' | 'ending' | 'over' {
  // What is called off before it begins never was.
  if (endsOn !== null && (endsOn <= today || endsOn <= startsOn)) return 'over';
  if (startsOn > today) return 'queued';
  return endsOn === null ? 'renewing' : 'ending';
}

/**
 * Whether what waits leaves room for a plan that begins now: access, which costs nothing, where nothing runs before it. It keeps
 * its day, and the plan that is bought is the only one that is charged.
 */
function leavesRoom(
  queued: UserSubscription,
  { running, plan }: { running: UserSubscription | undefined; plan: PlanCode | undefined },
): boolean {
  const wantsAccess = plan !== undefined && plans[plan].kind === 'access';
  return running === undefined && beginsByItself(queued) && !wantsAccess;
}

/** Whether what is queued is access: it begins on its day whatever becomes of the plan, and beside one that renews. */
export function beginsByItself({ planCode }: Pick<UserSubscription, 'planCode'>): boolean {
  return plans[planCode].kind === 'access';
}

/** The one of these that ends last. */
function lastToEnd(subscriptions: readonly UserSubscription[]): UserSubscription | undefined {
  return subscriptions.toSorted((one, other) => (one.endsOn ?? '').localeCompare(other.endsOn ?? '')).at(-1);
}

/**
 * The rules of who may buy what. An ending subscription may be followed by one other, if we bill both; a renewing one may
 * be replaced by a family plan, or by any other one that is wanted for later, which begins when what is paid for ends. Where access waits
 * and nothing runs, a plan may be bought that begins now.
 */
export function judgeEligibility(applicant: Applicant): Eligibility {
  const { subscriptions, today, plan, upgrade, later, paymentDue } = applicant;
  const standing = (wanted: ReturnType<typeof standingOf>) =>
    subscriptions.filter((subscription) => standingOf(subscription, today) === wanted);
  const [renewing] = standing('renewing');
  const ending = lastToEnd(standing('ending'));
  const upgradeable = renewing !== undefined && isUpgradeable(renewing) && !paymentDue;
  // The day of a charge that failed is no day of a renewal.
  const renewalDate = paymentDue ? undefined : (renewing?.nextChargeOn ?? undefined);
  const renewal: { renewalDate?: Day } = renewalDate === undefined ? {} : { renewalDate };

  if (upgrade && !(upgradeable && plan !== undefined && plans[plan].family)) {
    return { ok: false, code: 'CANNOT_UPGRADE', ...renewal };
  }
  if (!upgrade && renewing !== undefined && !(later && canBeFollowed(renewing, applicant))) {
    return { ok: false, code: 'ALREADY_SUBSCRIBER', ...renewal, renewing };
  }
  const current = renewing ?? ending;
  const [queued] = standing('queued').filter((each) => !leavesRoom(each, { running: current, plan }));
  if (queued !== undefined) {
    return { ok: false, code: 'SUBSCRIPTION_ALREADY_QUEUED', renewalDate: queued.startsOn };
  }
  if (ending !== undefined && ending.source !== 'zuora') {
    return { ok: false, code: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION', renewalDate: ending.endsOn ?? today };
  }
  if (applicant.voucherUsedBefore) return { ok: false, code: 'CANNOT_SUBSCRIBE' };
  if (applicant.paymentMethodExpired) return { ok: false, code: 'DEFAULT_PAYMENT_METHOD_EXPIRED' };
  const follows = renewal.renewalDate ?? ending?.endsOn ?? today;
  return {
    ok: true,
    startsOn: follows > today ? follows : today,
    mayHaveFreeDays: mayHaveFreeDays(subscriptions),
    upgradeable,
    ...(current !== undefined && { current }),
    ...(renewing !== undefined && { replaces: renewing }),
  };
}
