import type { Texts } from '@stillpoint/translations/checks/texts.ts';

/** The sentences of a text. Put together again with a space, they are the same text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][”“’»)]?) (?!\p{Ll})/u);
}

/** A sentence of fewer words stands in many texts, and means something else in each. A whole text may be as short. */
const fewestWords = 3;

const indexes = new WeakMap<Texts, Map<string, string[]>>();

/** Keys by each text, and by each sentence that is long enough. */
function indexOf(texts: Texts): Map<string, string[]> {
  const known = indexes.get(texts);
  if (known !== undefined) return known;
  const index = new Map<string, string[]>();
  for (const [key, text] of texts) {
    for (const part of partsOf(text)) index.set(part, [...(index.get(part) ?? []), key]);
  }
  indexes.set(texts, index);
  return index;
}

function partsOf(text: string): Set<string> {
  return new Set([text, ...sentencesOf(text).filter((part) => part.split(/\s+/).length >= fewestWords)]);
}

/** Keys of other texts of a language that have the same words, whole or as a sentence: the nearest in the files first. */
function twinsOf(texts: Texts, key: string): string[] {
  const text = texts.get(key);
  if (text === undefined) return [];
  const index = indexOf(texts);
  const twins = new Set([...partsOf(text)].flatMap((part) => index.get(part) ?? []));
  twins.delete(key);
  return [...twins].sort((one, other) => distance(key, one) - distance(key, other));
}

/** How far two keys are from each other: the fewer of their first parts are the same, the farther. */
function distance(key: string, other: string): number {
  const [own, parts] = [key.split(/[:.]/), other.split(/[:.]/)];
  const different = own.findIndex((part, at) => part !== parts[at]);
  return different === -1 ? 0 : -different;
}

/** A text with the same words, and what it would say with the same change: nothing, where it says so already. */
export interface Twin {
  key: string;
  changed?: string;
}

/**
 * The twins of a text whose files say the same words as its own does. Once it was changed, those alone that have what was
 * changed, each with what it would say.
 */
export function twinsAfterChange(written: Texts, present: Texts, key: string): Twin[] {
  const [before = '', now = ''] = [written.get(key), present.get(key)];
  const twins = twinsOf(written, key);
  if (before === now) return twins.map((twin) => ({ key: twin }));

  return twins.flatMap((twin): Twin[] => {
    const [file = '', own = ''] = [written.get(twin), present.get(twin)];
    const wished = withSameChange(file, before, now);
    if (wished === undefined) return [];
    // It may have been changed elsewhere as well, which stays.
    return own === wished
      ? [{ key: twin }]
      : [{ key: twin, changed: withSameChange(own, before, now) ?? wished }];
  });
}

/** A twin with the same sentences changed, or nothing, where it has none of them. */
function withSameChange(twin: string, before: string, now: string): string | undefined {
  const changed = changedSentences(sentencesOf(before), sentencesOf(now)).reduce(
    (text, [was, is]) => replaced(text, was, is),
    twin,
  );
  return changed === twin ? undefined : changed;
}

/** What became of sentences: each of them, or all between the first and the last that differ, where some came or went. */
function changedSentences(before: readonly string[], now: readonly string[]): [string, string][] {
  if (before.length === now.length) {
    return before.flatMap((was, at): [string, string][] => (was === now[at] ? [] : [[was, now[at] ?? '']]));
  }
  let first = 0;
  while (first < Math.min(before.length, now.length) && before[first] === now[first]) first += 1;
  let last = 0;
  const rest = Math.min(before.length, now.length) - first;
  while (last < rest && before.at(-1 - last) === now.at(-1 - last)) last += 1;
  // What was only added is placed by a sentence beside it.
  if (first + last === before.length && first > 0) first -= 1;
  else if (first + last === before.length) last -= 1;
  return [
    [before.slice(first, before.length - last).join(' '), now.slice(first, now.length - last).join(' ')],
  ];
}

/** Whole sentences alone: the end of a word is not one. */
function replaced(text: string, was: string, is: string): string {
  const sentences = sentencesOf(text);
  const wanted = sentencesOf(was);
  const at = sentences.findIndex((_, from) => wanted.every((each, next) => each === sentences[from + next]));
  return at === -1 ? text : sentences.toSpliced(at, wanted.length, is).filter(Boolean).join(' ');
}
