import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * How a requirement stands here, and what the table calls it. `met`: tests with its tag prove it. `read`: files show it, which
 * no test proves. `deployment`: it is met by who runs the site, as a document says.
 */
export const standings = {
  met: 'met',
  read: 'met, by reading',
  deployment: 'by who runs it',
  partly: 'partly',
  notMet: 'not met',
  notApplicable: 'does not apply',
} as const;

export type Standing = keyof typeof standings;

/** A requirement of the standard, in our own words. */
export interface Requirement {
  asks: string;
  here: Standing;
  /** How it is met, or why not. Links lead from `docs/security`. */
  how?: string;
  /** What would have to be done to meet it. */
  needs?: string;
  /** Files that show it, from the root. */
  files?: string[];
}

/** A chapter of the standard, its requirements by number. */
export interface Chapter {
  title: string;
  requirements: Record<string, Requirement>;
}

/** The chapters in their order, each a file of `chapters`. */
export function readChapters(): Chapter[] {
  return globSync('*.json', { cwd: join(import.meta.dirname, 'chapters') })
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(root, 'scripts/asvs/chapters', name), 'utf8')) as Chapter);
}
