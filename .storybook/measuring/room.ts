import type { Room } from '../review/problems/record.ts';
import { longestTried } from '../review/problems/rooms.ts';
import { compared, sentenceAt, type Known } from '../words/found.ts';
import { clippedTexts } from './clipped.ts';
import { textsOfTooManyLines } from './lines.ts';
import { outsideOfScreen } from './outside.ts';
import { overlappingTexts } from './overlapping.ts';
import { linesOf, type TextOnShow } from './texts-on-show.ts';

/** A sentence on show, and the piece of it that is lengthened. */
interface Sentence {
  keys: readonly string[];
  text: Text;
  /** Characters, as it is read. */
  length: number;
}

/** What was found in the states of a component, in one language. */
export interface FoundRoom {
  /** How long each text may be, by its key. One that is not in it fits with as many characters as were tried. */
  room: Map<string, Room>;
  /** Sentences with all that stands around them: alike in another state, they are not tried again. */
  tried: Set<string>;
}

/**
 * Finds how long each text on this page may be before words are cut off, reach past the screen or other words, or take more lines
 * than a button may have. Each is lengthened by its own words in its place. `found` holds what other widths and other states have
 * shown, and gets what is less here. Gives the keys of all sentences on show. At the end the page is as it was.
 */
export function measureRoom(
  texts: readonly TextOnShow[],
  known: Known,
  { room, tried }: FoundRoom,
  width: number,
): string[] {
  let before: number | undefined;
  const sentences = sentencesIn(texts, known);
  const open = sentences.filter((sentence) => {
    const place = `${String(width)} ${placeOf(sentence)}`;
    const isNew = !tried.has(place);
    tried.add(place);
    return isNew;
  });
  for (const sentence of tooLongIn(open)) {
    let [fits, tooLong] = [sentence.length, mostOf(sentence)];
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      if (fit([sentence], () => middle)) fits = middle;
      else tooLong = middle;
    }
    for (const key of sentence.keys) if (fits < mostIn(key)) room.set(key, { most: fits, width });
  }
  return sentences.flatMap(({ keys }) => keys);

  /** Those that do not fit with as many characters as they are known to fit with elsewhere. What fits at once fits alone. */
  function tooLongIn(some: readonly Sentence[]): Sentence[] {
    if (some.length === 0 || fit(some, mostOf)) return [];
    if (some.length === 1) return [...some];
    const half = Math.ceil(some.length / 2);
    return [...tooLongIn(some.slice(0, half)), ...tooLongIn(some.slice(half))];
  }

  /** Whether the page has no more problems with all of them at once. */
  function fit(some: readonly Sentence[], lengthOf: (sentence: Sentence) => number): boolean {
    before ??= countProblems(texts);
    const written = some.map(({ text }) => text.data);
    for (const sentence of some) lengthen(sentence, lengthOf(sentence));
    const after = countProblems(texts.map((text) => ({ ...text, lines: linesOf(text.node) })));
    for (const [at, { text }] of some.entries()) text.data = written[at] ?? '';
    return after <= before;
  }

  function mostOf({ keys, length }: Sentence): number {
    return Math.min(longestTried(length), ...keys.map(mostIn));
  }

  function mostIn(key: string): number {
    return room.get(key)?.most ?? Infinity;
  }
}

/** Whole sentences, each by the longest piece of its text. One that is only a part of what stands together is left out. */
function sentencesIn(texts: readonly TextOnShow[], known: Known): Sentence[] {
  const sentences = new Map<Node, Sentence>();
  for (const { node } of texts) {
    const found = sentenceAt(node, known);
    const read = compared(found?.node.textContent ?? '');
    const keys = known.get(read);
    if (found === undefined || keys === undefined) continue;
    const other = sentences.get(found.node);
    if (other !== undefined && other.text.length >= node.length) continue;
    sentences.set(found.node, { keys: [...keys], text: node, length: read.length });
  }
  return [...sentences.values()];
}

/** How many elements around a sentence belong to its place. */
const levels = 4;

/** What stands around a sentence, and where. */
function placeOf({ keys, text }: Sentence): string {
  const boxes: number[] = [];
  let around: Element | null = text.parentElement;
  let words = '';
  for (let level = 0; level < levels && around !== null && around !== document.body; level += 1) {
    const { left, width, height } = around.getBoundingClientRect();
    boxes.push(Math.round(left), Math.round(width), Math.round(height));
    words = around.textContent;
    around = around.parentElement;
  }
  return [...keys, ...boxes, words].join(' ');
}

/** Gives a sentence more characters: its own words again, and the last of them in part. */
function lengthen({ text, length }: Sentence, wished: number): void {
  const own = text.data.trim();
  const missing = Math.max(0, wished - length);
  const more = ` ${own}`.repeat(Math.ceil(missing / (own.length + 1)));
  text.data = text.data.trimEnd() + more.slice(0, missing);
}

function countProblems(texts: readonly TextOnShow[]): number {
  return [clippedTexts, overlappingTexts, outsideOfScreen, textsOfTooManyLines].reduce(
    (count, problemsIn) => count + problemsIn(texts).length,
    0,
  );
}
