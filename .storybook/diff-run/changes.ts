import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages } from '../../translations/index.ts';
import { textsIn } from '../../translations/checks/texts.ts';
import { runQuietly } from '../../scripts/run.ts';
import { root } from '../../scripts/root.ts';
import type { Change, Changes } from './causes.ts';
import type { DrawnSide } from './drawnSide.ts';

/** What is not as it was in the folder of the base. */
export async function changesSince(
  base: { folder: string; commit: string },
  sides: { before: DrawnSide; after: DrawnSide },
): Promise<Changes> {
  const words = new Map<string, Change[]>();
  for (const language of languages) {
    for (const [key, change] of changed(textsOf(base.folder, language), textsOf(root, language), language))
      words.set(key, [...(words.get(key) ?? []), change]);
  }
  const tokens = changed(
    new Map(Object.entries(sides.before.variables)),
    new Map(Object.entries(sides.after.variables)),
    '',
  );
  return {
    words,
    tokens: new Map([...tokens].map(([name, change]) => [name, [change]])),
    files: new Map((await changedPaths(base.commit)).map((path) => [path, hashOfFile(path)])),
  };
}

function changed(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  where: string,
): Map<string, Change> {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return new Map(
    names
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => [name, { where, before: before.get(name), after: after.get(name) }]),
  );
}

function textsOf(folder: string, language: string): Map<string, string> {
  return new Map(
    globSync(`translations/${language}/*.json`, { cwd: folder }).flatMap((path) => [
      ...textsIn(basename(path, '.json'), readFileSync(join(folder, path), 'utf8')),
    ]),
  );
}

/** What is written differently today, files that git does not know yet included. */
async function changedPaths(commit: string): Promise<string[]> {
  const [differing, unknown] = await Promise.all([
    runQuietly('git', ['diff', '--name-only', '-z', commit]),
    runQuietly('git', ['ls-files', '--others', '--exclude-standard', '-z']),
  ]);
  return [...differing.output.split('\0'), ...unknown.output.split('\0')].filter((path) => path !== '');
}

function hashOfFile(path: string): string {
  const file = join(root, path);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
}
