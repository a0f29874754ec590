import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlanName, MembershipStep } from '../MembershipState.ts';
import { planName } from './planName.ts';
import type { OwnPlanState } from './SubscriptionState.ts';

/**
 * What a day is about. `meanwhile` is a renewal at a voucher's price, before the one at the full price. `next`: a queued
 * plan begins. `pause`: its first day. `refund`: the guarantee's last day. `failed`: a charge was declined.
 */
export type DayKind = MembershipStep['kind'] | 'meanwhile' | 'next' | 'pause' | 'refund' | 'failed' | 'today';

/** Where several things fall on one day, the first of these is told. */
const kindsByWeight = [
  ...(['failed', 'next', 'pause', 'end', 'charge', 'renewal', 'meanwhile'] as const),
  ...(['start', 'payment', 'reminder', 'refund', 'today'] as const),
] satisfies DayKind[];

/** A day on which something happens to a subscription. */
export interface DayThatMatters {
  date: string;
  kind: DayKind;
  when: 'past' | 'today' | 'toCome';
  amount?: Money;
  /** The plan that begins, where it is another one. */
  nextPlan?: HeldPlanName;
}

type Happening = Omit<DayThatMatters, 'when'>;

/** The days of a subscription that matter, in order, each once, with today among them. */
export function daysThatMatter(state: OwnPlanState): DayThatMatters[] {
  const { today } = state;
  const all = happenings(state);
  const dates = [...new Set(all.map(({ date }) => date))].sort();
  return dates.map((date) => ({
    ...heaviestOf(all.filter((each) => each.date === date)),
    date,
    when: whenIs(date, today),
  }));
}

function happenings(state: OwnPlanState): Happening[] {
  const { today, timeline, refund } = state;
  const latestPayment = timeline.findLast(({ kind }) => kind === 'payment');
  const lastRenewal = timeline.findLast(({ kind }) => kind === 'renewal');
  const happening: Happening[] = timeline
    .filter((step) => step.kind !== 'payment' || step === latestPayment || step.date === timeline[0]?.date)
    .map((step) => ({
      ...step,
      kind: step.kind === 'renewal' && step !== lastRenewal ? 'meanwhile' : step.kind,
    }));
  if (refund !== undefined) happening.push({ kind: 'refund', date: refund.until });
  if (state.status === 'paymentDue' && state.failedOn !== undefined) {
    happening.push({ kind: 'failed', date: state.failedOn });
  }
  const queued = state.status === 'ending' ? state.queued : undefined;
  if (queued !== undefined) {
    const { plan, first, refund: nextRefund } = queued;
    happening.push({ kind: 'next', nextPlan: planName(plan), ...first });
    if (nextRefund !== undefined) happening.push({ kind: 'refund', date: nextRefund.until });
  }
  if (state.status === 'active' && state.planned !== undefined) {
    const { plan, first } = state.planned;
    happening.push({ kind: 'next', nextPlan: planName(plan), ...first });
  }
  if ((state.status === 'active' || state.status === 'paused') && state.pause !== undefined) {
    happening.push({ kind: 'pause', date: state.pause.from });
  }
  return [...happening, { kind: 'today', date: today }];
}

/** One of the things that fall on a day, with the sum of whichever has one. */
function heaviestOf(onDay: readonly Happening[]): Omit<Happening, 'date'> {
  const kind = kindsByWeight.find((each) => onDay.some((happening) => happening.kind === each)) ?? 'today';
  const amount = onDay.find((each) => each.amount !== undefined)?.amount;
  const nextPlan = onDay.find((each) => each.nextPlan !== undefined)?.nextPlan;
  return { kind, ...(amount !== undefined && { amount }), ...(nextPlan !== undefined && { nextPlan }) };
}

function whenIs(date: string, today: string): DayThatMatters['when'] {
  if (date === today) return 'today';
  return date < today ? 'past' : 'toCome';
}
