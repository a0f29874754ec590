import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';
import type { Money } from './Money.ts';
import { oncePerKey } from './oncePerKey.ts';

export type { Money };

const formatOf = oncePerKey((language: Language, currency: string) => {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return { format, minorUnits: 10 ** maximumFractionDigits };
});

/** Writes a sum in a language: `€69.99`, `69,99 €`. The currency decides how many decimals there are. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const { format, minorUnits } = formatOf(language, currency);
  return evenSpaces(format.format(amount / minorUnits)).replace('-', '\u2212');
}

/** The sign of a currency, as it stands in a sum: `€`. */
export function formatSymbol(currency: string, language: Language): string {
  const parts = formatOf(language, currency).format.formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
