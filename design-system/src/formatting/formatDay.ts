import type { Language } from '@stillpoint/translations';
import { evenSpaces, localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

/** How the first of a month is written where it is not a plain figure. `Intl` knows no ordinals in dates. */
const first: Partial<Record<Language, string>> = { fr: '1er', pt: '1º' };

const formatOf = oncePerKey(
  (language: Language, year: 'withYear' | 'withoutYear', country: string, month: 'long' | 'short') => {
    const options: Intl.DateTimeFormatOptions = {
      day: 'numeric',
      month,
      ...(year === 'withYear' && { year: 'numeric' }),
      timeZone: 'UTC',
    };
    const inCountry = country === '' ? undefined : regionalFormat(`${language}-${country}`, options);
    return inCountry ?? new Intl.DateTimeFormat(localeOf(language), options);
  },
);

/**
 * Writes a day in a language: `4 December 2026`, or `4 December` where the year goes without saying. In the visitor's
 * country, where the language has a way of its own there: `December 4, 2026` in the US. Day and month
 * never stand on two lines, unless `breakableDay` lets them.
 * A short month, `4 Dec`, is for narrow places.
 * Takes an ISO date or instant, and reads instants in UTC: server and browser must name the same day.
 */
export function formatDay(
  iso: string,
  language: Language,
  year: 'withYear' | 'withoutYear' = 'withYear',
  country = '',
  month: 'long' | 'short' = 'long',
): string {
  const parts = formatOf(language, year, country, month).formatToParts(new Date(iso));
  const dayBeforeMonth =
    parts.findIndex(({ type }) => type === 'day') < parts.findIndex(({ type }) => type === 'month');
  const keptTogether = dayBeforeMonth ? 'day' : 'month';

  const words = parts.map(({ type, value }, at) => {
    if (type === 'day') return value === '1' ? (first[language] ?? value) : value;
    return parts[at - 1]?.type === keptTogether ? value.replaceAll(' ', '\u00a0') : value;
  });
  return evenSpaces(words.join(''));
}

/** Undefined where the language has no way of its own in a country: `Intl` would take that of its largest country. */
function regionalFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat | undefined {
  const format = new Intl.DateTimeFormat(locale, options);
  return format.resolvedOptions().locale === locale ? format : undefined;
}
