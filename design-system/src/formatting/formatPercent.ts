import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';

/** Writes a share: 0.19 is `19%` or `19 %`. */
export function formatPercent(share: number, language: Language): string {
  const format = new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 2 });
  return evenSpaces(format.format(share));
}
