import type { Language } from '@stillpoint/translations';

/** Each language in its own words: whoever looks for it can read it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
};
