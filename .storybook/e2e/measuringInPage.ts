import { lowContrast } from '../measuring/contrast.ts';
import { measureRoom, type FoundRoom } from '../measuring/room.ts';
import { textsOnShow } from '../measuring/texts-on-show.ts';
import { wordProblems } from '../measuring/wordProblems.ts';

/** What the tests of measuring run in a page. */
export const measuring = {
  lowContrast,
  /** How long each text may be, and those that were looked at, where words lead to keys. */
  room: (words: Record<string, string>) => {
    const found: FoundRoom = { room: new Map(), tried: new Set() };
    const known = new Map(Object.entries(words).map(([read, key]) => [read, new Set([key])]));
    const keys = measureRoom(textsOnShow(document.body), known, found, window.innerWidth);
    return { keys, room: Object.fromEntries(found.room) };
  },
  wordProblems: () => wordProblems(textsOnShow(document.body)),
};
