import { languageRecords, type Language } from '@stillpoint/translations';

/** The locale in which figures and dates are written in a language. */
export function localeOf(language: Language): string {
  return `${language}-${languageRecords[language].region}`;
}

/** Engines differ in which unbreakable space they write: one for all, so that server and browser agree. */
export function evenSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, '\u00a0');
}
