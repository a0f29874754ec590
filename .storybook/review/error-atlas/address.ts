import { languages as productLanguages, type Language } from '@stillpoint/translations';
import { errorCodes, type ErrorCode } from '../../../backend/src/http/error-codes.ts';
import { one, themes } from '../sheet-address.ts';

/** What is shown of each code. */
export const views = ['two', 'five', 'pictures'] as const;
export const chargedFilters = ['any', 'nothing', 'notKnownYet'] as const;

/** What the atlas shows. All of it stands in the address. */
export interface AtlasChoice {
  /** What is looked for. */
  search: string;
  view: (typeof views)[number];
  charged: (typeof chargedFilters)[number];
  /** The language beside English. */
  second: Language;
  theme: (typeof themes)[number];
  /** The code whose five languages are shown. */
  open: ErrorCode | undefined;
}

/** The manager's path of the atlas. */
export const atlasPath = '/error-atlas/';

const firstChoice: AtlasChoice = {
  search: '',
  view: 'two',
  charged: 'any',
  second: 'de',
  theme: 'day',
  open: undefined,
};

/** The manager's address of the atlas, for `navigateUrl` with `plain: false`, or behind `?path=`. */
export function atlasAddress(choice: Partial<AtlasChoice> = {}): string {
  const { search, view, charged, second, theme, open } = { ...firstChoice, ...choice };
  const query = new URLSearchParams({ view, charged, second, theme });
  if (search !== '') query.set('search', search);
  if (open !== undefined) query.set('code', open);
  return `${atlasPath}&${query.toString()}`;
}

/** The choices of a manager's query string. What is missing or unknown has its first value. */
export function atlasIn(queryString: string): AtlasChoice {
  const query = new URLSearchParams(queryString);
  return {
    search: query.get('search') ?? '',
    view: one(views, query.get('view')),
    charged: one(chargedFilters, query.get('charged')),
    second: one(productLanguages, query.get('second'), firstChoice.second),
    theme: one(themes, query.get('theme')),
    open: errorCodes.find((code) => code === query.get('code')),
  };
}

/** How the page's choices are read, written and changed. */
export const atlasChoices = { choiceIn: atlasIn, addressOf: atlasAddress, passing: ['search'] } as const;
