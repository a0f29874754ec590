import { one } from '../sheet-address.ts';

/** How two pictures are compared. */
export const diffViews = ['slider', 'beside', 'blink', 'changed'] as const;

/** What the visual diff shows. All of it stands in the address. */
export interface DiffChoice {
  /** The id of a cause. The first, without one. */
  cause: string | undefined;
  /** The place of a picture among those of the cause. */
  picture: number;
  view: (typeof diffViews)[number];
  /** How much of the earlier picture the slider shows, in percent. */
  slider: number;
}

/** The manager's path of the visual diff. */
export const diffPath = '/visual-diff/';

/** The manager's address of the visual diff, for `navigateUrl` with `plain: false`, or behind `?path=`. */
export function diffAddress(choice: Partial<DiffChoice> = {}): string {
  const { cause, picture = 0, view = 'slider', slider = 50 } = choice;
  const query = new URLSearchParams({ picture: String(picture), view, slider: String(slider) });
  if (cause !== undefined) query.set('cause', cause);
  return `${diffPath}&${query.toString()}`;
}

/** The choices of a manager's query string. What is missing or unknown has its first value. */
export function diffIn(queryString: string): DiffChoice {
  const query = new URLSearchParams(queryString);
  return {
    cause: query.get('cause') ?? undefined,
    picture: wholeNumber(query.get('picture'), 0, Number.MAX_SAFE_INTEGER),
    view: one(diffViews, query.get('view')),
    slider: wholeNumber(query.get('slider'), 50, 100),
  };
}

function wholeNumber(asked: string | null, otherwise: number, most: number): number {
  return asked !== null && /^\d+$/.test(asked) ? Math.min(Number(asked), most) : otherwise;
}

/** How the page's choices are read, written and changed. */
export const diffChoices = { choiceIn: diffIn, addressOf: diffAddress, passing: ['slider'] } as const;
