import type { TFunction } from 'i18next';
import type { Language } from '@stillpoint/translations';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { Money } from '../../../formatting/Money.ts';
import type { Place } from '../../../formatting/Place.ts';
import { yearFor } from '../timelineSteps.ts';
import type { Quote } from './CheckoutState.ts';

/** A sum of the quote. Where its tax is not known yet, it says that tax is added. */
export function sumOf(t: TFunction<'checkout'>, { tax }: Quote, sum: Money, language: Language): string {
  const amount = formatMoney(sum, language);
  return 'limit' in tax && sum.amount > 0 ? t(($) => $.order.plusTax, { amount }) : amount;
}

/** The next sum after that of today, and its day. */
export function nextPayment(t: TFunction<'checkout'>, quote: Quote, place: Place) {
  const { timeline } = quote;
  const next = timeline.find((step) => step.kind === 'charge' || step.kind === 'renewal');
  return (
    next && {
      amount: sumOf(t, quote, next.amount, place.language),
      day: formatDay(next.date, place.language, yearFor(next.date, timeline), place.country),
    }
  );
}

/** What is paid today and next, in one line. A queued plan has its first payment later. */
export function dueLine(t: TFunction<'checkout'>, quote: Quote, place: Place): string {
  const today = sumOf(t, quote, quote.totalToday, place.language);
  const next = nextPayment(t, quote, place);
  if (next === undefined) return today;
  return quote.follows === undefined
    ? t(($) => $.order.due, { today, ...next })
    : t(($) => $.order.dueLater, next);
}
