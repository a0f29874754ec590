import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, namespaces, type Language } from '../../translations/index.ts';
import { root } from '../root.ts';

/** Every text of a language by `namespace:path.to.key`. */
export type Texts = Map<string, string>;

/** All texts of all languages, English first. */
export function readTexts(): Map<Language, Texts> {
  return new Map(languages.map((language) => [language, textsOf(language)]));
}

function textsOf(language: Language): Texts {
  return new Map(
    namespaces.flatMap((namespace) => {
      const path = join(root, 'translations', language, `${namespace}.json`);
      return flatten(JSON.parse(readFileSync(path, 'utf8')), `${namespace}:`);
    }),
  );
}

function flatten(value: unknown, at: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[at, String(value)]];
  const separator = at.endsWith(':') ? '' : '.';
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${at}${separator}${key}`));
}
