/** One of the ten looks that every story is tested in: a language and a theme. */
export interface Look {
  language: string;
  theme: string;
}

/** How wide a story is: as one of `viewports`, or as wide as a desktop. */
export type StoryWidth = 'desktop' | 'phone' | 'smallPhone' | 'tablet';

/** A fresh mount of a story, which plays it, and the looks that are checked in it. */
export interface Mount {
  /** The first is what the story is mounted in; the theme then changes to the others' without another mount. */
  looks: [Look, ...Look[]];
  width: StoryWidth;
  /** Another width, at which only the places of words are checked: long words may break where a menu or a card changes. */
  furtherWidth?: StoryWidth;
  /** Where elements and attributes are checked. The other mounts check only what languages and themes change. */
  everyRule: boolean;
}

/** Both themes in all five languages. Changes of width are slow, so mounts and further widths of one width follow each other. */
const all: Mount[] = [
  { looks: [look('en', 'day')], width: 'desktop', everyRule: true },
  { looks: [look('pt', 'night'), look('pt', 'day')], width: 'desktop', everyRule: false },
  {
    looks: [look('es', 'night'), look('es', 'day')],
    width: 'desktop',
    furtherWidth: 'phone',
    everyRule: false,
  },
  { looks: [look('en', 'night')], width: 'phone', everyRule: true },
  { looks: [look('fr', 'day'), look('fr', 'night')], width: 'tablet', everyRule: false },
  {
    looks: [look('de', 'day'), look('de', 'night')],
    width: 'smallPhone',
    furtherWidth: 'desktop',
    everyRule: false,
  },
];

/** All mounts, or the one look that `STORYBOOK_LOCALE` or `STORYBOOK_THEME` asks for. */
export function mounts({ STORYBOOK_LOCALE, STORYBOOK_THEME }: NodeJS.ProcessEnv): Mount[] {
  if (!STORYBOOK_LOCALE && !STORYBOOK_THEME) return all;
  const asked = look(STORYBOOK_LOCALE ?? 'en', STORYBOOK_THEME ?? 'day');
  return [{ looks: [asked], width: 'desktop', everyRule: true }];
}

/** How many looks a test of a story goes through. */
export function countLooks(environment: NodeJS.ProcessEnv): number {
  return mounts(environment).reduce((sum, { looks }) => sum + looks.length, 0);
}

function look(language: string, theme: string): Look {
  return { language, theme };
}
