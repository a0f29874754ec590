import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import {
  decisionsFile,
  decisionsIn,
  noDecisions,
  withDecision,
  withoutStale,
  writtenDecisions,
  type Decision,
  type Decisions,
} from '../review/visual-diff/decisions.ts';
import type { Changes } from './causes.ts';

/**
 * What was decided on this branch.
 * @throws Where the file holds something else.
 */
export function readDecisions(file: string = join(root, decisionsFile)): Decisions {
  if (!existsSync(file)) return noDecisions;
  const decisions = decisionsIn(jsonIn(readFileSync(file, 'utf8')));
  if (decisions === undefined) throw new Error(`${file} holds no decisions about differences`);
  return decisions;
}

/** Two branches may have left the marks of a conflict. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return undefined;
  }
}

/** Adds a decision to the file, and gives all that it holds then. */
export function writeDecision(decision: Decision, file: string = join(root, decisionsFile)): Decisions {
  const decisions = withDecision(readDecisions(file), decision);
  writeFileSync(file, writtenDecisions(decisions));
  return decisions;
}

/**
 * Decisions, by their ids, about a variable, a text or a file that is as it is in the base. A place is never among them: whether
 * it differs is known in the looks alone that were drawn.
 */
export function staleAmong({ approved, refused }: Decisions, { tokens, words, files }: Changes): string[] {
  const changed = new Set([
    ...[...tokens.keys()].map((name) => `token ${name}`),
    ...[...words.keys()].map((key) => `words ${key}`),
    ...[...files.keys()].map((path) => `file ${path}`),
  ]);
  return [...Object.keys(approved), ...Object.keys(refused)]
    .filter((id) => !changed.has(id) && !id.startsWith('place '))
    .sort();
}

/** Deletes decisions from the file. */
export function pruneDecisions(stale: readonly string[], file: string = join(root, decisionsFile)): void {
  writeFileSync(file, writtenDecisions(withoutStale(readDecisions(file), stale)));
}
