import type { AllTexts } from './desk.ts';

/** A sentence that says what was looked for. */
export interface Hit {
  key: string;
  language: string;
  text: string;
}

interface SearchOptions {
  /** The only language that is searched. */
  only?: string | undefined;
  /** Whether a key is of what is open beside the search. */
  isNear?: (key: string) => boolean;
}

/**
 * Every text that has all words of the query, and every one whose key has it: the best match first, texts before keys. What is near
 * goes before other texts that have the words; a sentence that says just that goes before both. Once a key, in the language that says
 * it best; where several do, in the preferred one.
 */
export function search(
  all: AllTexts,
  query: string,
  preferred: string,
  { only, isNear = () => false }: SearchOptions = {},
): Hit[] {
  const phrase = folded(query).trim();
  if (phrase === '') return [];
  const words = phrase.split(' ');
  const order = [...new Set([only ?? preferred, ...(only === undefined ? all.keys() : [])])];

  const hits = new Map<string, Hit & { rank: number }>();
  for (const language of order) {
    for (const [key, text] of all.get(language) ?? []) {
      const rank = rankOf(folded(text), phrase, words) ?? rankOfKey(key, phrase);
      if (rank !== undefined && rank < (hits.get(key)?.rank ?? Infinity))
        hits.set(key, { key, language, text, rank });
    }
  }
  const near = new Set([...hits.keys()].filter((key) => isNear(key)));
  return [...hits.values()].sort(
    (one, other) =>
      classOf(one.rank) - classOf(other.rank) ||
      Number(near.has(other.key)) - Number(near.has(one.key)) ||
      one.rank - other.rank ||
      order.indexOf(one.language) - order.indexOf(other.language) ||
      one.text.length - other.text.length,
  );
}

/** How well a text matches, the best with 0: it says just that, begins with it, has it as words, has it, has its words, has their letters. */
function rankOf(read: string, phrase: string, words: readonly string[]): number | undefined {
  if (!words.every((word) => read.includes(word))) return undefined;
  if (withoutEnd(read) === withoutEnd(phrase)) return 0;
  if (read.includes(phrase)) {
    const own = hasWords(read, phrase);
    if (own && read.split(/(?<=[.!?…]) /).some((sentence) => withoutEnd(sentence) === withoutEnd(phrase)))
      return 1;
    if (read.startsWith(phrase)) return own ? 2 : 3;
    return own ? 4 : 5;
  }
  return words.every((word) => hasWords(read, word)) ? 6 : 7;
}

/** Ranks that differ less than near and far: a sentence that says just that, one that has the words, and all others. */
function classOf(rank: number): number {
  if (rank <= 1) return 0;
  return rank <= 6 ? 1 : rank;
}

function rankOfKey(key: string, phrase: string): number | undefined {
  const [own, wanted] = [key, phrase].map((name) => name.toLowerCase().replace(':', '.'));
  if (own === undefined || wanted === undefined || !own.includes(wanted)) return undefined;
  return own === wanted ? 8 : 9;
}

/** Whether words stand in a text as words, and not within others. */
function hasWords(read: string, words: string): boolean {
  const letter = /[\p{L}\p{N}]/u;
  for (let at = read.indexOf(words); at !== -1; at = read.indexOf(words, at + 1)) {
    const [before = ' ', after = ' '] = [read[at - 1], read[at + words.length]];
    if (!letter.test(before) && !letter.test(after)) return true;
  }
  return false;
}

function withoutEnd(sentence: string): string {
  return sentence.replace(/[\s.!?\u2026:]+$/, '');
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
