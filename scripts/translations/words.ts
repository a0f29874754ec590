import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn, type Texts } from '../../translations/checks/texts.ts';
import { languages, namespaces, type Language } from '../../translations/index.ts';
import { root } from '../root.ts';

/** All texts of all languages, English first. */
export function readTexts(): Map<Language, Texts> {
  return new Map(languages.map((language) => [language, textsOf(language)]));
}

/** What the file of a language's namespace holds, as it is written. */
export function readFileOf(language: Language, namespace: string): string {
  return readFileSync(join(root, 'translations', language, `${namespace}.json`), 'utf8');
}

function textsOf(language: Language): Texts {
  return new Map(namespaces.flatMap((namespace) => textsIn(namespace, readFileOf(language, namespace))));
}
