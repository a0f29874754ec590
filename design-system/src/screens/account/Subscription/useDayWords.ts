import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { usePaidWith } from './usePaidWith.ts';
import { isFree, type DayThatMatters } from './daysThatMatter.ts';
import { isPaidByCredit } from './isPaidByCredit.ts';
import { planName } from './planName.ts';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { OwnPlanState, WaitingPlanState } from './SubscriptionState.ts';

export interface DayWords {
  /** The day, and that it is today. */
  title: string;
  /** What happens on it. */
  happening: string;
  amount: string | undefined;
  /** What it means, in a sentence or two; may hold a `<help>` or a `<refund>` link. */
  meaning: string | undefined;
}

/** The words of a day that matters. */
export function useDayWords(
  state: OwnPlanState | WaitingPlanState,
  { language, country }: DateLocale,
  links: Pick<SubscriptionProps['links'], 'refund'> = {},
): (day: DayThatMatters) => DayWords {
  const { t } = useTranslation('subscription');
  const method = usePaidWith(state.paidWith);
  const { plan, studentPrice } =
    state.status === 'waiting' ? { ...state.queued, studentPrice: undefined } : state;
  const { period } = plan;

  function happening({ kind, nextPlan, credit, when }: DayThatMatters): string {
    switch (kind) {
      case 'charge':
      case 'renewal':
        // Only this one is charged less: it is not what is charged from then on.
        if (kind === 'renewal' && credit !== undefined) {
          return t(($) => $.timeline.credited, { amount: formatMoney(credit, language) });
        }
        return t(($) => $.timeline[kind][period]);
      case 'meanwhile': {
        const until = studentPrice?.until;
        return until === undefined
          ? t(($) => $.timeline.meanwhile[period])
          : t(($) => $.timeline.studentPrice, { day: formatDay(until, language, 'withYear', country) });
      }
      case 'next':
      case 'both':
        return t(($) => $.timeline[kind], { plan: t(($) => $.plan[nextPlan ?? planName(plan)]) });
      case 'change':
        return t(($) => $.timeline.change, { plan: t(($) => $.plan[planName(plan)]) });
      case 'today':
        return today();
      case 'start':
      case 'payment':
      case 'reminder':
      case 'end':
      case 'refund':
      case 'failed':
      case 'retry':
        return t(($) => $.timeline[kind]);
      case 'pause':
        return t(($) => $.timeline[when === 'past' ? 'pauseBegan' : 'pause']);
    }
  }

  function today(): string {
    if (state.status === 'paused') return t(($) => $.timeline.paused);
    // What an employer or a family pays for is open.
    const closed = state.status === 'waiting' && state.employer === undefined && state.family === undefined;
    return t(($) => $.timeline[closed ? 'noAccess' : 'today']);
  }

  function meaning(day: DayThatMatters): string | undefined {
    const { kind, date, when } = day;
    switch (kind) {
      case 'charge':
      case 'renewal':
      case 'meanwhile':
      case 'next':
        if (isFree(day) || isPaidByCredit(day)) return undefined;
        return method === undefined ? t(($) => $.day.cancelBefore) : t(($) => $.day.chargedTo, { method });
      case 'refund': {
        const words = { day: formatDay(date, language, 'withYear', country) };
        const next = state.queued?.refund?.until === date;
        return state.status === 'trial' || next
          ? t(($) => $.refund.beforeCharge, words)
          : t(($) => $.refund[links.refund === undefined ? 'open' : 'here'], words);
      }
      case 'reminder':
      case 'end':
      case 'failed':
      case 'retry':
        return t(($) => $.day[kind]);
      case 'pause':
        return when === 'past' ? undefined : t(($) => $.day.pause);
      // Each of the two is cancelled by itself.
      case 'both':
      case 'start':
      case 'change':
      case 'payment':
      case 'today':
        return undefined;
    }
  }

  return (day) => {
    const { date, when, amount } = day;
    const nothing = isPaidByCredit(day) && t(($) => $.timeline.nothing);
    const words = formatDay(date, language, yearFor(date, state.today), country);
    return {
      title: when === 'today' ? t(($) => $.today, { day: words }) : words,
      happening: happening(day),
      amount: nothing || (amount && formatMoney(amount, language)),
      meaning: meaning(day),
    };
  };
}
