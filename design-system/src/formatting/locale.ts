import type { Language } from '@stillpoint/translations';

/** How figures and dates are written in a language. */
export const localeOf: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  pt: 'pt-BR',
};

/** Engines differ in which unbreakable space they write: one for all, so that server and browser agree. */
export function evenSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, '\u00a0');
}
