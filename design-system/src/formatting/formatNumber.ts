import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

const formatOf = oncePerKey((language: Language) => new Intl.NumberFormat(localeOf(language)));

/** Writes a number in figures. */
export function formatNumber(number: number, language: Language): string {
  return evenSpaces(formatOf(language).format(number));
}
