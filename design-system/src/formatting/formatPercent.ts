import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

const formatOf = oncePerKey(
  (language: Language) =>
    new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 }),
);

/** Writes a percentage: 19 is `19%` or `19 %`. */
export function formatPercent(percent: number, language: Language): string {
  return evenSpaces(formatOf(language).format(percent / 100));
}
