import { languages, type ReviewLanguage } from '../languages.ts';
import { one, themes } from '../sheet-address.ts';
import type { Place } from '../../../site/src/journeys/graph.ts';

/** What the player shows. All of it stands in the address. */
export interface JourneyChoice {
  /** A map by its name, or a screen by its own. */
  map: string;
  /** The places of the walk, in their order. Empty, it is the map's own. */
  walk: readonly Place[];
  /** Which of them is on show. */
  at: number;
  view: (typeof views)[number];
  language: ReviewLanguage;
  theme: (typeof themes)[number];
}

/** The map with the screen that is walked, or the walk in pictures, to be printed. */
export const views = ['map', 'storyboard'] as const;

/** The manager's path of the player. */
export const journeysPath = '/journeys/';

/** The map that is shown first. */
export const firstMap = 'join-and-leave';

const firstChoice: JourneyChoice = {
  ...{ map: firstMap, walk: [], at: 0, view: 'map', language: 'en', theme: 'day' },
};

/** The manager's address of the player, for `navigateUrl` with `plain: false`, or behind `?path=`. */
export function journeysAddress(choice: Partial<JourneyChoice> = {}): string {
  const { map, walk, at, view, language, theme } = { ...firstChoice, ...choice };
  const query = new URLSearchParams({ map, view, language, theme, at: String(at) });
  if (walk.length > 0) query.set('walk', walk.join('~'));
  return `${journeysPath}&${query.toString()}`;
}

/** The choices of a manager's query string. What is missing or unknown has its first value. */
export function journeysIn(queryString: string): JourneyChoice {
  const query = new URLSearchParams(queryString);
  const walk = (query.get('walk') ?? '').split('~').filter((place) => place !== '');
  const at = Number(query.get('at') ?? 0);
  return {
    map: query.get('map') ?? firstChoice.map,
    walk,
    at: Number.isInteger(at) && at > 0 ? at : 0,
    view: one(views, query.get('view')),
    language: languages.find(({ value }) => value === query.get('language'))?.value ?? firstChoice.language,
    theme: one(themes, query.get('theme')),
  };
}

/** How the player's choices are read, written and changed. */
export const journeyChoices = { choiceIn: journeysIn, addressOf: journeysAddress } as const;
