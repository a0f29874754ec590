import type { Day } from '../../../domain/days.ts';
import type { Money } from '../../../domain/money.ts';
import type { PlanKind } from '../catalogue/plans.ts';
import type { Membership } from '../members/membership.ts';

/** What can happen on a day to come. `next`: a queued plan begins. `refund`: the guarantee's last day. */
export type DayToComeKind = 'reminder' | 'charge' | 'renewal' | 'end' | 'next' | 'refund';

/** Something that will happen to a subscription. */
export interface DayToCome {
  date: Day;
  kind: DayToComeKind;
  plan: PlanKind;
  /** What is charged, where it is known. */
  amount?: Money;
}

/** What will happen to a user's subscriptions from a day on, in order. */
export function daysToCome({ current, queued, timeline, refundUntil }: Membership, today: Day): DayToCome[] {
  const days: DayToCome[] = [];
  if (current !== undefined) {
    const plan = current.kind;
    for (const { kind, date, amount } of timeline) {
      if (kind === 'start' || kind === 'change' || kind === 'payment') continue;
      days.push({ date, kind, plan, ...(amount !== undefined && { amount }) });
    }
    if (refundUntil !== undefined) days.push({ date: refundUntil, kind: 'refund', plan });
  }
  if (queued !== undefined) {
    const { kind: plan, startsOn, nextCharge, refundUntil: until } = queued;
    days.push({
      date: nextCharge?.date ?? startsOn,
      kind: 'next',
      plan,
      ...(nextCharge?.amount !== undefined && { amount: nextCharge.amount }),
    });
    if (until !== undefined) days.push({ date: until, kind: 'refund', plan });
  }
  return days
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
