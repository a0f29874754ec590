import type { Language } from '@stillpoint/translations';
import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
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
  language: Language,
  t: TFunction<'subscription'>,
): PlanFact[] {
  const openUntil = 'openUntil' in state ? state.openUntil : undefined;
  const store = state.status === 'otherSource' ? state.store : 'unknown';
  const facts = [
    { label: t(($) => $.openUntil), value: openUntil && formatDay(openUntil, language) },
    { label: t(($) => $.charge.label), value: chargeOf(state, language, t) },
    { label: t(($) => $.afterDiscount.label), value: afterDiscountOf(state, language, t) },
    { label: t(($) => $.nextPlan.label), value: nextPlanOf(state, language, t) },
    { label: t(($) => $.paidWith.label), value: paidWithOf(state, t) },
    { label: t(($) => $.billedBy), value: store === 'unknown' ? undefined : storeNames[store] },
    { label: t(($) => $.refund.label), value: refundOf(state, language, t) },
  ];

  return facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

function chargeOf(
  state: CurrentPlanState,
  language: Language,
  t: TFunction<'subscription'>,
): string | undefined {
  switch (state.status) {
    case 'trial':
      return chargeWords(state.first, language, t);
    case 'active':
    case 'paymentDue':
      return chargeWords(state.next, language, t);
    case 'ending':
      return state.queued === undefined
        ? t(($) => $.charge.none)
        : chargeWords(state.queued.first, language, t);
    case 'otherSource':
      return undefined;
  }
}

function chargeWords(
  { date, amount }: ComingCharge,
  language: Language,
  t: TFunction<'subscription'>,
): string {
  const day = formatDay(date, language);
  return amount === undefined
    ? day
    : t(($) => $.charge.onDay, { amount: formatMoney(amount, language), day });
}

function afterDiscountOf(
  state: CurrentPlanState,
  language: Language,
  t: TFunction<'subscription'>,
): string | undefined {
  if (state.status === 'otherSource' || state.afterDiscount === undefined) return undefined;
  const { amount, date } = state.afterDiscount;
  return t(($) => $.afterDiscount.fromDay, {
    amount: formatMoney(amount, language),
    day: formatDay(date, language),
  });
}

function nextPlanOf(
  state: CurrentPlanState,
  language: Language,
  t: TFunction<'subscription'>,
): string | undefined {
  if (state.status !== 'ending' || state.queued === undefined) return undefined;
  const { plan, first } = state.queued;
  return t(($) => $.nextPlan.fromDay, {
    plan: t(($) => $.plan[plan.kind]),
    day: formatDay(first.date, language),
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
  language: Language,
  t: TFunction<'subscription'>,
): string | undefined {
  if (state.status === 'otherSource') return undefined;
  const { plan, refund } = state;
  if (refund !== undefined) return t(($) => $.refund.until, { day: formatDay(refund.until, language) });
  return plan.period === 'month' ? t(($) => $.refund.notMonthly) : undefined;
}
