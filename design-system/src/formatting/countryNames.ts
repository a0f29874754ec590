import type { Language } from '@stillpoint/translations';
import { localeOf } from './locale.ts';

/** Names a country in a language, by its ISO 3166 code. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(code) ?? code;
}

/** Countries with their names, in the order of a language's alphabet. */
export function countriesByName(codes: readonly string[], language: Language) {
  const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const collator = new Intl.Collator(localeOf[language]);

  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => collator.compare(one.name, other.name));
}
