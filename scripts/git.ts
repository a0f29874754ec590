import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

/** What git says of the repository. Undefined where it says nothing: no git, no history, or no such thing. */
export function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  return status === 0 ? stdout : undefined;
}

/** The commit that the sources are of. Undefined without a history. */
export function headCommit(): string | undefined {
  return git('rev-parse', 'HEAD')?.trim();
}
