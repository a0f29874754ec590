import type { Language } from '@stillpoint/translations';
import type { TFunction } from 'i18next';
import { capitalized } from './capitalized.ts';
import { formatDay } from './formatDay.ts';
import { formatMoney, formatSymbol } from './formatMoney.ts';
import { formatNumber } from './formatNumber.ts';
import { formatPercent } from './formatPercent.ts';
import { formatPeriod, numberWord } from './formatPeriod.ts';
import type {
  Period,
  PlaceholderName,
  PlaceholderValues,
  VisitorPlaceholderValues,
} from './placeholderValues.ts';

/** The language of a text, the words that its placeholders need, and what is called for an unresolved one. */
export interface PlaceholderContext {
  language: Language;
  /** Decides how dates are written. */
  country?: string | undefined;
  words: TFunction<'placeholders'>;
  /** Called with each placeholder that has no value or is not known, as the text writes it: `freeTrialDays, wrod`. */
  onUnresolved: (placeholder: string) => void;
}

/** What stands in place of a placeholder: its text, null where the visitor has no value, undefined where it is not known. */
type Written = string | null | undefined;

type Write<Value> = (value: Value, format: string, context: PlaceholderContext) => Written;

/** How each placeholder is written. Undefined where its format is not known. */
const writers: Record<PlaceholderName, Write<VisitorPlaceholderValues>> = {
  price: valueOf('price', plain(formatMoney)),
  symbol: valueOf('symbol', plain(formatSymbol)),
  currency: valueOf(
    'currency',
    plain((currency) => currency),
  ),
  planRecurringPeriod: valueOf('planRecurringPeriod', writePeriod),
  renewalPrice: valueOf('renewalPrice', plain(formatMoney)),
  recurringPrice: valueOf('recurringPrice', plain(formatMoney)),
  recurringPeriod: valueOf('recurringPeriod', writePeriod),
  freeTrialDays: valueOf('freeTrialDays', writeDays),
  reminderDays: valueOf('reminderDays', writeDays),
  voucherPercentOff: valueOf('voucherPercentOff', plain(formatPercent)),
  voucherRenewalPrice: valueOf('voucherRenewalPrice', plain(formatMoney)),
  originalPrice: valueOf('originalPrice', plain(formatMoney)),
  subscriptionEndDate: valueOf('subscriptionEndDate', plain(writeDay)),
  freeTrialEndDate: valueOf('freeTrialEndDate', plain(writeDay)),
  discountEndDate: valueOf('discountEndDate', plain(writeDay)),
  cancelSubscriptionUrl: valueOf(
    'cancelSubscriptionUrl',
    plain((url) => url),
  ),
};

/**
 * Writes the placeholders of a text in its language: `{{price}}`, or `{{freeTrialDays, word}}` in a format. Undefined
 * where the text cannot be shown: a placeholder is not known or its value is missing, which is reported, or the visitor
 * has no such value (null), which is not.
 *
 * A number has the formats `word` (fourteen), `Word` (Fourteen) and `period` (14 days). A period is `year` or
 * `6 months`; its formats are `count` (1 year) and `word` (six months).
 */
export function resolvePlaceholders(
  text: string,
  values: VisitorPlaceholderValues,
  context: PlaceholderContext,
): string | undefined {
  const unwritten: string[] = [];
  const resolved = text.replace(/\{\{(.*?)\}\}/gs, (_, inner: string) => {
    const placeholder = inner.trim();
    const [name = '', format = ''] = placeholder.split(',').map((part) => part.trim());
    const written = isPlaceholderName(name) ? writers[name](values, format, context) : undefined;
    if (written === undefined) context.onUnresolved(placeholder);
    if (typeof written !== 'string') unwritten.push(placeholder);
    return written ?? '';
  });
  return unwritten.length === 0 ? resolved : undefined;
}

function isPlaceholderName(name: string): name is PlaceholderName {
  return Object.hasOwn(writers, name);
}

function valueOf<Name extends PlaceholderName>(
  name: Name,
  write: Write<PlaceholderValues[Name]>,
): Write<VisitorPlaceholderValues> {
  return (values, format, context) => {
    const value: PlaceholderValues[Name] | null | undefined = values[name];
    return value === undefined || value === null ? value : write(value, format, context);
  };
}

/** A placeholder that is written in one way only. */
function plain<Value>(format: (value: Value, language: Language, country?: string) => string): Write<Value> {
  return (value, asked, { language, country }) =>
    asked === '' ? format(value, language, country) : undefined;
}

function writeDay(day: string, language: Language, country?: string): string {
  return formatDay(day, language, 'withYear', country);
}

function writeDays(days: number, format: string, context: PlaceholderContext): string | undefined {
  switch (format) {
    case '':
      return formatNumber(days, context.language);
    case 'word':
      return numberWord(days, context);
    case 'Word':
      return capitalized(numberWord(days, context), context.language);
    case 'period':
      return formatPeriod({ unit: 'day', count: days }, 'count', context);
    default:
      return undefined;
  }
}

function writePeriod(period: Period, format: string, context: PlaceholderContext): string | undefined {
  switch (format) {
    case '':
      return formatPeriod(period, period.count === 1 ? 'unit' : 'count', context);
    case 'count':
    case 'word':
      return formatPeriod(period, format, context);
    default:
      return undefined;
  }
}
