import type { Language } from '@stillpoint/translations';
import { formatDay } from './formatDay.ts';
import { evenSpaces, localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

const options = { timeStyle: 'short', timeZone: 'UTC' } as const;

const formatOf = oncePerKey((language: Language, country: string) => {
  const inCountry = new Intl.DateTimeFormat(country === '' ? language : `${language}-${country}`, options);
  const { locale } = inCountry.resolvedOptions();
  return locale === `${language}-${country}`
    ? inCountry
    : new Intl.DateTimeFormat(localeOf(language), options);
});

/** Writes a moment in UTC: `4 December 2026, 09:30`, as the visitor's country writes days and hours. Takes an ISO instant. */
export function formatMoment(iso: string, language: Language, country = ''): string {
  const time = formatOf(language, country).format(new Date(iso));
  return `${formatDay(iso, language, 'withYear', country)}, ${evenSpaces(time).replaceAll(' ', '\u00a0')}`;
}
