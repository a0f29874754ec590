/** The version of the report's form. A report of another is not read. */
export const reportVersion = 2;

/** Where the report and its pictures are, from the root of Storybook. */
export const diffFolder = 'diff';

/** A place in a page, in CSS pixels. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a difference can come from, in the order in which it is looked for. */
export const causeKinds = ['token', 'words', 'file', 'place'] as const;
export type CauseKind = (typeof causeKinds)[number];

/** A state in a language, a theme and a width, which does not look as it did. */
export interface DifferentPicture {
  /** The id of the story. */
  id: string;
  name: string;
  /** The title of its component, with the folders of the sidebar. */
  title: string;
  language: string;
  theme: string;
  width: number;
  /** The smallest one around all pixels that differ. */
  rectangle: Rectangle;
  /** The part of the page that both pictures show. */
  part: Rectangle;
  /** Files in the folder of the report. */
  before: string;
  after: string;
  /** The first of other causes that may have a share in it, by their ids. */
  also: string[];
}

/** Pictures that differ for one reason. */
export interface Cause {
  /** The kind and the name. */
  id: string;
  kind: CauseKind;
  /** A variable, a text's key, a file's path, or a state and its place. */
  name: string;
  /** A hash of what it has become: an approval is of that alone. */
  change: string;
  /** Values of a variable or of a text, each as it was and as it is. */
  values: { where: string; before: string | undefined; after: string | undefined }[];
  pictures: DifferentPicture[];
}

/** A state that only one side has, or that could not be drawn. */
export interface NamedState {
  id: string;
  name: string;
  title: string;
  /** Why it was not drawn. */
  reason?: string;
}

/** What `npm run diff` found: `diff/report.json`. */
export interface DiffReport {
  version: number;
  /** In ISO 8601. */
  made: string;
  base: { name: string; commit: string };
  browser: string;
  languages: string[];
  themes: string[];
  widths: number[];
  /** How many pictures there are to compare; the documents of how many differ; of how many a pixel. */
  counts: { pictures: number; taken: number; different: number };
  /** Those with most pictures first. */
  causes: Cause[];
  added: NamedState[];
  removed: NamedState[];
  failed: NamedState[];
  /** Decisions, by their ids, about what no longer differs from the base. */
  stale: string[];
}
