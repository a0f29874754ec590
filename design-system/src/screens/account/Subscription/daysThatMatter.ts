import type { Money } from '../../../formatting/Money.ts';
import type { HeldPlanName, MembershipStep } from '../MembershipState.ts';
import { planName } from './planName.ts';
import type { OwnPlanState, QueuedPlan, WaitingPlanState } from './SubscriptionState.ts';

/**
 * What a day is about. `change`: the plan became this one. `meanwhile` is a renewal at a voucher's price, before the one at the full price. `next`: another plan
 * begins. `both`: a queued plan begins, and the current one goes on. `pause`: its first day. `refund`: the guarantee's last day.
 * `failed`: a charge was declined. `retry`: it is tried again.
 */
export type DayKind =
  MembershipStep['kind'] | 'meanwhile' | 'next' | 'both' | 'pause' | 'refund' | 'failed' | 'retry' | 'today';

/** Where several things fall on one day, the first of these is told. */
const kindsByWeight = [
  ...(['failed', 'retry', 'both', 'next', 'pause', 'end', 'charge', 'renewal', 'meanwhile'] as const),
  ...(['change', 'start', 'payment', 'reminder', 'refund', 'today'] as const),
] satisfies DayKind[];

/** A day on which something happens to a subscription. */
export interface DayThatMatters {
  date: string;
  kind: DayKind;
  when: 'past' | 'today' | 'toCome';
  amount?: Money;
  /** What credit pays beside it. */
  credit?: Money;
  /** The plan that begins, where it is another one. */
  nextPlan?: HeldPlanName;
}

type Happening = Omit<DayThatMatters, 'when'>;

/** The days of a subscription that matter, in order, each once, with today among them. */
export function daysThatMatter(state: OwnPlanState | WaitingPlanState): DayThatMatters[] {
  const { today } = state;
  const { queued } = state;
  const timeline = state.status === 'waiting' ? [] : state.timeline;
  const all: Happening[] = [
    ...(state.status === 'waiting' ? [] : happenings(state)),
    ...(queued === undefined ? [] : beginning(queued, timeline)),
    { kind: 'today', date: today },
  ];
  const dates = [...new Set(all.map(({ date }) => date))].sort();
  return dates.map((date) => ({
    ...heaviestOf(all.filter((each) => each.date === date)),
    date,
    when: whenIs(date, today),
  }));
}

function happenings(state: OwnPlanState): Happening[] {
  const { timeline, refund } = state;
  const latestPayment = timeline.findLast(({ kind }) => kind === 'payment');
  const change = timeline.findLast(({ kind }) => kind === 'change');
  const lastRenewal = timeline.findLast(({ kind }) => kind === 'renewal');
  const happening: Happening[] = timeline
    .filter(
      (step) =>
        step.kind !== 'payment' ||
        step === latestPayment ||
        step.date === timeline[0]?.date ||
        step.date === change?.date,
    )
    .map((step) => ({
      ...step,
      kind: step.kind === 'renewal' && step !== lastRenewal ? 'meanwhile' : step.kind,
    }));
  if (refund !== undefined) happening.push({ kind: 'refund', date: refund.until });
  if (state.status === 'paymentDue' && state.failedOn !== undefined) {
    happening.push({ kind: 'failed', date: state.failedOn });
  }
  if (state.status === 'paymentDue' && state.paymentDue.nextTryOn !== undefined) {
    const { amount, nextTryOn: date } = state.paymentDue;
    happening.push({ kind: 'retry', date, amount });
  }
  if (state.status === 'active' && state.planned !== undefined) {
    const { plan, first } = state.planned;
    happening.push({ kind: 'next', nextPlan: planName(plan), ...first });
  }
  if ((state.status === 'active' || state.status === 'paused') && state.pause !== undefined) {
    happening.push({ kind: 'pause', date: state.pause.from });
  }
  return happening;
}

/** The first day of a queued plan, with all that is charged on it, and the last one of its guarantee. */
function beginning({ plan, first, refund }: QueuedPlan, timeline: readonly MembershipStep[]): Happening[] {
  const beside = timeline
    .flatMap((step) => (step.kind === 'renewal' || step.kind === 'charge' ? [step] : []))
    .find(({ date }) => date === first.date);
  const next = { kind: 'next' as const, nextPlan: planName(plan), ...first };
  return [
    beside === undefined ? next : both(next, beside.amount),
    ...(refund === undefined ? [] : [{ kind: 'refund' as const, date: refund.until }]),
  ];
}

/** What the current plan and a queued one charge on the same day, where both amounts are known. */
function both({ amount: first, ...next }: Happening, other: Money | undefined): Happening {
  const amount = isFree(next) ? other : first && other && { ...first, amount: first.amount + other.amount };
  return { ...next, kind: 'both', ...(amount !== undefined && { amount }) };
}

/** Nothing is charged for access that a voucher or a gift opens. */
export function isFree({ nextPlan }: Pick<DayThatMatters, 'nextPlan'>): boolean {
  return nextPlan === 'access' || nextPlan === 'gift';
}

/** One of the things that fall on a day, with the sum of whichever has one. */
function heaviestOf(onDay: readonly Happening[]): Omit<Happening, 'date'> {
  const kind = kindsByWeight.find((each) => onDay.some((happening) => happening.kind === each)) ?? 'today';
  const own = onDay.filter((each) => each.kind === kind);
  const told = kind === 'both' ? own : [...own, ...onDay];
  const { amount, credit } = told.find((each) => each.amount !== undefined) ?? {};
  const nextPlan = onDay.find((each) => each.nextPlan !== undefined)?.nextPlan;
  return {
    kind,
    ...(amount !== undefined && { amount }),
    ...(credit !== undefined && { credit }),
    ...(nextPlan !== undefined && { nextPlan }),
  };
}

function whenIs(date: string, today: string): DayThatMatters['when'] {
  if (date === today) return 'today';
  return date < today ? 'past' : 'toCome';
}
