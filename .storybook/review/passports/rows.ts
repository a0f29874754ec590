import type { CoverageReading } from '../coverage/reading.ts';
import { componentOf } from '../sheet-address.ts';
import type { State } from '../states.ts';
import type { PassportsChoice } from './address.ts';
import type { Passport } from './passport.ts';

/** A passport with what Storybook knows of the screen. */
export interface PassportRow {
  passport: Passport;
  /** Its stories, the first of which a press on its name opens. */
  states: readonly State[];
  /** The part of the ids of its stories. Undefined where Storybook has none. */
  component: string | undefined;
  /** What the last `npm run review` found. Undefined where it measured nothing of the screen. */
  review: { problems: number; measured: number; of: number } | undefined;
}

/** Puts passports and stories together, in the order of the passports. */
export function rowsOf(
  passports: readonly Passport[],
  states: readonly State[],
  { components }: CoverageReading,
): PassportRow[] {
  const byTitle = Map.groupBy(states, ({ title }) => title);
  return passports.map((passport) => {
    const own = byTitle.get(passport.title) ?? [];
    const component = own[0] && componentOf(own[0].id);
    const cells = components.find((each) => each.component === component)?.cells ?? [];
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
    const review = {
      problems: sum(cells.map(({ problems }) => problems)),
      measured: sum(cells.map(({ measured }) => measured)),
      of: own.length * cells.length,
    };
    return { passport, states: own, component, review: cells.length === 0 ? undefined : review };
  });
}

/** The rows that are looked for, in the order that is chosen. */
export function shownRows(
  rows: readonly PassportRow[],
  { search, order, language }: Pick<PassportsChoice, 'search' | 'order' | 'language'>,
): PassportRow[] {
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ passport }) => wanted === '' || wordsOf(passport).includes(wanted));
  const most = (weightOf: (passport: Passport) => number | string) =>
    found.toSorted((one, other) => (weightOf(one.passport) < weightOf(other.passport) ? 1 : -1));
  switch (order) {
    case 'sidebar':
      return found;
    case 'script':
      return most(({ weight }) => weight.script);
    case 'words':
      return most(({ weight }) => weight.words[language] ?? 0);
    case 'changed':
      return most(({ lastChange }) => (lastChange.status === 'known' ? lastChange.date : ''));
  }
}

const read = new WeakMap<Passport, string>();

/** Everything that a passport can be found by. */
function wordsOf(passport: Passport): string {
  const before = read.get(passport);
  if (before !== undefined) return before;
  const { screen, title, pages, states, handlers, keys } = passport;
  const words = [
    ...[screen, title, ...handlers, ...keys],
    ...pages.flatMap(({ path, events }) => [path, ...events]),
    ...states.map(({ name }) => name),
  ];
  const made = words.join('\n').toLowerCase();
  read.set(passport, made);
  return made;
}

/** Bytes as a reader compares them: 12.3 kB. */
export function kilobytes(bytes: number): string {
  return bytes === 0 ? '0 kB' : `${(bytes / 1000).toFixed(1)} kB`;
}
