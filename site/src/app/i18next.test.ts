import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, namespaces, type Dictionary, type Language } from '@stillpoint/translations';
import * as i18next from 'i18next';
import * as standIn from './i18next.ts';

type Translate = (selector: (words: object) => unknown, values?: Record<string, unknown>) => string;

interface Instance {
  init: (options: object) => unknown;
  getFixedT: (language: null, namespace: string) => Translate;
}

/** Forms of plurals begin and end differently in each language. */
const counts = [0, 1, 2, 5, 21, 1_000_000];

function wordsOf(language: Language): Dictionary {
  const folder = join(import.meta.dirname, '../../../translations', language);
  return Object.fromEntries(
    namespaces.map((name) => [
      name,
      JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as object,
    ]),
  );
}

function opened(
  { createInstance }: { createInstance: () => unknown },
  language: Language,
  words: Dictionary,
) {
  const missing: string[] = [];
  const instance = createInstance() as Instance;
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    ns: Object.keys(words),
    resources: { [language]: words },
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    saveMissingTo: 'current',
    missingKeyHandler: (asked: string[], namespace: string, key: string) => {
      missing.push(`${asked.join()} ${namespace} ${key}`);
    },
    missingInterpolationHandler: (text: string, [, name = '']: string[]) => {
      missing.push(`${name.trim()} in ${text}`);
    },
  });
  return { instance, missing };
}

function selectorOf(key: string) {
  return (words: object) =>
    key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], words);
}

/** The keys of all texts, those of a plural once. */
function keysIn(words: object, before = ''): string[] {
  const keys = Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysIn(value, `${before}${name}.`)
      : [before + name, before + name.replace(/_(zero|one|two|few|many|other)$/, '')],
  );
  return [...new Set(keys)];
}

/** What a careless replacement would stumble over. */
function valueOf(name: string): string {
  return `<${name}> $& {{count}}`;
}

describe.each(languages)('in %s', (language) => {
  test('every text is what i18next makes of it', () => {
    const words = wordsOf(language);
    const theirs = opened(i18next, language, words);
    const ours = opened(standIn, language, words);
    const rendered: string[] = [];

    for (const [namespace, texts] of Object.entries(words)) {
      const expected = theirs.instance.getFixedT(null, namespace);
      const said = ours.instance.getFixedT(null, namespace);
      const placeholders = JSON.stringify(texts).matchAll(/{{(\w+)}}/g);
      const named = Object.fromEntries(Array.from(placeholders, ([, name = '']) => [name, valueOf(name)]));
      for (const key of keysIn(texts)) {
        for (const count of counts) {
          const values = { ...named, count };
          rendered.push(said(selectorOf(key), values));
          expect(rendered.at(-1)).toBe(expected(selectorOf(key), values));
        }
      }
    }
    expect(rendered.length).toBeGreaterThan(3_000);
    expect(ours.missing).toEqual(theirs.missing);
  });
});

test('a text without values needs none', () => {
  const { instance } = opened(standIn, 'en', { common: { title: 'Good night' } });
  expect(instance.getFixedT(null, 'common')(selectorOf('title'))).toBe('Good night');
});

test('a missing text is reported, and its key stands in for it', () => {
  const { instance, missing } = opened(standIn, 'de', { common: { submit: { ready: 'Los' } } });
  const translate = instance.getFixedT(null, 'common');

  expect(translate(selectorOf('submit.sent'))).toBe('submit.sent');
  expect(translate(selectorOf('nowhere.at.all'), { count: 2 })).toBe('nowhere.at.all');
  expect(missing).toEqual(['de common submit.sent', 'de common nowhere.at.all']);
});

test.each([
  ['i18next', i18next],
  ['its stand-in', standIn],
])('%s: a placeholder without a value is reported and not shown', (_, implementation) => {
  const words = { common: { until: 'Bis {{ day }}, {{count}}' } };
  const { instance, missing } = opened(implementation, 'de', words);

  expect(instance.getFixedT(null, 'common')(selectorOf('until'), { count: 2 })).toBe('Bis , 2');
  expect(missing).toEqual(['day in Bis {{ day }}, {{count}}']);
});
