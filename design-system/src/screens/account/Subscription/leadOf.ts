import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { storeNames } from './storeNames.ts';

/** The lead sentence below the title. */
export function leadOf(
  state: CurrentPlanState,
  { language, country }: DateLocale,
  t: TFunction<'subscription'>,
): string {
  switch (state.status) {
    case 'trial': {
      const { date, amount } = state.first;
      const day = formatDay(date, language, 'withYear', country);
      return amount === undefined
        ? t(($) => $.lead.trialWithoutAmount, { day })
        : t(($) => $.lead.trial[state.plan.period], { day, amount: formatMoney(amount, language) });
    }
    case 'active': {
      const { date, amount } = state.next;
      const day = formatDay(date, language, 'withYear', country);
      return amount === undefined
        ? t(($) => $.lead.activeWithoutAmount, { day })
        : t(($) => $.lead.active, { day, amount: formatMoney(amount, language) });
    }
    case 'ending':
      if (state.queued !== undefined) return t(($) => $.lead.endingThenNext);
      return t(($) => (state.plan.kind === 'access' ? $.lead.endingAccess : $.lead.ending));
    case 'paymentDue':
      return t(($) => $.lead.paymentDue, { amount: formatMoney(state.due, language) });
    case 'otherSource':
      return state.store === 'unknown'
        ? t(($) => $.lead.otherSourceUnnamed)
        : t(($) => $.lead.otherSource, { store: storeNames[state.store] });
  }
}
