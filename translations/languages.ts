/** What differs by language, apart from words. */
export interface LanguageRecord {
  /** Name in the language itself. */
  displayName: string;
  /** Language tag of the words: the value of `lang`. */
  locale: string;
  /** Two-letter code of the region in whose way figures and dates are written. */
  region: string;
  /** Name of the language in the content service, unless `CONTENTFUL_LOCALES` gives another. */
  contentMapCode: string;
  /** Name of the language in addresses of the help desk. */
  helpdeskMapCode: string;
}

/** The languages of the product, in the order of menus. English is the default and stands without a prefix. */
export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** One record per language. */
export const languageRecords: Readonly<Record<Language, LanguageRecord>> = {
  en: { displayName: 'English', locale: 'en', region: 'GB', contentMapCode: 'en', helpdeskMapCode: 'en' },
  de: { displayName: 'Deutsch', locale: 'de', region: 'DE', contentMapCode: 'de', helpdeskMapCode: 'de' },
  es: { displayName: 'Español', locale: 'es', region: 'ES', contentMapCode: 'es', helpdeskMapCode: 'es' },
  fr: { displayName: 'Français', locale: 'fr', region: 'FR', contentMapCode: 'fr', helpdeskMapCode: 'fr' },
  pt: {
    displayName: 'Português',
    locale: 'pt-BR',
    region: 'BR',
    contentMapCode: 'pt',
    helpdeskMapCode: 'pt-br',
  },
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
