import type { TFunction } from 'i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import { lowersRenewals } from '../orderDays.ts';
import type { Quote } from './CheckoutState.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';

/** What is charged when, from the quote: amounts, days, and the tax that is added where it is not known yet. */
export function legalLine(
  t: TFunction<'checkout'>,
  quote: Quote,
  dateLocale: DateLocale,
): string | undefined {
  const { tax } = quote;
  const charges = chargesIn(t, quote, dateLocale);
  if (charges === undefined) return undefined;
  const lines = [charges];
  if ('limit' in tax) {
    const percent = formatPercent(tax.limit.percent, dateLocale.language);
    lines.push(t(($) => $.legal.taxLimit, { percent }));
  }
  return lines.join(' ');
}

function chargesIn(t: TFunction<'checkout'>, quote: Quote, dateLocale: DateLocale): string | undefined {
  const { period, firstPeriod, follows, totalToday, timeline } = quote;
  const { language } = dateLocale;
  const renewal = timeline.findLast((step) => step.kind === 'renewal');
  const charge = timeline.find((step) => step.kind === 'charge');
  if (renewal === undefined) return undefined;

  const facts = {
    today: formatMoney(totalToday, language),
    first: formatMoney(firstPeriod, language),
    renewal: formatMoney(renewal.amount, language),
    renewalDay: dayIn(renewal.date, dateLocale),
  };
  if (charge !== undefined) {
    const days = follows === undefined ? 'trial' : 'follows';
    const kind = lowersRenewals(timeline) ? (`${days}Lowered` as const) : days;
    return t(($) => $.legal[kind][period], { ...facts, day: dayIn(charge.date, dateLocale) });
  }
  const count = discountedPeriods(quote);
  return count === 0
    ? t(($) => $.legal.today[period], facts)
    : t(($) => $.legal.discounted[period], { ...facts, count });
}

function dayIn(date: string, { language, country }: DateLocale): string {
  return formatDay(date, language, 'withYear', country);
}

/** The number of payments that the voucher lowers. */
function discountedPeriods({ discount, period }: Quote): number {
  if (discount === undefined) return 0;
  const { count, period: unit } = discount.lasts;
  if (unit === period) return count;
  return unit === 'year' ? count * 12 : Math.max(1, Math.ceil(count / 12));
}
