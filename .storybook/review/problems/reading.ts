import { problemKinds, type Problem, type ProblemKind, type StateRecord } from './record.ts';

/** The problems of a state in a language at a width. */
export interface ProblemCell {
  language: string;
  width: number;
  problems: Problem[];
}

/** What is known of a state, as the contact sheet reads it. */
export interface StateReading {
  id: string;
  /** In ISO 8601. */
  measured: string;
  /** Whether what it is drawn from has changed since. */
  stale: boolean;
  /** Those with problems. */
  cells: ProblemCell[];
}

/** What is known of a component: `review/<component>.json`. */
export interface ComponentReading {
  states: StateReading[];
}

/** Of which components something is known: `review/index.json`. */
export interface ReviewIndex {
  components: string[];
}

/** Where the readings are, from the root of Storybook. */
export const reviewFolder = 'review';

/** The name of the file that says which ways journeys walked, beside those of the components. */
export const walkedName = 'walked-ways';

/** The file of a component, or of the index, from the root of Storybook. */
export function reviewFile(name: string): string {
  return `${reviewFolder}/${name}.json`;
}

/** The readings of a component's records. Equal pictures show only beside each other, and not while one is measured. */
export function readingOf(
  records: readonly StateRecord[],
  isStale: (record: StateRecord) => boolean,
): ComponentReading {
  const states = records.map((record) => {
    const { id, measured, cells } = record;
    const equal = equalPicture(record, records);
    const all = cells.map(({ language, width, problems }) => ({
      language,
      width,
      problems: language === 'en' ? [...problems, ...equal] : problems,
    }));
    return { id, measured, stale: isStale(record), cells: all.filter(({ problems }) => problems.length > 0) };
  });
  return { states };
}

/** The first other state that is seen the same, on a phone and on a desktop, unless their stories say so themselves. */
function equalPicture(state: StateRecord, records: readonly StateRecord[]): Problem[] {
  const seen = state.pictures.join();
  const other = records.find(
    (record) => record.pictures.join() === seen && meantLook(record) !== meantLook(state),
  );
  return other === undefined || seen === '' ? [] : [{ kind: 'equalPicture', text: other.name, id: other.id }];
}

/** The state whose picture a state is to have. */
function meantLook({ id, sameAs }: StateRecord): string {
  return sameAs ?? id;
}

/** What is asked of the problems of a component. */
export interface ProblemQuestion {
  languages: readonly string[];
  theme: string;
  width: number;
}

/** A problem, and the picture that has it. */
export interface ProblemAt {
  id: string;
  language: string;
  problem: Problem;
}

/** The problems of the pictures that are asked for, in the order of the states. */
export function problemsIn(
  { states }: ComponentReading,
  { languages, theme, width }: ProblemQuestion,
): ProblemAt[] {
  return states.flatMap(({ id, cells }) =>
    languages.flatMap((language) =>
      cells
        .filter((cell) => cell.language === language && cell.width === width)
        .flatMap(({ problems }) => problems)
        .filter((problem) => problem.theme === undefined || problem.theme === theme)
        .map((problem) => ({ id, language, problem })),
    ),
  );
}

/** How many problems there are of each kind. */
export function countsOf(problems: readonly ProblemAt[]): Record<ProblemKind, number> {
  const counts = Object.fromEntries(problemKinds.map((kind) => [kind, 0])) as Record<ProblemKind, number>;
  for (const { problem } of problems) counts[problem.kind] += 1;
  return counts;
}
