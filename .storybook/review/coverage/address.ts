import { one, themes } from '../sheet-address.ts';

export const filters = ['everything', 'gaps'] as const;

/** What the page of coverage shows. All of it stands in the address. */
export interface CoverageChoice {
  /** All screens, or those that lack something. */
  filter: (typeof filters)[number];
  theme: (typeof themes)[number];
}

/** The manager's path of coverage. */
export const coveragePath = '/coverage/';

/** The manager's address of coverage, for `navigateUrl` with `plain: false`, or behind `?path=`. */
export function coverageAddress({ filter = 'everything', theme = 'day' }: Partial<CoverageChoice> = {}) {
  return `${coveragePath}&${new URLSearchParams({ filter, theme }).toString()}`;
}

/** The choices of a manager's query string. What is missing or unknown has its first value. */
export function coverageIn(queryString: string): CoverageChoice {
  const query = new URLSearchParams(queryString);
  return { filter: one(filters, query.get('filter')), theme: one(themes, query.get('theme')) };
}

/** How the page's choices are read, written and changed. */
export const coverageChoices = { choiceIn: coverageIn, addressOf: coverageAddress } as const;
