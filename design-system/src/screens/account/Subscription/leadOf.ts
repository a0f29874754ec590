import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatNumber } from '../../../formatting/formatNumber.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { PaymentDue } from '../../../patterns/Page/PaymentDue.ts';
import { daysBetween } from './calendarDays.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { isPaidByCredit } from './isPaidByCredit.ts';
import { followsAtOnce } from './followsAtOnce.ts';
import { storeNames } from './storeNames.ts';

/** The lead sentence below the title. */
export function leadOf(
  state: CurrentPlanState,
  { language, country }: DateLocale,
  t: TFunction<'subscription'>,
): string {
  function paymentDueLead({ amount: due, nextTryOn, lastTry }: PaymentDue): string {
    const amount = formatMoney(due, language);
    if (nextTryOn === undefined) return t(($) => $.lead.paymentDue, { amount });
    const day = formatDay(nextTryOn, language, 'withoutYear', country);
    return t(($) => (lastTry ? $.lead.paymentDueLast : $.lead.paymentDueOn), { amount, day });
  }

  switch (state.status) {
    case 'trial': {
      const { date, amount } = state.first;
      const day = formatDay(date, language, 'withYear', country);
      if (isPaidByCredit(state.first)) return t(($) => $.lead.trialNothing, { day });
      return amount === undefined
        ? t(($) => $.lead.trialWithoutAmount, { day })
        : t(($) => $.lead.trial[state.plan.period], { day, amount: formatMoney(amount, language) });
    }
    case 'active': {
      const { period, today, next } = state;
      const day = formatDay(next.date, language, 'withYear', country);
      const days = daysBetween(period.from, period.until);
      const length = formatNumber(days, language);
      const position = formatNumber(Math.min(days, daysBetween(period.from, today) + 1), language);
      if (isPaidByCredit(next)) return t(($) => $.lead.activeNothing, { position, length, day });
      return next.amount === undefined
        ? t(($) => $.lead.activeWithoutAmount, { position, length, day })
        : t(($) => $.lead.active, { position, length, day, amount: formatMoney(next.amount, language) });
    }
    case 'paused':
      return t(($) => $.lead.paused);
    case 'ending':
      if (followsAtOnce(state)) return t(($) => $.lead.endingThenNext);
      if (state.plan.gift === true) return t(($) => $.lead.endingGift);
      return t(($) => (state.plan.kind === 'access' ? $.lead.endingAccess : $.lead.ending));
    case 'paymentDue':
      return paymentDueLead(state.paymentDue);
    case 'otherSource':
      return state.store === 'unknown'
        ? t(($) => $.lead.otherSourceUnnamed)
        : t(($) => $.lead.otherSource, { store: storeNames[state.store] });
  }
}
