import { languages, type ReviewLanguage } from './languages.ts';
import { problemKinds, type ProblemKind } from './problems/record.ts';

/** The widths that screens are judged at. */
export const widths = [360, 768, 1280] as const;
export const themes = ['day', 'night'] as const;
/** Which part of a page its picture shows. */
export const parts = ['difference', 'top', 'whole'] as const;
/** Which states are shown: all, those with any problem, or those with a problem of one kind. */
export const filters: readonly [SheetFilter, ...SheetFilter[]] = ['all', 'problems', ...problemKinds];
export type SheetFilter = 'all' | 'problems' | ProblemKind;

/** What a contact sheet shows. All of it stands in the address. */
export interface Sheet {
  /** The component's part of its stories' ids. */
  component: string;
  languages: ReviewLanguage[];
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
  part: (typeof parts)[number];
  only: SheetFilter;
}

const path = '/contact-sheet/';
const all = languages.map(({ value }) => value);

/** The manager's path of all contact sheets. */
export const sheetsPath = path;

/** The manager's address of a contact sheet, for `navigateUrl` with `plain: false`, or behind `?path=`. */
export function sheetAddress({ component, ...chosen }: Pick<Sheet, 'component'> & Partial<Sheet>): string {
  const { languages = all, theme = 'day', width = 360, part = 'difference', only = 'all' } = chosen;
  const shown = `languages=${languages.join(',')}&theme=${theme}&width=${width}&part=${part}${only === 'all' ? '' : `&only=${only}`}`;
  return `${path}${component}&${shown}`;
}

/** The contact sheet of a manager's query string. What is missing or unknown has its first value. */
export function sheetIn(search: string): Sheet {
  const query = new URLSearchParams(search);
  const listed = query.get('languages')?.split(',') ?? [];
  const asked = all.filter((language) => listed.includes(language));
  return {
    component: query.get('path')?.replace(path, '') ?? '',
    languages: asked.length > 0 ? asked : all,
    theme: one(themes, query.get('theme')),
    width: one(widths, query.get('width')),
    part: one(parts, query.get('part')),
    only: one(filters, query.get('only')),
  };
}

/** The manager's address of a story in a look, from any page of Storybook. */
export function storyAddress(id: string, { language, theme }: { language: string; theme: string }): string {
  return `./?path=/story/${id}&globals=language:${language};theme:${theme}`;
}

/** The component that a story belongs to. */
export function componentOf(storyId: string): string {
  return storyId.replace(/--.*$/, '');
}

/** The value that is asked for, or the first, unless another one is named. */
export function one<Value extends string | number>(
  values: readonly [Value, ...Value[]],
  asked: string | null,
  otherwise: NoInfer<Value> = values[0],
): Value {
  return values.find((value) => String(value) === asked) ?? otherwise;
}
