import { languageRecords, languages as productLanguages, type Language } from '@stillpoint/translations';

/** What a story can be shown in: a language of the product, or English made longer. */
export type ReviewLanguage = Language | 'pseudo';

/** The languages of the toolbar, in its order. */
export const languages: readonly { value: ReviewLanguage; title: string }[] = [
  ...productLanguages.map((value) => ({ value, title: languageRecords[value].displayName })),
  { value: 'pseudo', title: 'Pseudo, 40 % longer' },
];

/** The language of the product that a story in a language of the toolbar is formatted in. */
export function productLanguage(language: string): Language {
  return productLanguages.find((value) => value === language) ?? 'en';
}

/** The value of `lang` for a language of the toolbar. */
export function htmlLanguage(language: string): string {
  return languageRecords[productLanguage(language)].locale;
}
