import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type as system } from 'node:os';
import { dirname, join } from 'node:path';
import { git, headCommit } from '../git.ts';
import { root } from '../root.ts';
import type { Findings } from './Figure.ts';

const path = join(root, '.stillpoint/bench.json');

/** Writes down what a part found, and where and of what. The other parts' last findings stay. */
export function record(part: string, findings: Findings): void {
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
  const entry = { date: new Date().toISOString(), commit: commit(), machine: machine(), ...findings };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...known, [part]: entry }, undefined, 2)}\n`);
}

/** What it was measured on. */
export function machine() {
  const [first, ...others] = cpus();
  return {
    system: system(),
    processor: first?.model ?? 'unknown',
    cores: others.length + 1,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}

/** What was measured, marked where files other than those of a folder differ from it. */
export function commit(besides?: string): string {
  const head = headCommit();
  if (head === undefined) return 'unknown';
  return git('status', '--porcelain', '--', '.', ...(besides === undefined ? [] : [`:!${besides}`])) === ''
    ? head
    : `${head}, changed`;
}
