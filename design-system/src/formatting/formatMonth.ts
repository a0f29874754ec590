import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

const formatOf = oncePerKey(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Writes a month of a year: `August 2029`. Takes `2029-08`. */
export function formatMonth(month: string, language: Language): string {
  return evenSpaces(formatOf(language).format(new Date(`${month}-01`)));
}
