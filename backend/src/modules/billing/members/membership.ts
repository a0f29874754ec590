import { Type, type Static } from 'typebox';
import { addDays, type Day } from '../../../domain/days.ts';
import { DayText } from '../../../domain/day-text.ts';
import { Money } from '../../../domain/money.ts';
import { moneyBackDaysOf, planCodes, planKinds, plans } from '../catalogue/plans.ts';
import { concludedOn, lastDayToWithdraw } from '../catalogue/withdrawal.ts';
import { beginsByItself, standingOf } from '../eligibility.ts';
import { reminderDays } from '../catalogue/reminder-days.ts';
import { subscriptionSources } from '../tables.ts';
import { chargeAfterDiscount } from './charge-after-discount.ts';
import type { ChargedSubscription } from './less-credit.ts';
import type { Payment, Subscription } from './repository.ts';

const MembershipEntry = Type.Object({
  date: DayText,
  /** `change`: the plan became another one, in the same subscription. */
  kind: Type.Enum(['start', 'change', 'payment', 'reminder', 'charge', 'renewal', 'end']),
  /** What is charged, and what was taken off it, since credit pays that. */
  amount: Type.Optional(Money),
  credit: Type.Optional(Money),
});
type MembershipEntry = Static<typeof MembershipEntry>;

const ComingCharge = Type.Object({
  date: DayText,
  /** What is charged. */
  amount: Type.Optional(Money),
  /** What was taken off it, since credit pays that; absent where it pays nothing. */
  credit: Type.Optional(Money),
});

const SubscribedPlan = Type.Object({
  subscriptionId: Type.String(),
  /** Its number at the billing company, by which it can be cancelled; absent where another company bills it. */
  number: Type.Optional(Type.String()),
  source: Type.Enum([...subscriptionSources]),
  plan: Type.Enum([...planCodes]),
  kind: Type.Enum([...planKinds]),
  period: Type.Enum(['month', 'halfYear', 'year']),
  family: Type.Boolean(),
  startsOn: DayText,
  /** The first day without it; absent while it renews. */
  endDate: Type.Optional(DayText),
  nextCharge: Type.Optional(ComingCharge),
  /** The first charge after a discount, and what is charged from then on; absent without one. */
  afterDiscount: Type.Optional(Type.Object({ date: DayText, amount: Money })),
});
type SubscribedPlan = Static<typeof SubscribedPlan>;

/** Another plan that follows in the same subscription. */
const PlannedPlan = Type.Object({
  plan: Type.Enum([...planCodes]),
  kind: Type.Enum([...planKinds]),
  period: Type.Enum(['month', 'halfYear', 'year']),
  startsOn: DayText,
  /** What its first charge is, which comes on its first day, and what credit pays of it beside. */
  amount: Type.Optional(Money),
  credit: Type.Optional(Money),
});

const QueuedPlan = Type.Object({
  ...SubscribedPlan.properties,
  /** The last day of its refund period, which begins with its first charge, and its length in days; absent without one. */
  refundUntil: Type.Optional(DayText),
  refundDays: Type.Optional(Type.Integer()),
});

/** A user's past, current and queued subscriptions. */
export const Membership = Type.Object({
  /** `ACTIVE` is a subscriber; anything else is not. */
  status: Type.Enum(['ACTIVE', 'PAUSED', 'EXPIRED', 'NONE']),
  standing: Type.Enum(['none', 'trial', 'renewing', 'paused', 'ending', 'over']),
  current: Type.Optional(SubscribedPlan),
  /** Begins when the current one ends. */
  queued: Type.Optional(QueuedPlan),
  /** The plan that the current one is changed to. */
  planned: Type.Optional(PlannedPlan),
  /** A pause that is planned or runs: its first day, and the first one after it, where that is known. */
  pause: Type.Optional(Type.Object({ from: DayText, until: Type.Optional(DayText) })),
  /** Its renewal was switched off, and can be switched on again before it ends. */
  renewable: Type.Optional(Type.Literal(true)),
  /** What was and will be, in order. */
  timeline: Type.Array(MembershipEntry),
  /** The last day of an annual plan's refund period, and its length in days; absent without one. */
  refundUntil: Type.Optional(DayText),
  refundDays: Type.Optional(Type.Integer()),
  /** The last day to withdraw from its contract, where the law lets a consumer do so; absent once that is over. */
  withdrawUntil: Type.Optional(DayText),
  /** Whether it can be ended here, and not where another company bills it. */
  cancellable: Type.Boolean(),
});
export type Membership = Static<typeof Membership>;

