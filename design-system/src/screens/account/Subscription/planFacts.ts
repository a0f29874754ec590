import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { Place } from '../../../formatting/Place.ts';
import type { ComingCharge } from '../MembershipState.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { storeNames } from './storeNames.ts';

export interface PlanFact {
  label: string;
  value: string;
}

/** The facts of a plan as labels and values. */
export function planFacts(state: CurrentPlanState, place: Place, t: TFunction<'subscription'>): PlanFact[] {
  const openUntil = 'openUntil' in state ? state.openUntil : undefined;
  const store = state.status === 'otherSource' ? state.store : 'unknown';
  const facts = [
    { label: t(($) => $.openUntil), value: openUntil && dayIn(place, openUntil) },
    { label: t(($) => $.charge.label), value: chargeOf(state, place, t) },
    { label: t(($) => $.afterDiscount.label), value: afterDiscountOf(state, place, t) },
    { label: t(($) => $.nextPlan.label), value: nextPlanOf(state, place, t) },
    { label: t(($) => $.paidWith.label), value: paidWithOf(state, t) },
    { label: t(($) => $.billedBy), value: store === 'unknown' ? undefined : storeNames[store] },
    { label: t(($) => $.refund.label), value: refundOf(state, place, t) },
  ];

  return facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

function chargeOf(state: CurrentPlanState, place: Place, t: TFunction<'subscription'>): string | undefined {
  switch (state.status) {
    case 'trial':
      return chargeWords(state.first, place, t);
    case 'active':
    case 'paymentDue':
      return chargeWords(state.next, place, t);
    case 'ending':
      return state.queued === undefined ? t(($) => $.charge.none) : chargeWords(state.queued.first, place, t);
    case 'otherSource':
      return undefined;
  }
}

function chargeWords({ date, amount }: ComingCharge, place: Place, t: TFunction<'subscription'>): string {
  const day = dayIn(place, date);
  return amount === undefined
    ? day
    : t(($) => $.charge.onDay, { amount: formatMoney(amount, place.language), day });
}

function afterDiscountOf(
  state: CurrentPlanState,
  place: Place,
  t: TFunction<'subscription'>,
): string | undefined {
  if (state.status === 'otherSource' || state.afterDiscount === undefined) return undefined;
  const { amount, date } = state.afterDiscount;
  return t(($) => $.afterDiscount.fromDay, {
    amount: formatMoney(amount, place.language),
    day: dayIn(place, date),
  });
}

function nextPlanOf(state: CurrentPlanState, place: Place, t: TFunction<'subscription'>): string | undefined {
  if (state.status !== 'ending' || state.queued === undefined) return undefined;
  const { plan, first } = state.queued;
  return t(($) => $.nextPlan.fromDay, {
    plan: t(($) => $.plan[plan.kind]),
    day: dayIn(place, first.date),
  });
}

function paidWithOf(state: CurrentPlanState, t: TFunction<'subscription'>): string | undefined {
  if (state.status === 'otherSource' || state.paidWith === undefined) return undefined;
  const { paidWith } = state;
  return paidWith.method === 'paypal'
    ? t(($) => $.paidWith.paypal)
    : t(($) => $.paidWith.card, { brand: paidWith.brand, last4: paidWith.last4 });
}

function refundOf(state: CurrentPlanState, place: Place, t: TFunction<'subscription'>): string | undefined {
  if (state.status === 'otherSource') return undefined;
  const { plan, refund } = state;
  if (refund !== undefined) return t(($) => $.refund.until, { day: dayIn(place, refund.until) });
  return plan.period === 'month' ? t(($) => $.refund.notMonthly) : undefined;
}

function dayIn({ language, country }: Place, date: string): string {
  return formatDay(date, language, 'withYear', country);
}
