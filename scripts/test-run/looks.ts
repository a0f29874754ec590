/** One of the ten looks that every story is tested in: a language and a theme. */
export interface Look {
  language: string;
  theme: string;
}

/** A fresh mount of a story, which plays it, and the looks that are checked in it. */
export interface Mount {
  /** The first is what the story is mounted in; the theme then changes to the others' without another mount. */
  looks: [Look, ...Look[]];
  /** A width of `viewports`; without one the story is as wide as a desktop. */
  viewport?: 'phone' | 'smallPhone' | 'tablet';
  /** Where elements and attributes are checked. The other mounts check only what languages and themes change. */
  everyRule: boolean;
}

/** Both themes in all five languages. Mounts of one width follow each other, since a change of width is slow. */
const all: Mount[] = [
  { looks: [look('en', 'day')], everyRule: true },
  { looks: [look('es', 'night'), look('es', 'day')], everyRule: false },
  { looks: [look('pt', 'night'), look('pt', 'day')], everyRule: false },
  { looks: [look('en', 'night')], viewport: 'phone', everyRule: true },
  { looks: [look('de', 'day'), look('de', 'night')], viewport: 'smallPhone', everyRule: false },
  { looks: [look('fr', 'day'), look('fr', 'night')], viewport: 'tablet', everyRule: false },
];

/** All mounts, or the one look that `STORYBOOK_LOCALE` or `STORYBOOK_THEME` asks for. */
export function mounts({ STORYBOOK_LOCALE, STORYBOOK_THEME }: NodeJS.ProcessEnv): Mount[] {
  if (!STORYBOOK_LOCALE && !STORYBOOK_THEME) return all;
  return [{ looks: [look(STORYBOOK_LOCALE ?? 'en', STORYBOOK_THEME ?? 'day')], everyRule: true }];
}

/** How many looks a test of a story goes through. */
export function countLooks(environment: NodeJS.ProcessEnv): number {
  return mounts(environment).reduce((sum, { looks }) => sum + looks.length, 0);
}

function look(language: string, theme: string): Look {
  return { language, theme };
}
