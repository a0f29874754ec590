import type { Day } from '../../../domain/days.ts';
import { plans } from '../catalogue/plans.ts';
import { standingOf } from '../eligibility.ts';
import type { Cancelled, FailedPayment } from '../ports.ts';
import type { ReportedSubscription, Subscription } from './repository.ts';

/** A subscription that was renewing, and is now reported to end on a day to come. */
export interface Cancellation extends Cancelled {
  id: string;
  endsOn: Day;
  planCode: Subscription['planCode'];
}

/**
 * Which of the subscriptions that were known as renewing were cancelled since. Left out is what has ended already, unless it
 * ended since it was not paid, and what another plan replaces on the same day: the mail about that plan says so, unless that
 * one was called off. Of access there is no such mail.
 */
export function newCancellations(
  known: readonly Subscription[],
  reported: readonly ReportedSubscription[],
  {
    today,
    failureOf,
  }: { today: Day; failureOf: (ended: { externalId: string; endsOn: Day }) => FailedPayment | undefined },
): readonly Cancellation[] {
  return known.flatMap(({ id, externalId, endsOn: knownEnd }) => {
    const now = reported.find((each) => each.externalId === externalId);
    const endsOn = now?.endsOn ?? null;
    if (now === undefined || endsOn === null) return [];
    const failure = failureOf({ externalId, endsOn });
    // It ended earlier than it was cancelled to, since it was not paid.
    const endsEarlier = failure !== undefined && knownEnd !== null && endsOn < knownEnd;
    if (knownEnd !== null && !endsEarlier) return [];
    if (endsOn < today && failure === undefined) return [];
    if (reported.some((each) => each.startsOn === endsOn && isPaidFor(each) && !isOver(each, today)))
      return [];
    return {
      id,
      endsOn,
      planCode: now.planCode,
      cancelledOn: today,
      cancelled:
        failure === undefined
          ? whatEnds(now, { endsOn, today, others: reported })
          : { kind: 'unpaid' as const, accessUntil: endsOn, ...failure },
    };
  });
}

function isPaidFor({ planCode }: Pick<ReportedSubscription, 'planCode'>) {
  return plans[planCode].kind !== 'access';
}

function isOver({ startsOn, endsOn = null }: Pick<ReportedSubscription, 'startsOn' | 'endsOn'>, today: Day) {
  return standingOf({ startsOn, endsOn }, today) === 'over';
}

/** What a subscription that is cancelled leaves its owner on a day, beside the owner's other subscriptions. */
export function whatEnds(
  { startsOn, firstChargeOn }: Pick<ReportedSubscription, 'startsOn' | 'firstChargeOn'>,
  {
    endsOn,
    today,
    others,
  }: { endsOn: Day; today: Day; others: readonly Pick<ReportedSubscription, 'startsOn' | 'endsOn'>[] },
): Exclude<Cancelled['cancelled'], { kind: 'unpaid' }> {
  if (startsOn > today) {
    const current = others.find((each) => {
      return standingOf({ startsOn: each.startsOn, endsOn: each.endsOn ?? null }, today) === 'ending';
    });
    const accessUntil = current?.endsOn ?? undefined;
    return { kind: 'queued', ...(accessUntil !== undefined && { accessUntil }) };
  }
  if (endsOn <= today) return { kind: 'over' };
  return { kind: firstChargeOn > today ? 'trial' : 'paid', accessUntil: endsOn };
}
