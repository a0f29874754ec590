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
  /** Where a screen reader reads the story: once in each language. */
  isRead: boolean;
  /** Nothing is checked: the story is only read. */
  isUnchecked?: true;
}

/** Both themes in all five languages. Changes of width are slow, so mounts and further widths of one width follow each other. */
const all: Mount[] = [
  { looks: [look('en', 'day')], width: 'desktop', everyRule: true, isRead: true },
  { looks: [look('pt', 'night'), look('pt', 'day')], width: 'desktop', everyRule: false, isRead: true },
  {
    looks: [look('es', 'night'), look('es', 'day')],
    width: 'desktop',
    furtherWidth: 'phone',
    everyRule: false,
    isRead: true,
  },
  { looks: [look('en', 'night')], width: 'phone', everyRule: true, isRead: false },
  { looks: [look('fr', 'day'), look('fr', 'night')], width: 'tablet', everyRule: false, isRead: true },
  {
    looks: [look('de', 'day'), look('de', 'night')],
    width: 'smallPhone',
    furtherWidth: 'desktop',
    everyRule: false,
    isRead: true,
  },
];

/** All mounts, those that are read where `STORIES_READ` is `only`, or the look that `STORYBOOK_LOCALE` or `STORYBOOK_THEME` asks for. */
export function mounts({ STORYBOOK_LOCALE, STORYBOOK_THEME, STORIES_READ }: NodeJS.ProcessEnv): Mount[] {
  if (STORIES_READ === 'only') {
    return all
      .filter(({ isRead }) => isRead)
      .map(({ looks: [first], width }) => ({
        ...{ looks: [first], width },
        ...{ everyRule: false, isRead: true, isUnchecked: true },
      }));
  }
  if (!STORYBOOK_LOCALE && !STORYBOOK_THEME) return all;
  const asked = look(STORYBOOK_LOCALE ?? 'en', STORYBOOK_THEME ?? 'day');
  return [{ looks: [asked], width: 'desktop', everyRule: true, isRead: false }];
}

/** How many looks a test of a story goes through. */
export function countLooks(environment: NodeJS.ProcessEnv): number {
  return mounts(environment).reduce((sum, { looks }) => sum + looks.length, 0);
}

function look(language: string, theme: string): Look {
  return { language, theme };
}
