import type { AllTexts } from './desk.ts';

/** A sentence that says what was looked for. */
export interface Hit {
  key: string;
  language: string;
  text: string;
}

/** Every sentence that has all words of the query, those with the very phrase first. Once a key: in the preferred language, if it says so there. */
export function search(all: AllTexts, query: string, preferred: string, only?: string): Hit[] {
  const phrase = folded(query).trim();
  if (phrase === '') return [];
  const words = phrase.split(' ');
  const order = [...new Set([only ?? preferred, ...(only === undefined ? all.keys() : [])])];

  const hits = new Map<string, Hit & { exact: boolean }>();
  for (const language of order) {
    for (const [key, text] of all.get(language) ?? []) {
      if (hits.has(key)) continue;
      const read = folded(text);
      const exact = read.includes(phrase) || key.toLowerCase() === phrase;
      if (exact || words.every((word) => read.includes(word))) hits.set(key, { key, language, text, exact });
    }
  }
  return [...hits.values()].sort((one, other) => Number(other.exact) - Number(one.exact));
}

/** Where words of the query stand in a text: from and to, in their order. */
export function marksIn(text: string, query: string): [number, number][] {
  const phrase = folded(query).trim();
  const read = folded(text);
  // Folding a text may change its length: then nothing is marked, rather than the wrong letters.
  if (phrase === '' || read.length !== text.length) return [];
  const wanted = read.includes(phrase) ? [phrase] : phrase.split(' ');
  const marks = wanted.flatMap((word) =>
    [...read.matchAll(new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))].map(
      ({ index }): [number, number] => [index, index + word.length],
    ),
  );
  return marks
    .sort(([one], [other]) => one - other)
    .filter(([from], at, sorted) => at === 0 || from >= (sorted[at - 1]?.[1] ?? 0));
}

const foldedTexts = new Map<string, string>();

/** Small, without accents, and each space an ordinary one. */
function folded(text: string): string {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  const made = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, ' ');
  foldedTexts.set(text, made);
  return made;
}
