import type { Texts } from './texts.ts';

const form = /_(zero|one|two|few|many|other)$/;

/** The key without its plural form: what the source asks for. */
export function baseOf(key: string): string {
  return key.replace(form, '');
}

/** Keys that have several forms by a count, by what the source asks for. */
export function countedKeys(texts: Texts): Set<string> {
  return new Set([...texts.keys()].filter((key) => key.endsWith('_other')).map(baseOf));
}

/** The keys that a language has to have for a counted key. */
export function formsOf(base: string, language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => `${base}_${category}`);
}
