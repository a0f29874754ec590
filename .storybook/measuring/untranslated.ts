import type { Problem } from '../review/problems/record.ts';
import { compared, type Known } from '../words/found.ts';
import { placeOf, shortened, type TextOnShow } from './texts-on-show.ts';

interface Surroundings {
  /** All that is read in the same state in English. */
  english: ReadonlySet<string>;
  /** What the state asked for in this language. Those texts are held to English by `npm run translations`. */
  known: Known;
  /** Values that come from the state, and names that are the same in both languages. */
  values: readonly string[];
}

/** Words that are the same as in English, and are neither a translated text nor a value of the state. */
export function untranslatedTexts(
  texts: readonly TextOnShow[],
  { english, known, values }: Surroundings,
): Problem[] {
  const asked = [...known.keys()].join('\n');
  const longestFirst = values
    .map((value) => compared(value).toLowerCase())
    .sort((one, other) => other.length - one.length);
  const all = longestFirst.join('\n');
  const isWritten = (text: string) =>
    hasWord(without(text.toLowerCase(), longestFirst)) && !all.includes(text.toLowerCase());
  return texts.flatMap(({ element, words, lines }) => {
    // What is offered in another language stands in it.
    if (element.closest('[lang]:not(html)') !== null) return [];
    // A value may be in several pieces, as an address that can break.
    const own = isWritten(words) && isWritten(compared(element.textContent));
    if (!own || !english.has(words) || asked.includes(words)) return [];
    return [{ kind: 'sameAsEnglish' as const, text: shortened(words), place: placeOf(lines) }];
  });
}

/** Every text in the arguments of a story. */
export function valuesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((inner) => valuesIn(inner, seen));
}

function without(words: string, values: readonly string[]): string {
  return values.reduce((left, value) => (value === '' ? left : left.replaceAll(value, ' ')), words);
}

function hasWord(text: string): boolean {
  return /\p{L}{3,}/u.test(text);
}
