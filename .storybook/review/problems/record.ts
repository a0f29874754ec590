/** Raised with each change of what a record means: records of another version are stale. */
export const recordVersion = 2;

export const problemKinds = [
  'clipped',
  'overlapping',
  'outside',
  'tooManyLines',
  'tooLong',
  'sameAsEnglish',
  'missingPlaceholder',
  'contrast',
  'equalPicture',
  'failed',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Where something stands in a page, in its pixels, from the top left of the page. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is wrong. `text` holds the words that it is about, at most their first 120 characters. */
export type Fault =
  /** Words cut off by an element around them, by that many pixels in one direction. */
  | { kind: 'clipped'; text: string; pixels: number }
  /** Words that stand on other words. */
  | { kind: 'overlapping'; text: string; other: string }
  /** Words that reach past the side of the screen, or a page that does, without words. */
  | { kind: 'outside'; text: string; pixels: number }
  | { kind: 'tooManyLines'; text: string; lines: number; allowed: number }
  /** A text with more characters than its note allows. `key` is `namespace:path.to.key`. */
  | { kind: 'tooLong'; text: string; key: string; length: number; most: number }
  | { kind: 'sameAsEnglish'; text: string }
  /** A placeholder, a tag or a value of a program where words belong. */
  | { kind: 'missingPlaceholder'; text: string; found: string }
  | { kind: 'contrast'; text: string; ratio: number; needed: number }
  /** Drawn like another state: its id and its name. */
  | { kind: 'equalPicture'; text: string; id: string }
  /** The state could not be drawn. `text` is what it threw. */
  | { kind: 'failed'; text: string };

/** A fault, where it stands, and the theme, where it is one of colours. Without it, it is there by day and by night. */
export type Problem = Fault & { place?: Place; theme?: 'day' | 'night' };

/** A state in a language at a width. */
export interface Cell {
  language: string;
  width: number;
  /** Of the whole page, in its pixels. */
  height: number;
  problems: Problem[];
}

/** How long a text may be. */
export interface Room {
  /** Characters, as it is read, with its samples. */
  most: number;
  /** The width in pixels at which it fits with no more. */
  width: number;
}

/**
 * How long texts may be, by key and language: in the state itself, and in those of its component that were measured before.
 * A key that is in it was looked at; in a language that is not, the text fits at twice its length.
 */
export type Rooms = Record<string, Record<string, Room>>;

/** What a state was drawn from, by hashes of the files. */
export interface Sources {
  /** Of the folder that its story stands in. */
  folder: string;
  /** Of everything that all stories share: components, tokens, and what measures. */
  shared: string;
  /** Of the files of texts that it asks for, by language. */
  texts: Record<string, string>;
}

/** What is known of a state: one file, `.stillpoint/review/<component>/<story>.json`. */
export interface StateRecord {
  version: number;
  id: string;
  name: string;
  /** Relative to the repository. */
  storyFile: string;
  /** When it was measured, in ISO 8601. */
  measured: string;
  /** As the browser names itself. */
  browser: string;
  sources: Sources;
  cells: Cell[];
  /** The texts that it asks for, as `namespace:path.to.key`. */
  texts: string[];
  rooms: Rooms;
  /** The id of the state that it looks like on purpose, as its story says. */
  sameAs?: string;
  /** Hashes of what is seen in English by day, on a phone and on a desktop. */
  pictures: string[];
}
