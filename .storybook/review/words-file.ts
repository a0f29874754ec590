import type { Language } from '@stillpoint/translations';

/** The file with all words of a language, beside the manager's page. */
export function wordsFile(language: Language): string {
  return `words-${language}.json`;
}
