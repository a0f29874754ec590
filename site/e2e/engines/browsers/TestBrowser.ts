/** What a browser is started with. */
export interface BrowserSettings {
  theme: 'day' | 'night';
  /** False keeps the scripts of pages from running. */
  scripts: boolean;
  /** False asks pages for reduced motion. */
  motion: boolean;
}

/** A function that runs in a page. What it takes and returns is JSON. */
export type InPage<Words extends string[], Answer> = (...words: Words) => Answer;

/** A browser with one page. Each command fails after `commandTimeout`. `frame` selects an `<iframe>` of the page. */
export interface TestBrowser {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  address: () => Promise<string>;
  /** Runs a function in the page, even where its own scripts are switched off. */
  evaluate: <Words extends string[], Answer>(
    question: InPage<Words, Answer>,
    words: Words,
    frame?: string,
  ) => Promise<Answer>;
  /** Presses the mouse button on the middle of the first element of a selector. */
  click: (selector: string, frame?: string) => Promise<void>;
  /** Presses the keys of a text, or Enter, where the focus is. */
  type: (text: string) => Promise<void>;
  pressEnter: () => Promise<void>;
  /** Gives the page's viewport a size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The viewport, as PNG. */
  picture: () => Promise<Uint8Array>;
  /** Uncaught errors and errors on the console so far. A response of 4xx or 5xx is none. */
  faults: () => string[];
  /** Ends all processes of the browser and removes its profile. */
  close: () => Promise<void>;
}

export type StartBrowser = (settings: BrowserSettings) => Promise<TestBrowser>;

/** Milliseconds after which a command to a browser counts as unanswered. */
export const commandTimeout = 30_000;

/** The source that calls a function in a page. */
export function callOf<Words extends string[]>(question: InPage<Words, unknown>, words: Words): string {
  return `(${question.toString()})(...${JSON.stringify(words)})`;
}
