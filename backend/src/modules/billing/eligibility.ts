import type { Day } from '../../domain/days.ts';
import { plans, type PlanCode } from './catalogue/plans.ts';
import type { SubscriptionSource } from './tables.ts';

/** The part of a subscription that the rules look at. */
export interface UserSubscription {
  id: string;
  source: SubscriptionSource;
  planCode: PlanCode;
  startsOn: Day;
  nextChargeOn: Day | null;
  endsOn: Day | null;
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
  | { ok: true; startsOn: Day; mayTry: boolean; current?: UserSubscription; upgradeable: boolean }
  | { ok: false; code: EligibilityCode; renewalDate?: Day };

/** What is known of a user who wants to buy. */
export interface Applicant {
  subscriptions: readonly UserSubscription[];
  today: Day;
  /** Whether they want a larger plan in place of theirs. */
  upgrade: boolean;
  /** Whether the payment method of renewals has expired, and no other was entered. */
  paymentMethodExpired: boolean;
  /** Whether the offer they came for may be taken by them. */
  offerRefused: boolean;
}

/** Whether the first days may be free: once a person. */
export function mayHaveFreeDays(subscriptions: readonly unknown[]): boolean {
  return subscriptions.length === 0;
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

/** The rules of who may buy what. An ending subscription may be followed by one other, if we bill both. */
export function judgeEligibility(applicant: Applicant): Eligibility {
  const { subscriptions, today, upgrade } = applicant;
  const standing = (wanted: ReturnType<typeof standingOf>) =>
    subscriptions.find((subscription) => standingOf(subscription, today) === wanted);
  const renewing = standing('renewing');
  const ending = standing('ending');
  const upgradeable = renewing?.source === 'zuora' && !plans[renewing.planCode].family;
  const renewalDate = renewing?.nextChargeOn ?? undefined;
  const renewal = renewalDate === undefined ? {} : { renewalDate };

  if (upgrade) {
    if (renewing === undefined || !upgradeable) return { ok: false, code: 'CANNOT_UPGRADE', ...renewal };
    return { ok: true, startsOn: today, mayTry: false, current: renewing, upgradeable };
  }
  if (renewing !== undefined) return { ok: false, code: 'ALREADY_SUBSCRIBER', ...renewal };
  const queued = standing('queued');
  if (queued !== undefined) {
    return { ok: false, code: 'SUBSCRIPTION_ALREADY_QUEUED', renewalDate: queued.startsOn };
  }
  if (ending !== undefined && ending.source !== 'zuora') {
    return { ok: false, code: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION', renewalDate: ending.endsOn ?? today };
  }
  if (applicant.offerRefused) return { ok: false, code: 'CANNOT_SUBSCRIBE' };
  if (applicant.paymentMethodExpired) return { ok: false, code: 'DEFAULT_PAYMENT_METHOD_EXPIRED' };
  return {
    ok: true,
    startsOn: ending?.endsOn ?? today,
    mayTry: mayHaveFreeDays(subscriptions),
    upgradeable,
    ...(ending !== undefined && { current: ending }),
  };
}
