import type { Cause, DiffReport } from './record.ts';

/** The file of decisions, from the root of the repository. It travels with the change that it is about. */
export const decisionsFile = '.storybook/approved-differences.json';

/** Where Storybook in development writes that file, from its root. */
export const decideAddress = 'diff/decide';

/** What was decided of causes, by their ids: each holds for what the cause had become then, `Cause.change`. */
export interface Decisions {
  approved: Record<string, string>;
  /** Not like this. */
  refused: Record<string, string>;
}

/** What Storybook serves as `diff/report.json`: without a report where the command did not run. */
export interface ServedDiff {
  report: DiffReport | null;
  decisions: Decisions;
}

export type Verdict = 'approved' | 'refused';

/** A decision about a cause. Without a verdict, an earlier one is taken back. */
export interface Decision {
  id: string;
  change: string;
  verdict: Verdict | undefined;
}

export const noDecisions: Decisions = { approved: {}, refused: {} };

/** What was decided of a cause as it is now. */
export function verdictOn(
  { id, change }: Pick<Cause, 'id' | 'change'>,
  decisions: Decisions,
): Verdict | undefined {
  if (decisions.approved[id] === change) return 'approved';
  return decisions.refused[id] === change ? 'refused' : undefined;
}

/** The decisions with a further one. */
export function withDecision(decisions: Decisions, { id, change, verdict }: Decision): Decisions {
  const without = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([other]) => other !== id));
  const made = { approved: without(decisions.approved), refused: without(decisions.refused) };
  if (verdict !== undefined) made[verdict][id] = change;
  return made;
}

/** The decisions without those about what no longer differs. */
export function withoutStale({ approved, refused }: Decisions, stale: readonly string[]): Decisions {
  const without = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !stale.includes(id)));
  return { approved: without(approved), refused: without(refused) };
}

/** The content of the file: a line a cause, in the order of their ids, so that two branches seldom touch the same. */
export function writtenDecisions({ approved, refused }: Decisions): string {
  return `${JSON.stringify({ approved: sorted(approved), refused: sorted(refused) }, null, 2)}\n`;
}

function sorted(all: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Decisions as they came from outside, or nothing where they are none. */
export function decisionsIn(value: unknown): Decisions | undefined {
  if (!isRecord(value) || !isHashes(value.approved) || !isHashes(value.refused)) return undefined;
  return { approved: value.approved, refused: value.refused };
}

/** A decision as it came from outside, or nothing where it is none. */
export function decisionIn(value: unknown): Decision | undefined {
  if (!isRecord(value)) return undefined;
  const { id, change, verdict } = value;
  if (typeof id !== 'string' || typeof change !== 'string') return undefined;
  if (verdict !== undefined && verdict !== 'approved' && verdict !== 'refused') return undefined;
  return { id, change, verdict };
}

function isHashes(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((hash) => typeof hash === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
