import type { Day } from '../../../domain/days.ts';
import type { Cancelled } from '../ports.ts';
import type { Subscription, ToldSubscription } from './repository.ts';

/** A subscription that was renewing, and is told to end on a day to come. */
export interface Cancellation extends Cancelled {
  id: string;
  endsOn: Day;
  planCode: Subscription['planCode'];
}

/**
 * Which of the subscriptions that were known as renewing were cancelled since. What has ended already is left out, and what
 * another plan replaces on the same day: the mail about that plan says so.
 */
export function newCancellations(
  known: readonly Subscription[],
  told: readonly ToldSubscription[],
  today: Day,
): readonly Cancellation[] {
  return known.flatMap(({ id, externalId, endsOn: knownEnd }) => {
    const now = told.find((each) => each.externalId === externalId);
    const endsOn = now?.endsOn ?? null;
    if (now === undefined || knownEnd !== null || endsOn === null || endsOn < today) return [];
    if (told.some((each) => each !== now && each.startsOn === endsOn)) return [];
    return {
      id,
      endsOn,
      planCode: now.planCode,
      cancelledOn: today,
      cancelled: whatEnds(now, endsOn, today),
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
