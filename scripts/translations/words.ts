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

/** What the file of a language's namespace holds, as it is written. */
export function readFileOf(language: Language, namespace: string): string {
  return readFileSync(join(root, 'translations', language, `${namespace}.json`), 'utf8');
}

function textsOf(language: Language): Texts {
  return new Map(
    namespaces.flatMap((namespace) => flatten(JSON.parse(readFileOf(language, namespace)), `${namespace}:`)),
  );
}

function flatten(value: unknown, at: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[at, String(value)]];
  const separator = at.endsWith(':') ? '' : '.';
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${at}${separator}${key}`));
}
