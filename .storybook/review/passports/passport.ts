/** Raised with each change of what a passport means. */
export const passportsVersion = 1;

/** The file in the package, and in Storybook. */
export const passportsFile = 'passports.json';

/** What is known of all screens, from the sources of one commit. Weights are bytes as they travel: minified, with brotli. */
export interface Passports {
  version: number;
  /** The commit that it was made of. Null where the sources have no history. */
  commit: string | null;
  /** The looks that each state is checked in by axe. A test fails where it finds anything. */
  axe: { languages: string[]; themes: string[] };
  screens: Passport[];
}

/** A screen: what it weighs, shows, sends, says, and when it changed. */
export interface Passport {
  /** The name of its component. */
  screen: string;
  /** Its place in the sidebar of Storybook. */
  title: string;
  weight: {
    /** What importing it adds to an app beside its peers. */
    script: number;
    /** The files of the texts that it can ask for, those of the frame included, by language. */
    words: Record<string, number>;
  };
  /** The pages of the site that show it. Empty for a part that a page shows in place of another screen. */
  pages: PagePassport[];
  states: { state: string; name: string }[];
  /** The handlers that it calls, `onSubmit`. */
  handlers: string[];
  /** The texts that its modules and what they import can ask for, as `namespace:path.to.key`, without forms of a plural. */
  keys: string[];
  lastChange: LastChange;
  /** Differences of its folder or its texts that were approved and are not merged yet, by their causes. */
  approvedDifferences: string[];
}

/** A page of the site. */
export interface PagePassport {
  name: string;
  /** Without its language. */
  path: string;
  /** Whether React takes it over. A quiet page is links and native forms: its script counts and draws nothing. */
  live: boolean;
  scripts: {
    /** The chunk of its own. Null for a quiet page. */
    own: number | null;
    /** What has to be there before the page can be used. */
    neededBeforeUse: number;
    /** Everything that it may ever fetch. */
    everything: number;
  };
  /** The names of the analytics events that it sends, a view of it first. Those of a player are not among them. */
  events: string[];
}

/** The last commit that changed the folder of a screen or its texts. A change of what screens share is not counted. */
export type LastChange =
  | {
      status: 'known';
      commit: string;
      /** The day of the commit, `2026-11-30`. */
      date: string;
      subject: string;
      /** Whether files are different from the commit. */
      uncommitted: boolean;
    }
  /** No git, no commit of it yet, or a clone that does not have the whole history. */
  | { status: 'unknown' };
