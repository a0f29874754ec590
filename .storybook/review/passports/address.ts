import { languages, type Language } from '@stillpoint/translations';
import { one, themes } from '../sheet-address.ts';

/** What the screens are in the order of: as in the sidebar, or the most first. */
export const orders = ['sidebar', 'script', 'words', 'changed'] as const;

/** What the page of passports shows. All of it stands in the address. */
export interface PassportsChoice {
  /** What is looked for. */
  search: string;
  order: (typeof orders)[number];
  /** The language whose words are weighed in the table. */
  language: Language;
  theme: (typeof themes)[number];
  /** The screen whose passport is opened, by the name of its component. */
  open: string | undefined;
}

/** The manager's path of passports. */
export const passportsPath = '/passports/';

const firstChoice: PassportsChoice = {
  search: '',
  order: 'sidebar',
  language: 'en',
  theme: 'day',
  open: undefined,
};

/** The manager's address of passports, for `navigateUrl` with `plain: false`, or behind `?path=`. */
export function passportsAddress(choice: Partial<PassportsChoice> = {}): string {
  const { search, order, language, theme, open } = { ...firstChoice, ...choice };
  const query = new URLSearchParams({ order, language, theme });
  if (search !== '') query.set('search', search);
  if (open !== undefined) query.set('screen', open);
  return `${passportsPath}&${query.toString()}`;
}

/** The choices of a manager's query string. What is missing or unknown has its first value. */
export function passportsIn(queryString: string): PassportsChoice {
  const query = new URLSearchParams(queryString);
  return {
    search: query.get('search') ?? '',
    order: one(orders, query.get('order')),
    language: one(languages, query.get('language'), firstChoice.language),
    theme: one(themes, query.get('theme')),
    open: query.get('screen') ?? undefined,
  };
}

/** How the page's choices are read, written and changed. */
export const passportsChoices = {
  choiceIn: passportsIn,
  addressOf: passportsAddress,
  passing: ['search'],
} as const;
