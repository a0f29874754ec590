import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { ComingCharge } from '../MembershipState.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { storeNames } from './storeNames.ts';

export interface PlanFact {
  label: string;
  value: string;
}

/** The facts of a plan as labels and values. */
export function planFacts(
  state: CurrentPlanState,
  dateLocale: DateLocale,
  t: TFunction<'subscription'>,
): PlanFact[] {
  const openUntil = 'openUntil' in state ? state.openUntil : undefined;
  const store = state.status === 'otherSource' ? state.store : 'unknown';
  const facts = [
    { label: t(($) => $.openUntil), value: openUntil && dayIn(dateLocale, openUntil) },
    { label: t(($) => $.charge.label), value: chargeOf(state, dateLocale, t) },
    { label: t(($) => $.afterDiscount.label), value: afterDiscountOf(state, dateLocale, t) },
    { label: t(($) => $.nextPlan.label), value: nextPlanOf(state, dateLocale, t) },
    { label: t(($) => $.paidWith.label), value: paidWithOf(state, t) },
    { label: t(($) => $.billedBy), value: store === 'unknown' ? undefined : storeNames[store] },
    { label: t(($) => $.refund.label), value: refundOf(state, dateLocale, t) },
    { label: t(($) => $.nextPlan.refund), value: nextRefundOf(state, dateLocale, t) },
  ];

  return facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

function chargeOf(
  state: CurrentPlanState,
  dateLocale: DateLocale,
  t: TFunction<'subscription'>,
): string | undefined {
  switch (state.status) {
    case 'trial':
      return chargeWords(state.first, dateLocale, t);
    case 'active':
    case 'paymentDue':
      return chargeWords(state.next, dateLocale, t);
    case 'ending':
      return state.queued === undefined || state.queued.plan.kind === 'access'
        ? t(($) => $.charge.none)
        : chargeWords(state.queued.first, dateLocale, t);
    case 'otherSource':
      return undefined;
  }
}

function chargeWords(
  { date, amount }: ComingCharge,
  dateLocale: DateLocale,
  t: TFunction<'subscription'>,
): string {
  const day = dayIn(dateLocale, date);
  return amount === undefined
    ? day
    : t(($) => $.charge.onDay, { amount: formatMoney(amount, dateLocale.language), day });
}

function afterDiscountOf(
  state: CurrentPlanState,
  dateLocale: DateLocale,
  t: TFunction<'subscription'>,
): string | undefined {
  if (state.status === 'otherSource' || state.afterDiscount === undefined) return undefined;
  const { amount, date } = state.afterDiscount;
  return t(($) => $.afterDiscount.fromDay, {
    amount: formatMoney(amount, dateLocale.language),
    day: dayIn(dateLocale, date),
  });
}

function nextPlanOf(
  state: CurrentPlanState,
  dateLocale: DateLocale,
  t: TFunction<'subscription'>,
): string | undefined {
  if (state.status !== 'ending' || state.queued === undefined) return undefined;
  const { plan, first } = state.queued;
  return t(($) => $.nextPlan.fromDay, {
    plan: t(($) => $.plan[plan.kind]),
    day: dayIn(dateLocale, first.date),
  });
}

function paidWithOf(state: CurrentPlanState, t: TFunction<'subscription'>): string | undefined {
  if (state.status === 'otherSource' || state.paidWith === undefined) return undefined;
  const { paidWith } = state;
  return paidWith.method === 'paypal'
    ? t(($) => $.paidWith.paypal)
    : t(($) => $.paidWith.card, { brand: paidWith.brand, last4: paidWith.last4 });
}

function refundOf(
  state: CurrentPlanState,
  dateLocale: DateLocale,
  t: TFunction<'subscription'>,
): string | undefined {
  if (state.status === 'otherSource') return undefined;
  const { plan, refund } = state;
  if (refund !== undefined) return t(($) => $.refund.until, { day: dayIn(dateLocale, refund.until) });
  // Beside the refund of the next plan it would read as if that one had none.
  if (nextRefundOf(state, dateLocale, t) !== undefined) return undefined;
  return plan.period === 'month' && plan.kind !== 'access' ? t(($) => $.refund.notMonthly) : undefined;
}

function nextRefundOf(
  state: CurrentPlanState,
  dateLocale: DateLocale,
  t: TFunction<'subscription'>,
): string | undefined {
  if (state.status !== 'ending' || state.queued?.refund === undefined) return undefined;
  return t(($) => $.refund.until, { day: dayIn(dateLocale, state.queued.refund.until) });
}

function dayIn({ language, country }: DateLocale, date: string): string {
  return formatDay(date, language, 'withYear', country);
}
