import type { Language } from './languages.ts';

/** The question whether a visitor prefers a language, in the language itself. */
export const languageOffers: Record<Language, string> = {
  en: 'Prefer English?',
  de: 'Lieber auf Deutsch?',
  es: '¿Prefieres español?',
  fr: 'Plutôt en français\u202f?',
  pt: 'Prefere português?',
};
