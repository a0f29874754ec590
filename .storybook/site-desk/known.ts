import type { Texts } from '@stillpoint/translations/checks/texts.ts';
import { piecesOf } from '../review/copy-desk/pieces.ts';
import { compared, sentenceAt, type Found, type Known } from '../words/found.ts';

/** A text with placeholders, as a page has it: with values in their place. */
export interface Pattern {
  key: string;
  expression: RegExp;
  /** How many of its characters are no values. */
  fixed: number;
}

/** All texts of a language, to be found in a page that does not say which of them it shows. */
export interface Wordings {
  /** As the files say them, by key. */
  texts: Texts;
  /** Keys by each text without placeholders. */
  fixed: Known;
  /** Those with most words of their own first. */
  patterns: readonly Pattern[];
}

/** A text of fewer characters beside its values fits too much to be found by them. */
const fewestFixed = 3;

/** Prepares the texts of a language to be found. */
export function wordingsOf(texts: Texts): Wordings {
  const fixed = new Map<string, Set<string>>();
  const patterns: Pattern[] = [];
  for (const [key, text] of texts) {
    const read = compared(text);
    const values = piecesOf(read).filter(({ kind }) => kind === 'placeholder');
    if (values.length === 0) fixed.set(read, (fixed.get(read) ?? new Set()).add(key));
    else {
      const length = values.reduce((rest, { raw }) => rest - raw.length, read.length);
      if (length >= fewestFixed) patterns.push({ key, expression: expressionOf(read), fixed: length });
    }
  }
  return { texts, fixed, patterns: patterns.sort((one, other) => other.fixed - one.fixed) };
}

/** What a text with placeholders may look like. Each value is a group, in the order of the placeholders. */
export function expressionOf(text: string): RegExp {
  const parts = piecesOf(text).map(({ kind, name, raw }) =>
    kind === 'placeholder' ? valueOf(name) : raw.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** A number where one is counted, else words of a length that a value may have: a longer one is another text. */
function valueOf(placeholder: string): string {
  return placeholder === 'count' ? String.raw`(\d[\d.,]*)` : '(.{1,48}?)';
}

/** How much of a text its sentences have to be: what else it says is none of the translations'. */
const leastShare = 0.9;

/** The sentence that a text of a page is or belongs to. None, where it is written by editors, people or partners. */
export function translatedAt(text: Node, wordings: Wordings): Found | undefined {
  const known = knownAround(text, wordings);
  const found = sentenceAt(text, known);
  if (found === undefined) return undefined;
  const own = compared(text.textContent ?? '');
  const texts = [...known].flatMap(([read, keys]) => (found.keys.some((key) => keys.has(key)) ? [read] : []));
  const length = texts.reduce((sum, read) => sum + read.length, 0);
  return texts.some((read) => read.includes(own)) || length >= own.length * leastShare ? found : undefined;
}

/** What is known of the texts on a page around a node: those without values, and those that a text around it may be. */
function knownAround(node: Node, { fixed, patterns }: Wordings): Known {
  const known = new Map(fixed);
  for (let around: Node | null = node; around !== null; around = around.parentNode) {
    const read = compared(around.textContent ?? '');
    if (read.length > longest) break;
    if (read === '' || known.has(read)) continue;
    const [first, ...others] = patterns.filter(({ expression }) => expression.test(read));
    if (first === undefined) continue;
    const same = others.filter((each) => each.fixed === first.fixed);
    known.set(read, new Set([first, ...same].map(({ key }) => key)));
  }
  return known;
}

/** No text has so many characters: what is longer holds several. */
const longest = 2_000;

/** Keys with the same text: those of the namespaces that most texts of the page can only be of come first. */
export function likeliestFirst(
  keys: readonly string[],
  page: readonly string[],
  { fixed }: Wordings,
): string[] {
  const counts = new Map<string, number>();
  for (const read of page) {
    const own = fixed.get(read);
    if (own?.size !== 1) continue;
    for (const key of own) counts.set(namespaceOf(key), (counts.get(namespaceOf(key)) ?? 0) + 1);
  }
  const countOf = (key: string) => counts.get(namespaceOf(key)) ?? 0;
  return [...keys].sort((one, other) => countOf(other) - countOf(one));
}

/** The namespace of a key. */
export function namespaceOf(key: string): string {
  return key.replace(/:.*/, '');
}
