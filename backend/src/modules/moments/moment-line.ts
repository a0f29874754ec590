import { holdsAddress, holdsHiddenCharacter, holdsLongNumber } from '../../domain/written-text.ts';
import { withoutHiddenCharacters } from '../../domain/written-text.ts';

/** The most characters of a line, as its reader counts them. */
export const longestLine = 140;
/** A character that a reader sees may be many in a computer, with a hundred marks upon it. */
const longestUnits = 2_000;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export type LineProblem = 'tooLong' | 'notPlain';

/** What was typed as a line of one's own, as it is kept. */
export function lineFrom(typed: string): string {
  return typed.normalize('NFC').trim();
}

/** What is wrong with a line: it is one line of plain text, without links, numbers to ring and characters that are not seen. */
export function problemOfLine(line: string): LineProblem | undefined {
  if (line.length > longestUnits || [...characters.segment(line)].length > longestLine) return 'tooLong';
  // Joiners of pictures and of some scripts change what is seen.
  const hides = holdsHiddenCharacter(line) && withoutHiddenCharacters(line) !== line;
  if (hides || /[\t\n\r]/.test(line) || tooManyMarks.test(line)) return 'notPlain';
  return holdsAddress(line) || holdsLongNumber(line) || nameElsewhere.test(line) ? 'notPlain' : undefined;
}

/** The name of an account somewhere else. */
const nameElsewhere = /[@＠]\s*[\p{L}\p{N}_]/u;

/** Marks that grow over the lines above and below. No script writes as many on one letter. */
const tooManyMarks = /\p{M}{5}/u;
