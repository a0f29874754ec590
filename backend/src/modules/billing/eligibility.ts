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
  nextChargeOn: Day | null;
  nextCharge: Money | null;
  endsOn: Day | null;
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
      /** Ends on the day that the new one begins: an upgrade. */
      replaces?: UserSubscription;
    }
  | { ok: false; code: EligibilityCode; renewalDate?: Day };

/** What is known of a user who wants to buy. */
export interface Applicant {
  subscriptions: readonly UserSubscription[];
  today: Day;
  /** The plan they want; undefined where none is named. */
  plan: PlanCode | undefined;
  /** Whether they want it in place of theirs. */
  upgrade: boolean;
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
 * The rules of who may buy what. An ending subscription may be followed by one other, if we bill both; a renewing one may
 * be replaced by a family plan, which begins when what is paid for ends.
 */
export function judgeEligibility(applicant: Applicant): Eligibility {
  const { subscriptions, today, plan, upgrade } = applicant;
  const standing = (wanted: ReturnType<typeof standingOf>) =>
    subscriptions.find((subscription) => standingOf(subscription, today) === wanted);
  const renewing = standing('renewing');
  const ending = standing('ending');
  const upgradeable = renewing !== undefined && isUpgradeable(renewing);
  const renewalDate = renewing?.nextChargeOn ?? undefined;
  const renewal: { renewalDate?: Day } = renewalDate === undefined ? {} : { renewalDate };

  if (upgrade && !(upgradeable && plan !== undefined && plans[plan].family)) {
    return { ok: false, code: 'CANNOT_UPGRADE', ...renewal };
  }
  if (!upgrade && renewing !== undefined) return { ok: false, code: 'ALREADY_SUBSCRIBER', ...renewal };
  const queued = standing('queued');
  if (queued !== undefined) {
    return { ok: false, code: 'SUBSCRIPTION_ALREADY_QUEUED', renewalDate: queued.startsOn };
  }
  if (ending !== undefined && ending.source !== 'zuora') {
    return { ok: false, code: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION', renewalDate: ending.endsOn ?? today };
  }
  if (applicant.voucherUsedBefore) return { ok: false, code: 'CANNOT_SUBSCRIBE' };
  if (applicant.paymentMethodExpired) return { ok: false, code: 'DEFAULT_PAYMENT_METHOD_EXPIRED' };
  const current = renewing ?? ending;
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
