import { languageRecords, type Language } from '@stillpoint/translations';

const companies = ['Apple', 'Facebook', 'Google', 'Mastercard', 'PayPal', 'Spotify', 'Stillpoint', 'Visa'];
const languageNames = Object.values(languageRecords).map(({ displayName }) => displayName);
const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place));

/** Names that are the same in a language as in English: of companies, of languages in themselves, and of countries. */
export function properNames(language: Language): string[] {
  return [...companies, ...languageNames, ...sameCountries(language)];
}

function sameCountries(language: Language): string[] {
  const [english, own] = ['en', language].map((each) => new Intl.DisplayNames(each, { type: 'region' }));
  return letters
    .flatMap((one) => letters.map((other) => own?.of(one + other) ?? ''))
    .filter((name, place) => name.length > 2 && name === english?.of(codeAt(place)));
}

function codeAt(place: number): string {
  return `${letters[Math.floor(place / letters.length)] ?? ''}${letters[place % letters.length] ?? ''}`;
}
