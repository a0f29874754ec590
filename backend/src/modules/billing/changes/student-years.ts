import { addMonths, type Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import { plans } from '../catalogue/plans.ts';
import type { Subscription } from '../members/repository.ts';
import type { StudentTerms } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import type { OrderedChange } from '../zuora/change-body.ts';
import { notNow, studentPriceRuns, type RefusalOf } from './refusals.ts';

/** How many months before its end a year at the price for students can be renewed. */
export const renewableMonths = 2;

/** From when on a price for students can be renewed; undefined where none ends, so that it can be at any time. */
export function studentRenewalFrom({
  discountEndsOn,
}: Pick<Subscription, 'discountEndsOn'>): Day | undefined {
  return discountEndsOn === null ? undefined : addMonths(discountEndsOn, -renewableMonths);
}

/**
 * The first day of which a verification counts for another year, on a day. One of long before the end of the present year, or
 * before today, is that of the year before.
 */
export function verifiedSince(subscription: Pick<Subscription, 'discountEndsOn'>, today: Day): Day {
  const recently = addMonths(today, -renewableMonths);
  const from = studentRenewalFrom(subscription) ?? recently;
  return from > recently ? from : recently;
}

/** Why a price for students is not renewed, by its code. */
export type StudentRefusal =
  | 'NO_STUDENT_PRICE'
  | 'RENEWAL_IS_OFF'
  | 'SUBSCRIPTION_CANCELLED'
  | 'PAUSE_PLANNED'
  | 'PLAN_CHANGE_PLANNED'
  | 'PAYMENT_DUE'
  | 'STUDENT_PRICE_RUNS'
  | 'STUDENT_NOT_VERIFIED';

/** Why a price for students is not renewed on a day. `due`: what could not be charged. */
export function refusedStudent(
  subscription: Pick<
    Subscription,
    'planCode' | 'endsOn' | 'renewalOff' | 'pausedFrom' | 'planned' | 'discountEndsOn'
  >,
  {
    studentTerms,
    due,
    today,
  }: { studentTerms: StudentTerms | undefined; due: Money | undefined; today: Day },
): RefusalOf<StudentRefusal> | undefined {
  const { planCode, endsOn, renewalOff, pausedFrom, planned } = subscription;
  if (studentTerms === undefined || plans[planCode].period !== 'year') return notNow.NO_STUDENT_PRICE;
  if (endsOn !== null) return renewalOff ? notNow.RENEWAL_IS_OFF : notNow.SUBSCRIPTION_CANCELLED;
  if (pausedFrom !== null) return notNow.PAUSE_PLANNED;
  if (planned !== null) return notNow.PLAN_CHANGE_PLANNED;
  if (due !== undefined) return notNow.PAYMENT_DUE;
  const from = studentRenewalFrom(subscription);
  if (from !== undefined && today < from) return studentPriceRuns(from);
  const { verifiedOn } = studentTerms;
  return verifiedOn === undefined || verifiedOn < verifiedSince(subscription, today)
    ? notNow.STUDENT_NOT_VERIFIED
    : undefined;
}

/** The price for students of a member who has it, or may have it again by a press alone. */
export interface HeldStudentPrice {
  /** The first day without it; absent where it is over. */
  until?: Day;
  /** What keeps it for another year: nothing yet, a verification, or its confirmation alone. */
  next: 'later' | 'verify' | 'confirm';
}

/** How a price for students stands, by why it cannot be renewed now. Undefined where it is over, and not verified again. */
export function heldStudentPrice(
  { discountEndsOn }: Pick<Subscription, 'discountEndsOn'>,
  refusal: Refusal | undefined,
  today: Day,
): HeldStudentPrice | undefined {
  const until = studentPriceUntil({ discountEndsOn }, today);
  if (refusal === undefined) return { ...(until !== undefined && { until }), next: 'confirm' };
  if (until === undefined) return undefined;
  return { until, next: refusal === notNow.STUDENT_NOT_VERIFIED ? 'verify' : 'later' };
}

/** The first day without the price for students, of one who has it; undefined where it is over. */
export function studentPriceUntil(
  { discountEndsOn }: Pick<Subscription, 'discountEndsOn'>,
  today: Day,
): Day | undefined {
  return discountEndsOn !== null && discountEndsOn > today ? discountEndsOn : undefined;
}

/** Another year at the price for students: from the end of the present one, or with the next charge where that is over. */
export function studentYear(
  { discountEndsOn, nextChargeOn }: Pick<Subscription, 'discountEndsOn' | 'nextChargeOn'>,
  { percentOff, months }: Pick<StudentTerms, 'percentOff' | 'months'>,
  today: Day,
): OrderedChange {
  const next = nextChargeOn ?? today;
  const from = discountEndsOn !== null && discountEndsOn > next ? discountEndsOn : next;
  return { kind: 'studentPrice', percentOff, months, from, until: addMonths(from, months) };
}
