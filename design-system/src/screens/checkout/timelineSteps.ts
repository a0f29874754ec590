import type { Place } from '../../formatting/Place.ts';
import { formatDay } from '../../formatting/formatDay.ts';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { BillingTimelineStep } from '../../patterns/BillingTimeline/BillingTimeline.tsx';
import type { BillingPeriod, BillingStep } from './BillingState.ts';

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
  timeline: readonly BillingStep[],
  { language, country }: Place,
  words: TimelineWords,
): BillingTimelineStep[] {
  const renewals = timeline.filter((step) => step.kind === 'renewal');
  const told =
    renewals.length === 1 && timeline.some(({ kind }) => kind === 'charge') ? renewals[0] : undefined;

  function textOf(step: BillingStep): string {
    switch (step.kind) {
      case 'today':
        return step.amount.amount === 0 ? words.opens : words.paid;
      case 'reminder':
        return words.reminder;
      case 'charge':
        return told === undefined
          ? words.first
          : words.charge({
              amount: formatMoney(told.amount, language),
              day: formatDay(told.date, language, 'withYear', country),
            });
      case 'renewal':
        return step === renewals.at(-1) ? words.renewal : words.meanwhile;
    }
  }

  return timeline
    .filter((step) => step !== told)
    .map((step) => ({
      title:
        step.kind === 'today'
          ? words.today
          : formatDay(step.date, language, yearFor(step.date, timeline), country),
      text: textOf(step),
      ...('amount' in step && { amount: formatMoney(step.amount, language) }),
    }));
}

/** Whether a voucher lowers charges after the first one, which is not today: two renewals follow it. */
export function lowersRenewals(timeline: readonly BillingStep[]): boolean {
  return timeline.some(({ kind }) => kind === 'charge') && renewalsIn(timeline).length > 1;
}

/**
 * The two or three days that an order shows, of which each charge stands for all of its sum until the next one. Where a
 * voucher lowers more than the charge that ends free days, the full price takes the place of the reminder.
 */
export function orderDays(timeline: readonly BillingStep[]): readonly BillingStep[] {
  if (!lowersRenewals(timeline)) return timeline.slice(0, 3);
  const [lowered] = renewalsIn(timeline);
  return timeline.filter((step) => step !== lowered && step.kind !== 'reminder');
}

/** How many charges a day of an order stands for: of one before another charge, each period until that one. */
export function countOfCharges(
  step: BillingStep,
  timeline: readonly BillingStep[],
  period: BillingPeriod,
): number {
  const days = orderDays(timeline);
  const next = days[days.indexOf(step) + 1];
  const lowered = step.kind === 'renewal' || (step.kind === 'charge' && lowersRenewals(timeline));
  if (!lowered || next === undefined) return 1;
  return Math.max(1, monthsBetween(step.date, next.date) / monthsOf[period]);
}

function renewalsIn(timeline: readonly BillingStep[]): readonly BillingStep[] {
  return timeline.filter(({ kind }) => kind === 'renewal');
}

const monthsOf: Record<BillingPeriod, number> = { month: 1, year: 12 };

/** Of two ISO days, by their months alone: the last day of a month may be an earlier one in the next. */
function monthsBetween(from: string, to: string): number {
  return monthOf(to) - monthOf(from);
}

function monthOf(date: string): number {
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 0);
}

/** The year is left out while it is that of the first day. */
export function yearFor(date: string, [first]: readonly BillingStep[]): 'withYear' | 'withoutYear' {
  return date.slice(0, 4) === first?.date.slice(0, 4) ? 'withoutYear' : 'withYear';
}
