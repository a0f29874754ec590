import type { Language } from '@stillpoint/translations';
import { formatDay } from '../../formatting/formatDay.ts';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { BillingStep } from './billing.ts';

/** The words of a timeline, as its screen says them. */
export interface TimelineWords {
  today: string;
  /** Beside a first day on which nothing is paid. */
  opens: string;
  /** Beside a first day on which the first period is paid. */
  paid: string;
  reminder: string;
  charge: (renewal: { amount: string; day: string }) => string;
  renewal: string;
}

/** A day of the timeline in words. */
export interface TimelineStep {
  kind: BillingStep['kind'];
  title: string;
  text: string;
  amount?: string;
}

/** Puts days and amounts into words. A renewal is told with the charge before it, or by itself where there is none. */
export function timelineSteps(
  timeline: readonly BillingStep[],
  language: Language,
  words: TimelineWords,
): TimelineStep[] {
  const renewal = timeline.find((step) => step.kind === 'renewal');
  const charged = timeline.some(({ kind }) => kind === 'charge');
  const shown = charged ? timeline.filter(({ kind }) => kind !== 'renewal') : timeline;

  return shown.map((step) => {
    const day = { kind: step.kind, title: formatDay(step.date, language, yearFor(step.date, timeline)) };
    switch (step.kind) {
      case 'today':
        return {
          ...day,
          title: words.today,
          text: step.amount.amount === 0 ? words.opens : words.paid,
          amount: formatMoney(step.amount, language),
        };
      case 'reminder':
        return { ...day, text: words.reminder };
      case 'charge':
        return {
          ...day,
          text:
            renewal === undefined
              ? words.renewal
              : words.charge({
                  amount: formatMoney(renewal.amount, language),
                  day: formatDay(renewal.date, language),
                }),
          amount: formatMoney(step.amount, language),
        };
      case 'renewal':
        return { ...day, text: words.renewal, amount: formatMoney(step.amount, language) };
    }
  });
}

/** The year goes without saying while it is the year of the first day. */
function yearFor(date: string, [first]: readonly BillingStep[]): 'withYear' | 'withoutYear' {
  return first !== undefined && date.slice(0, 4) === first.date.slice(0, 4) ? 'withoutYear' : 'withYear';
}
