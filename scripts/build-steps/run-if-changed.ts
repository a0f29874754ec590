import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

/** A build step that runs again only when one of its input files has changed. Paths are relative to the repository. */
export interface BuildStep {
  /** File name of its record in the cache. */
  name: string;
  /** Shown while it runs. */
  title: string;
  /** Globs of the files it reads, its own code included. Tests and stories count where a glob names their ending. */
  inputs: string[];
  /** Anything else that its result depends on, such as the commit of the sources. */
  alsoReads?: () => string;
  /** Files and folders whose absence means that it has to run. */
  outputs: string[];
  run: () => Promise<void>;
}

/** Runs the step unless its inputs are unchanged and its outputs exist. True if it ran. */
export async function runIfChanged(step: BuildStep, folder: string = root): Promise<boolean> {
  const record = join(folder, 'node_modules/.cache/stillpoint', step.name);
  const digest = digestOf(step, folder);
  const recorded = existsSync(record) ? readFileSync(record, 'utf8') : '';
  if (recorded === digest && step.outputs.every((path) => existsSync(join(folder, path)))) return false;

  // Deleted first, so that an interrupted or failed step runs again.
  rmSync(record, { force: true });
  await step.run();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, digest);
  return true;
}

function digestOf({ inputs, alsoReads }: BuildStep, folder: string): string {
  const hash = createHash('sha256').update(alsoReads?.() ?? '');
  const named = inputs.filter((glob) => aside.test(glob));
  const others = inputs.filter((glob) => !aside.test(glob));
  const paths = [
    ...globSync(named, { cwd: folder, exclude: isOutput }),
    ...globSync(others, { cwd: folder, exclude: (path) => isOutput(path) || aside.test(path) }),
  ];
  for (const path of [...new Set(paths)].sort()) {
    hash.update(path).update(contentOf(join(folder, path)));
  }
  return hash.digest('hex');
}

const aside = /\.(test|stories)\.tsx?$/;

function isOutput(path: string): boolean {
  return /(^|\/)(node_modules|build|dist)$/.test(path);
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    // A folder, or a file that was deleted after the listing.
    return Buffer.alloc(0);
  }
}
