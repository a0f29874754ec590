import type { Sheet } from '../sheet-address.ts';
import type { State } from '../states.ts';
import { countsOf, problemsIn, type ComponentReading, type ProblemAt } from './reading.ts';
import { problemKinds, type ProblemKind } from './record.ts';

/** What a contact sheet says of problems. */
export interface SheetProblems {
  /** Those of all its pictures. */
  all: ProblemAt[];
  /** Those of the kind that is asked for. */
  shown: ProblemAt[];
  counts: Record<ProblemKind, number>;
  /** The states with a shown problem; all of them, where no problem is asked for. */
  states: State[];
  /** States that were never measured, or that have changed since. */
  notMeasured: number;
  /** When the last of them was measured, in ISO 8601. */
  measured: string | undefined;
}

/** The problems of a contact sheet's pictures. */
export function sheetProblems(
  reading: ComponentReading,
  sheet: Sheet,
  states: readonly State[],
): SheetProblems {
  const all = problemsIn(reading, sheet).filter(({ id }) => states.some((state) => state.id === id));
  const kind = problemKinds.find((each) => each === sheet.only);
  const shown = kind === undefined ? all : all.filter(({ problem }) => problem.kind === kind);
  const known = new Map(reading.states.map((state) => [state.id, state]));
  return {
    all,
    shown,
    counts: countsOf(all),
    states:
      sheet.only === 'all'
        ? [...states]
        : states.filter(({ id }) => shown.some((problem) => problem.id === id)),
    notMeasured: states.filter(({ id }) => known.get(id)?.stale !== false).length,
    measured: reading.states
      .map(({ measured }) => measured)
      .sort()
      .at(-1),
  };
}

/** What `npm run review` takes, to measure the states of a component. */
export function reviewCommand({ importPath }: Pick<State, 'importPath'>): string {
  return `npm run review -- ${importPath.replace(/^\.\/design-system\/src\//, '').replace(/\/[^/]*$/, '/')}`;
}
