import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
import type { Quote } from './CheckoutState.ts';
import { sumOf } from './sumOf.ts';

/** The next sum after that of today, and its day. */
export function nextPayment(
  { timeline, orderedOn }: Quote,
  { language, country }: DateLocale,
  month: 'long' | 'short' = 'long',
) {
  const next = timeline.find((step) => step.kind === 'charge' || step.kind === 'renewal');
  return (
    next && {
      amount: next.amount,
      day: formatDay(next.date, language, yearFor(next.date, orderedOn), country, month),
    }
  );
}

/** What is paid today and next, in one line. A queued plan has its first payment later. */
export function dueLine(t: TFunction<'checkout'>, quote: Quote, dateLocale: DateLocale): string {
  const today = sumOf(t, quote, quote.totalToday, dateLocale.language);
  const next = nextPayment(quote, dateLocale);
  if (next === undefined) return today;
  const { day } = next;
  const amount = sumOf(t, quote, next.amount, dateLocale.language);
  return quote.follows === undefined
    ? t(($) => $.order.due, { today, day, amount })
    : t(($) => $.order.dueLater, { day, amount });
}
