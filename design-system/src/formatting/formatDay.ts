import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';

/**
 * Writes a day in a language: `4 December 2026`, or `4 December` where the year goes without saying.
 * Takes an ISO date or instant, and reads instants in UTC: server and browser must name the same day.
 */
export function formatDay(
  iso: string,
  language: Language,
  year: 'withYear' | 'withoutYear' = 'withYear',
): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    ...(year === 'withYear' && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return evenSpaces(format.format(new Date(iso)));
}
