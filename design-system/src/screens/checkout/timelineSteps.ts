import type { Language } from '@stillpoint/translations';
import { formatDay } from '../../formatting/formatDay.ts';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { BillingTimelineStep } from '../../patterns/BillingTimeline/BillingTimeline.tsx';
import type { BillingStep } from './BillingState.ts';

/** The words of a timeline, as its screen says them. */
export interface TimelineWords {
  today: string;
  /** Beside a first day on which nothing is paid. */
  opens: string;
  /** Beside a first day on which the first period is paid. */
  paid: string;
  /** Beside a first day on which another plan goes on. */
  waits: string;
  reminder: string;
  /** Beside a charge that one renewal follows. */
  charge: (renewal: { amount: string; day: string }) => string;
  /** Beside any other first charge. */
  first: string;
  /** Beside a renewal that another follows. */
  meanwhile: string;
  renewal: string;
}

/** Puts days and amounts into words. A single renewal is told with the charge before it, if there is one. */
export function timelineSteps(
  timeline: readonly BillingStep[],
  { language, follows = false }: { language: Language; follows?: boolean },
  words: TimelineWords,
): BillingTimelineStep[] {
  const renewals = timeline.filter((step) => step.kind === 'renewal');
  const told =
    renewals.length === 1 && timeline.some(({ kind }) => kind === 'charge') ? renewals[0] : undefined;

  return timeline
    .filter((step) => step !== told)
    .map((step) => ({
      title:
        step.kind === 'today' ? words.today : formatDay(step.date, language, yearFor(step.date, timeline)),
      text: textOf(step),
      ...('amount' in step && { amount: formatMoney(step.amount, language) }),
    }));

  function textOf(step: BillingStep): string {
    switch (step.kind) {
      case 'today':
        if (follows) return words.waits;
        return step.amount.amount === 0 ? words.opens : words.paid;
      case 'reminder':
        return words.reminder;
      case 'charge':
        return told === undefined
          ? words.first
          : words.charge({ amount: formatMoney(told.amount, language), day: formatDay(told.date, language) });
      case 'renewal':
        return step === renewals.at(-1) ? words.renewal : words.meanwhile;
    }
  }
}

/** The year goes without saying while it is the year of the first day. */
function yearFor(date: string, [first]: readonly BillingStep[]): 'withYear' | 'withoutYear' {
  return date.slice(0, 4) === first?.date.slice(0, 4) ? 'withoutYear' : 'withYear';
}
