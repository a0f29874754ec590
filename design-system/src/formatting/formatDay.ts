import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

/** How the first of a month is written where it is not a plain figure. `Intl` knows no ordinals in dates. */
const first: Partial<Record<Language, string>> = { fr: '1er', pt: '1º' };

const formatOf = oncePerKey(
  (language: Language, year: 'withYear' | 'withoutYear') =>
    new Intl.DateTimeFormat(localeOf(language), {
      day: 'numeric',
      month: 'long',
      ...(year === 'withYear' && { year: 'numeric' }),
      timeZone: 'UTC',
    }),
);

/**
 * Writes a day in a language: `4 December 2026`, or `4 December` where the year goes without saying. The figure never
 * stands at the end of a line, away from its month.
 * Takes an ISO date or instant, and reads instants in UTC: server and browser must name the same day.
 */
export function formatDay(
  iso: string,
  language: Language,
  year: 'withYear' | 'withoutYear' = 'withYear',
): string {
  const parts = formatOf(language, year).formatToParts(new Date(iso));

  const words = parts.map(({ type, value }, at) => {
    if (type === 'day') return value === '1' ? (first[language] ?? value) : value;
    return parts[at - 1]?.type === 'day' ? value.replace(' ', '\u00a0') : value;
  });
  return evenSpaces(words.join(''));
}
