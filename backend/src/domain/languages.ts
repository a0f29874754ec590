import { languageRecords, languages, type Language } from '@stillpoint/translations/languages.ts';

export { languageRecords, languages, type Language };

/** What an address of the language begins with: nothing for English. */
export function languagePrefix(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** The language an address is in, by its first part. */
export function languageOfPath(path: string): Language {
  const first = path.split(/[/?#]/, 2)[1];
  return languages.find((language) => language === first && language !== 'en') ?? 'en';
}
