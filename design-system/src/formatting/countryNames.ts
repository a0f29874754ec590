import type { Language } from '@stillpoint/translations';
import { localeOf } from './locale.ts';
import { oncePerKey } from './oncePerKey.ts';

const namesIn = oncePerKey(
  (language: Language) => new Intl.DisplayNames(localeOf(language), { type: 'region' }),
);

const sorted = oncePerKey((language: Language, codes: string) => {
  const names = namesIn(language);
  const collator = new Intl.Collator(localeOf(language));

  return codes
    .split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => collator.compare(one.name, other.name));
});

/** Names a country in a language, by its ISO 3166 code. */
export function countryName(code: string, language: Language): string {
  return namesIn(language).of(code) ?? code;
}

/** Countries with their names, in the order of a language's alphabet. */
export function countriesByName(codes: readonly string[], language: Language) {
  return codes.length === 0 ? [] : [...sorted(language, codes.join(' '))];
}