const examplePlan: SubscribedPlan = {
  subscriptionId: '5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20',
  number: 'A-S00000142',
  source: 'zuora',
  plan: 'B2C14DANNUAL',
  kind: 'annual',
  period: 'year',
  family: false,
  startsOn: '2026-11-21',
};

/** Free days of an annual plan, as the API's documentation shows them. */
export const membershipExample: Membership = {
  status: 'ACTIVE',
  standing: 'trial',
  current: {
    ...examplePlan,
    nextCharge: { date: '2026-12-05', amount: { amount: 6999, currency: 'EUR' } },
  },
  timeline: [
    { date: '2026-11-21', kind: 'start' },
    { date: '2026-12-02', kind: 'reminder' },
    { date: '2026-12-05', kind: 'charge', amount: { amount: 6999, currency: 'EUR' } },
  ],
  cancellable: true,
};

/** The same free days after they were cancelled. */
export const cancelledMembershipExample: Membership = {
  status: 'ACTIVE',
  standing: 'ending',
  current: { ...examplePlan, endDate: '2026-12-05' },
  timeline: [
    { date: '2026-11-21', kind: 'start' },
    { date: '2026-12-05', kind: 'end' },
  ],
  cancellable: false,
};

/** A user's subscriptions as of a day. */
export function membershipOn(
  today: Day,
  subscriptions: readonly ChargedSubscription[],
  payments: readonly Payment[],
): Membership {
  const queued = subscriptions.find((each) => standingOf(each, today) === 'queued');
  const current = subscriptions.find((each) => ['renewing', 'ending'].includes(standingOf(each, today)));
  const waiting = queued === undefined ? {} : { queued: queuedPlan(queued) };
  if (current === undefined) {
    const had = subscriptions.length > (queued === undefined ? 0 : 1);
    const status = had ? ('EXPIRED' as const) : ('NONE' as const);
    return {
      status,
      standing: had ? 'over' : 'none',
      timeline: [],
      cancellable: false,
      ...waiting,
    };
  }

  const ending = current.endsOn !== null;
  const follows = queued !== undefined && !beginsByItself(queued);
  const { pausedFrom, pausedUntil } = current;
  const paused = pausedFrom !== null && pausedFrom <= today;
  const own = payments.filter(({ subscriptionNumber }) => subscriptionNumber === current.externalId);
  const refund = runningRefund(current, own, today);
  const withdrawUntil = runningWithdrawal(current, today);
  return {
    status: paused ? 'PAUSED' : 'ACTIVE',
    standing: standingShown(current, { paused, today }),
    current: subscribedPlan(current),
    timeline: timelineOf(current, own, today),
    cancellable: current.source === 'zuora' && !ending,
    ...(ending && current.renewalOff && !follows && { renewable: true as const }),
    ...(current.planned !== null && !ending && { planned: plannedPlan(current.planned, current) }),
    ...(pausedFrom !== null && {
      pause: { from: pausedFrom, ...(pausedUntil !== null && { until: pausedUntil }) },
    }),
    ...refund,
    ...(withdrawUntil !== undefined && { withdrawUntil }),
    ...waiting,
  };
}

function standingShown(
  { endsOn, firstChargeOn }: Subscription,
  { paused, today }: { paused: boolean; today: Day },
): Membership['standing'] {
  if (endsOn !== null) return 'ending';
  if (paused) return 'paused';
  return firstChargeOn > today ? 'trial' : 'renewing';
}

function subscribedPlan(subscription: ChargedSubscription): Static<typeof SubscribedPlan> {
  const { id, externalId, source, planCode, startsOn, endsOn, nextChargeOn, nextCharge, afterDiscount } =
    subscription;
  const { creditUsed } = subscription;
  const { kind, period, family } = plans[planCode];
  return {
    subscriptionId: id,
    ...(source === 'zuora' && { number: externalId }),
    source,
    plan: planCode,
    kind,
    period,
    family,
    startsOn,
    ...(endsOn !== null && { endDate: endsOn }),
    ...(nextChargeOn !== null && {
      nextCharge: {
        date: nextChargeOn,
        ...(nextCharge !== null && { amount: nextCharge }),
        ...(creditUsed !== undefined && { credit: creditUsed }),
      },
    }),
    ...(nextChargeOn !== null && afterDiscount !== null && { afterDiscount }),
  };
}

