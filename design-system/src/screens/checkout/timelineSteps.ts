import type { DateLocale } from '../../formatting/DateLocale.ts';
import { formatDay } from '../../formatting/formatDay.ts';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { BillingTimelineStep } from '../../patterns/BillingTimeline/BillingTimeline.tsx';
import type { BillingStep } from './BillingState.ts';
import { yearFor } from '../../formatting/yearFor.ts';

/** The words of a timeline, from the screen's namespace. */
export interface TimelineWords {
  today: string;
  /** First day, nothing is charged. */
  opens: string;
  /** First day, the first period is charged. */
  paid: string;
  reminder: string;
  /** A charge followed by one renewal. */
  charge: (renewal: { amount: string; day: string }) => string;
  /** Any other first charge. */
  first: string;
  /** A renewal followed by another one. */
  meanwhile: string;
  renewal: string;
}

/** The steps of a billing timeline. A single renewal is described with the charge before it, if there is one. */
export function timelineSteps(
  { timeline, orderedOn }: { timeline: readonly BillingStep[]; orderedOn: string },
  { language, country }: DateLocale,
  words: TimelineWords,
): BillingTimelineStep[] {
  const renewals = timeline.filter((step) => step.kind === 'renewal');
  const mergedRenewal =
    renewals.length === 1 && timeline.some(({ kind }) => kind === 'charge') ? renewals[0] : undefined;

  function textOf(step: BillingStep): string {
    switch (step.kind) {
      case 'today':
        return step.amount.amount === 0 ? words.opens : words.paid;
      case 'reminder':
        return words.reminder;
      case 'charge':
        return mergedRenewal === undefined
          ? words.first
          : words.charge({
              amount: formatMoney(mergedRenewal.amount, language),
              day: formatDay(mergedRenewal.date, language, 'withYear', country),
            });
      case 'renewal':
        return step === renewals.at(-1) ? words.renewal : words.meanwhile;
    }
  }

  return timeline
    .filter((step) => step !== mergedRenewal)
    .map((step) => ({
      title:
        step.kind === 'today'
          ? words.today
          : formatDay(step.date, language, yearFor(step.date, orderedOn), country),
      text: textOf(step),
      ...('amount' in step && { amount: formatMoney(step.amount, language) }),
    }));
}
