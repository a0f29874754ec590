import type { StateRecord } from '../problems/record.ts';

/** What `npm run review` knows of all states of a component in a language at a width. */
export interface CellReading {
  language: string;
  width: number;
  /** How many states were measured, as they are now. */
  measured: number;
  /** How many were measured before what they are drawn from changed. */
  stale: number;
  problems: number;
}

export interface ComponentCoverage {
  /** The component's part of its stories' ids. */
  component: string;
  cells: CellReading[];
  /** How many texts its states ask for. */
  texts: number;
}

/** What the page of coverage reads: `review/coverage.json`. */
export interface CoverageReading {
  components: ComponentCoverage[];
  /** Of the namespaces that measured states ask for: how many texts, and which no state asks for, as `namespace:path.to.key`. */
  textsSeen: { of: number; unseen: string[] };
}

/** The name of its file beside those of the components. */
export const coverageName = 'coverage';

/** Counts what is known of each component, and which of the texts are seen in a state of any. */
export function coverageOf(
  records: readonly StateRecord[],
  isStale: (record: StateRecord) => boolean,
  texts: readonly string[],
): CoverageReading {
  const byComponent = Map.groupBy(records, ({ id }) => id.replace(/--.*$/, ''));
  const seen = new Set(records.flatMap((record) => record.texts));
  const namespaces = new Set([...seen].map(namespaceOf));
  const askable = texts.filter((key) => namespaces.has(namespaceOf(key)));
  return {
    components: [...byComponent].map(([component, states]) => ({
      component,
      cells: cellsOf(states, isStale),
      texts: new Set(states.flatMap((state) => state.texts)).size,
    })),
    textsSeen: { of: askable.length, unseen: askable.filter((key) => !seen.has(key)) },
  };
}

function cellsOf(states: readonly StateRecord[], isStale: (record: StateRecord) => boolean): CellReading[] {
  const counted = new Map<string, CellReading>();
  for (const state of states) {
    const stale = isStale(state);
    for (const { language, width, problems } of state.cells) {
      const key = `${language} ${width}`;
      const cell = counted.get(key) ?? { language, width, measured: 0, stale: 0, problems: 0 };
      counted.set(key, {
        ...cell,
        measured: cell.measured + (stale ? 0 : 1),
        stale: cell.stale + (stale ? 1 : 0),
        problems: cell.problems + problems.length,
      });
    }
  }
  return [...counted.values()];
}

function namespaceOf(key: string): string {
  return key.replace(/:.*$/, '');
}