function plannedPlan(
  { plan, startsOn }: NonNullable<Subscription['planned']>,
  { nextChargeOn, nextCharge, creditUsed }: ChargedSubscription,
): Static<typeof PlannedPlan> {
  const { kind, period } = plans[plan];
  const amount = nextChargeOn === startsOn ? nextCharge : null;
  if (amount === null) return { plan, kind, period, startsOn };
  return { plan, kind, period, startsOn, amount, ...(creditUsed !== undefined && { credit: creditUsed }) };
}

function queuedPlan(subscription: ChargedSubscription): Static<typeof QueuedPlan> {
  return { ...subscribedPlan(subscription), ...refundPeriod(subscription, []) };
}

function timelineOf(
  subscription: ChargedSubscription,
  payments: readonly Payment[],
  today: Day,
): MembershipEntry[] {
  const { startsOn, firstChargeOn, planSince, nextChargeOn, nextCharge, afterDiscount, endsOn } =
    subscription;
  const { creditUsed: credit } = subscription;
  const entries: MembershipEntry[] = [{ date: startsOn, kind: 'start' }];
  for (const { paidOn, amount } of payments) entries.push({ date: paidOn, kind: 'payment', amount });
  if (planSince !== null && planSince > firstChargeOn && planSince <= today) {
    const after = entries.findIndex(({ kind, date }) => kind === 'payment' && date >= planSince);
    entries.splice(after === -1 ? entries.length : after, 0, { date: planSince, kind: 'change' });
  }
  const inTrial = endsOn === null && firstChargeOn > today;
  if (inTrial && firstChargeOn > startsOn) {
    entries.push({ date: addDays(firstChargeOn, -reminderDays), kind: 'reminder' });
  }
  if (nextChargeOn !== null) {
    const charged = { ...(nextCharge !== null && { amount: nextCharge }), ...(credit && { credit }) };
    entries.push({ date: nextChargeOn, kind: inTrial ? 'charge' : 'renewal', ...charged });
    const ordinary = afterDiscount && chargeAfterDiscount(subscription);
    if (ordinary) entries.push({ ...ordinary, kind: 'renewal' });
  }
  if (endsOn !== null) entries.push({ date: endsOn, kind: 'end' });
  return entries;
}

/** The refund period of a plan through its last day; undefined once that is over. */
export function runningRefund(
  subscription: Subscription,
  payments: readonly Payment[],
  today: Day,
): ReturnType<typeof refundPeriod> {
  const own = payments.filter(({ subscriptionNumber }) => subscriptionNumber === subscription.externalId);
  const period = refundPeriod(subscription, own);
  return period !== undefined && period.refundUntil >= today ? period : undefined;
}

/**
 * The last day to withdraw from a contract; undefined once that is over. Another plan is another contract. What another
 * company sold, and access by a voucher, is no contract with us that is paid for.
 */
export function runningWithdrawal(subscription: Subscription, today: Day): Day | undefined {
  const { planCode, source } = subscription;
  if (source !== 'zuora' || plans[planCode].kind === 'access') return undefined;
  const last = lastDayToWithdraw(concludedOn(subscription));
  return last >= today ? last : undefined;
}

/** Begins with the plan's first payment. What another company billed is not ours to give back. */
function refundPeriod(
  { planCode, source, firstChargeOn, planSince }: Subscription,
  payments: readonly Payment[],
): { refundUntil: Day; refundDays: number } | undefined {
  const refundDays = moneyBackDaysOf(planCode);
  if (refundDays === undefined || source !== 'zuora') return undefined;
  const since = planSince ?? firstChargeOn;
  const first = payments.find(({ paidOn }) => paidOn >= since)?.paidOn;
  const from = first ?? (since > firstChargeOn ? since : firstChargeOn);
  return { refundUntil: addDays(from, refundDays), refundDays };
}
