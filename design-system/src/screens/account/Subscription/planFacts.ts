import type { Language } from '@stillpoint/translations';
import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { ComingCharge } from '../membership.ts';
import type { HeldState } from './HeldSubscription.tsx';
import { storeNames } from './storeNames.ts';

export interface PlanFact {
  label: string;
  value: string;
}

/** What there is to know of a plan, as labels and values. */
export function planFacts(state: HeldState, language: Language, t: TFunction<'subscription'>): PlanFact[] {
  const openUntil = 'openUntil' in state ? state.openUntil : undefined;

  return [
    ...fact(
      t(($) => $.openUntil),
      openUntil && formatDay(openUntil, language),
    ),
    ...fact(
      t(($) => $.charge.label),
      chargeOf(state),
    ),
    ...fact(
      t(($) => $.nextPlan.label),
      nextPlanOf(state),
    ),
    ...fact(
      t(($) => $.paidWith.label),
      paidWithOf(state),
    ),
    ...fact(
      t(($) => $.billedBy),
      storeOf(state),
    ),
    ...fact(
      t(($) => $.refund.label),
      refundOf(state),
    ),
  ];

  function chargeOf(held: HeldState): string | undefined {
    switch (held.status) {
      case 'trial':
        return charge(held.first);
      case 'active':
      case 'paymentDue':
        return charge(held.next);
      case 'ending':
        return held.queued === undefined ? t(($) => $.charge.none) : charge(held.queued.first);
      case 'otherSource':
        return undefined;
    }
  }

  function charge({ date, amount }: ComingCharge): string {
    const day = formatDay(date, language);
    return amount === undefined
      ? day
      : t(($) => $.charge.onDay, { amount: formatMoney(amount, language), day });
  }

  function nextPlanOf(held: HeldState): string | undefined {
    if (held.status !== 'ending' || held.queued === undefined) return undefined;
    const { plan, first } = held.queued;
    return t(($) => $.nextPlan.fromDay, {
      plan: t(($) => $.plan[plan.kind]),
      day: formatDay(first.date, language),
    });
  }

  function paidWithOf(held: HeldState): string | undefined {
    if (held.status === 'otherSource' || held.paidWith === undefined) return undefined;
    const { paidWith } = held;
    return paidWith.method === 'paypal'
      ? t(($) => $.paidWith.paypal)
      : t(($) => $.paidWith.card, { brand: paidWith.brand, last4: paidWith.last4 });
  }

  function storeOf(held: HeldState): string | undefined {
    return held.status === 'otherSource' && held.store !== 'unknown' ? storeNames[held.store] : undefined;
  }

  function refundOf(held: HeldState): string | undefined {
    if (held.status === 'otherSource') return undefined;
    if (held.refund !== undefined)
      return t(($) => $.refund.until, { day: formatDay(held.refund.until, language) });
    return held.plan.period === 'month' ? t(($) => $.refund.notMonthly) : undefined;
  }
}

function fact(label: string, value: string | undefined): PlanFact[] {
  return value === undefined ? [] : [{ label, value }];
}
