import { languages } from '@stillpoint/translations';
import { journeys } from '../../../site/src/pages/generated/journeys.ts';
import { atlas } from '../error-atlas/atlas.ts';
import { componentOf, widths } from '../sheet-address.ts';
import type { State } from '../states.ts';
import type { CellReading, ComponentCoverage, CoverageReading } from './reading.ts';

/** How the states of a screen are in a language at a width. */
export interface Cell extends CellReading {
  states: number;
  /** A state is there that was not measured, or has changed since. */
  isGap: boolean;
}

export interface Row {
  component: string;
  /** Its first state, which a press on its name opens. */
  first: State;
  title: string;
  states: number;
  cells: Cell[];
  /** How many it says of how it leads on, beside its links. */
  ways: number;
  codes: number;
  /** Undefined until a state was measured. */
  texts: number | undefined;
}

/** Screens that stand together in the sidebar. */
export interface Area {
  name: string;
  rows: Row[];
}

/** The screens of Storybook's index with what is known of each. */
export function areasOf(states: readonly State[], { components }: CoverageReading): Area[] {
  const known = new Map(components.map((each) => [each.component, each]));
  const screens = Map.groupBy(
    states.filter(({ title }) => title.startsWith('Screens/')),
    ({ id }) => componentOf(id),
  );
  const rows = [...screens].flatMap(([component, [first, ...others]]) =>
    first === undefined ? [] : [rowOf(component, first, others.length + 1, known.get(component))],
  );
  return [...Map.groupBy(rows, ({ first }) => first.title.split('/')[1] ?? '')].map(([name, each]) => ({
    name,
    rows: each,
  }));
}

function rowOf(component: string, first: State, states: number, known: ComponentCoverage | undefined): Row {
  const screen = first.importPath.replace(/^.*\/screens\/|\/[^/]*$/g, '');
  const journey = journeys.find((each) => each.screen === screen.replace(/^.*\//, ''));
  const codes = atlas
    .flatMap(({ rows }) => rows)
    .filter(({ entry }) => 'at' in entry && entry.at[0] === screen);
  return {
    ...{ component, first, states },
    title: first.title.replace(/^.*\//, ''),
    cells: languages.flatMap((language) => widths.map((width) => cellOf(known, language, width, states))),
    ways: journey?.ways.length ?? 0,
    codes: codes.length,
    texts: known?.texts,
  };
}

function cellOf(known: ComponentCoverage | undefined, language: string, width: number, states: number): Cell {
  const found = known?.cells.find((cell) => cell.language === language && cell.width === width);
  const cell = found ?? { language, width, measured: 0, stale: 0, problems: 0 };
  return { ...cell, states, isGap: cell.measured < states };
}

/** Whether a screen has a problem, or a state that was not measured. */
export function lacksSomething({ cells }: Row): boolean {
  return cells.some(({ isGap, problems }) => isGap || problems > 0);
}

/** A cell in words. */
export function sentenceOf({ states, measured, stale, problems }: Cell): string {
  if (problems > 0) return problems === 1 ? 'One problem' : `${problems} problems`;
  if (measured >= states) return 'Complete';
  if (stale > 0) return `${stale} of ${states} changed since they were measured`;
  return measured === 0 ? 'Not measured' : `${states - measured} of ${states} not measured`;
}
