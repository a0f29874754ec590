import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import {
  decisionsFile,
  decisionsIn,
  noDecisions,
  withDecision,
  writtenDecisions,
  type Decision,
  type Decisions,
} from '../review/visual-diff/decisions.ts';

/**
 * What was decided on this branch.
 * @throws Where the file holds something else.
 */
export function readDecisions(file: string = join(root, decisionsFile)): Decisions {
  if (!existsSync(file)) return noDecisions;
  const decisions = decisionsIn(JSON.parse(readFileSync(file, 'utf8')));
  if (decisions === undefined) throw new Error(`${file} holds no decisions about differences`);
  return decisions;
}

/** Adds a decision to the file, and gives all that it holds then. */
export function writeDecision(decision: Decision, file: string = join(root, decisionsFile)): Decisions {
  const decisions = withDecision(readDecisions(file), decision);
  writeFileSync(file, writtenDecisions(decisions));
  return decisions;
}
