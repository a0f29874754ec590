import { baseOf, countedKeys, formsOf } from './plurals.ts';
import type { Texts } from './texts.ts';

const placeholder = /\{\{\s*-?\s*([\w.]+).*?\}\}/g;
const tag = /<(\/?[\w]+)[^>]*?(\/?)>/g;

/** What a language lacks or has too much of beside English, each as a sentence. */
export function faultsBeside(english: Texts, language: string, texts: Texts): string[] {
  const wanted = wantedKeys(english, language);
  const missing = [...wanted.keys()]
    .filter((key) => !texts.has(key))
    .map((key) => `${language} lacks ${key}`);
  const surplus = [...texts.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${language} has ${key}, which English or its plural forms have not`);
  const differing = [...wanted].flatMap(([key, original]) => {
    const text = texts.get(key);
    return text === undefined ? [] : differences(language, key, original, text);
  });
  return [...missing, ...surplus, ...differing];
}

/** The keys that a language has to have, and the English text that each is measured by. */
function wantedKeys(english: Texts, language: string): Map<string, string> {
  const counted = countedKeys(english);
  const wanted = new Map<string, string>();
  for (const [key, text] of english) {
    const base = baseOf(key);
    if (!counted.has(base)) {
      wanted.set(key, text);
    } else {
      const other = english.get(`${base}_other`) ?? text;
      for (const each of formsOf(base, language)) wanted.set(each, english.get(each) ?? other);
    }
  }
  return wanted;
}

function differences(language: string, key: string, original: string, text: string): string[] {
  const faults: string[] = [];
  const names = [placeholdersIn(original, key), placeholdersIn(text, key)] as const;
  if (names[0] !== names[1])
    faults.push(`${language} ${key}: placeholders are ${names[1]}, in English ${names[0]}`);
  const tags = [tagsIn(original), tagsIn(text)] as const;
  if (tags[0] !== tags[1]) faults.push(`${language} ${key}: tags are ${tags[1]}, in English ${tags[0]}`);
  return faults;
}

/** A form for exactly one may say "a day" in place of its number. */
function placeholdersIn(text: string, key: string): string {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const needed = key.endsWith('_one') ? names.filter((name) => name !== 'count') : names;
  return listed(needed);
}

function tagsIn(text: string): string {
  return listed([...text.matchAll(tag)].map(([whole]) => whole));
}

function listed(names: string[]): string {
  return names.length === 0 ? 'none' : [...new Set(names)].sort().join(' ');
}
