/** What a story can be shown in: the languages of the product, and English made longer. */
export const languages = [
  { value: 'en', title: 'English' },
  { value: 'de', title: 'Deutsch' },
  { value: 'es', title: 'Español' },
  { value: 'fr', title: 'Français' },
  { value: 'pt', title: 'Português' },
  { value: 'pseudo', title: 'Pseudo, 40 % longer' },
] as const;

export type ReviewLanguage = (typeof languages)[number]['value'];

/** The value of `lang` for a language of the toolbar. */
export function htmlLanguage(language: string): string {
  return language === 'pseudo' ? 'en' : language;
}
