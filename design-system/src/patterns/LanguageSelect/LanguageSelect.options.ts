import type { Language } from '@stillpoint/translations';

/** Each language's name in the language itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
};
