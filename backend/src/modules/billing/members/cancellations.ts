import type { Day } from '../../../domain/days.ts';
import type { Cancelled, FailedPayment } from '../ports.ts';
import type { Subscription, ToldSubscription } from './repository.ts';

/** A subscription that was renewing, and is told to end on a day to come. */
export interface Cancellation extends Cancelled {
  id: string;
  endsOn: Day;
  planCode: Subscription['planCode'];
}

/**
 * Which of the subscriptions that were known as renewing were cancelled since. Left out is what has ended already, unless it
 * ended since it was not paid, and what another plan replaces on the same day: the mail about that plan says so.
 */
export function newCancellations(
  known: readonly Subscription[],
  told: readonly ToldSubscription[],
  {
    today,
    failureOf,
  }: { today: Day; failureOf: (ended: { externalId: string; endsOn: Day }) => FailedPayment | undefined },
): readonly Cancellation[] {
  return known.flatMap(({ id, externalId, endsOn: knownEnd }) => {
    const now = told.find((each) => each.externalId === externalId);
    const endsOn = now?.endsOn ?? null;
    if (now === undefined || knownEnd !== null || endsOn === null) return [];
    const failure = failureOf({ externalId, endsOn });
    if (endsOn < today && failure === undefined) return [];
    if (told.some((each) => each !== now && each.startsOn === endsOn)) return [];
    return {
      id,
      endsOn,
      planCode: now.planCode,
      cancelledOn: today,
      cancelled:
        failure === undefined
          ? whatEnds(now, endsOn, today)
          : { kind: 'unpaid' as const, accessUntil: endsOn, ...failure },
    };
  });
}

function whatEnds(
  { startsOn, firstChargeOn }: ToldSubscription,
  endsOn: Day,
  today: Day,
): Cancelled['cancelled'] {
  if (startsOn > today) return { kind: 'queued' };
  return { kind: firstChargeOn > today ? 'trial' : 'paid', accessUntil: endsOn };
}
