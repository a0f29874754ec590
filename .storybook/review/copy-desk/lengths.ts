import type { Rooms } from '../problems/record.ts';
import { longestTried } from '../problems/rooms.ts';
import type { Note } from './notes.ts';

/** How long a text is, and what it is measured by. */
export interface Length {
  used: number;
  of: number;
  /**
   * A `limit` is what a note allows or what fits, `width` pixels being the screen on which no more do; `tried` is as much as was
   * tried, and fits; `longest` is the longest of the five languages, where nothing was measured.
   */
  by: 'limit' | 'tried' | 'longest';
  width?: number;
}

interface LengthsInput {
  /** Characters by language, as they are read: now, and as the files say it. */
  used: Readonly<Record<string, number>>;
  written: Readonly<Record<string, number>>;
  note: Note | undefined;
  /** What was measured of the text. Nothing, where it was not looked at. */
  room: Rooms[string] | undefined;
}

/** What each language's text is measured by. The strictest holds: a note, or what fits. */
export function lengthsOf({ used, written, note, room }: LengthsInput): Record<string, Length> {
  const longest = Math.max(...Object.values(used));
  return Object.fromEntries(
    Object.entries(used).map(([language, own]): [string, Length] => {
      const fits = room?.[language];
      if (fits !== undefined && fits.most <= (note?.most ?? Infinity)) {
        return [language, { used: own, of: fits.most, by: 'limit', width: fits.width }];
      }
      if (note?.most !== undefined) return [language, { used: own, of: note.most, by: 'limit' }];
      if (room === undefined) return [language, { used: own, of: longest, by: 'longest' }];
      return [language, { used: own, of: longestTried(written[language] ?? own), by: 'tried' }];
    }),
  );
}

/** How the lengths were found, in a sentence. */
export function sentenceOfLengths(lengths: readonly Length[], note: Note | undefined): string {
  const widths = [...new Set(lengths.flatMap(({ width }) => width ?? []))].sort((one, other) => one - other);
  if (widths.length > 0) {
    return `Characters, with samples filled in, beside the most that fit: measured in the drawn states, at ${widths.join(' and ')} pixels.`;
  }
  if (note?.most !== undefined)
    return `The note allows ${String(note.most)} characters, counted with samples filled in.`;
  return lengths.some(({ by }) => by === 'tried')
    ? 'Characters, with samples filled in. So many were tried in the drawn states, and fit; it may be more.'
    : 'Characters beside the longest of the five, with samples filled in. How many fit is not measured: `npm run review` does so.';
}
