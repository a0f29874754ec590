import type { Language } from '@stillpoint/translations';
import { formatMoney } from './formatMoney.ts';
import type { Money } from './Money.ts';

/** Writes what a year's price comes to in a month, rounded to the nearest minor unit. */
export function formatMonthlyShare(yearly: Money, language: Language): string {
  return formatMoney({ ...yearly, amount: Math.round(yearly.amount / 12) }, language);
}
