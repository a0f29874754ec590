/** The languages of the site. English is the default and stands without a prefix. */
export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** What an address of the language begins with: nothing for English. */
export function languagePrefix(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** The language an address is in, by its first part. */
export function languageOfPath(path: string): Language {
  const first = path.split(/[/?#]/, 2)[1];
  return languages.find((language) => language === first && language !== 'en') ?? 'en';
}
