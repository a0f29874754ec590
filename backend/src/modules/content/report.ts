import type { RawEntry } from './entries.ts';

/** Hears of an entry that cannot be shown, and why: "… is of a kind that the home page does not know". */
export type Report = (fault: { entry: RawEntry; problem: string }) => void;
