import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';
import type { Money } from './Money.ts';

export type { Money };

/** Writes a sum in a language: `€69.99`, `69,99 €`. The currency decides how many decimals there are. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return evenSpaces(format.format(amount / 10 ** maximumFractionDigits)).replace('-', '\u2212');
}
