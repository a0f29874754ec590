/** A sentence of a transcript, from a second of the sound until the next one. */
export interface TranscriptLine {
  at: number;
  text: string;
}

/** What can be played, in the visitor's language. */
export interface PlayerContent {
  id: string;
  title: string;
  lead: string;
  seconds: number;
  lines: readonly TranscriptLine[];
}

/** The names of a player's parts. `at` is how the slider reads its value, with a place for the time. */
export type PlayerWords = Record<
  'play' | 'pause' | 'replay' | 'retry' | 'position' | 'at' | 'words' | 'failed',
  string
>;

/**
 * How the playing stands; `at` is the second of the sound. Until a script has taken over, and for who asked for reduced motion,
 * the browser's own controls are shown: `native`, and `nativeEnded` at the end of the sound.
 */
export type PlayerState =
  | { status: 'native' }
  | { status: 'nativeEnded' }
  | { status: 'ready' }
  | { status: 'playing'; at: number }
  | { status: 'paused'; at: number }
  | { status: 'ended' }
  | { status: 'failed'; at: number };

/** Where the playing stands. Both before it began and after its end, that is the beginning. */
export function secondOf(state: PlayerState): number {
  return 'at' in state ? state.at : 0;
}
