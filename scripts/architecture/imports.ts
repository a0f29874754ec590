import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { runOrThrow, runQuietly } from '../run.ts';

/** One import of one file by another, both by their path in the repository. */
export interface Import {
  from: string;
  to: string;
  /** Whether it is gone once the types are. */
  typeOnly: boolean;
}

interface Cruise {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
}

const folders = ['design-system/src', 'site', 'backend/src', 'sandbox/src'];
const file = join(root, 'node_modules/.cache/imports.json');

/** Reads every import of the packages with dependency-cruiser, and keeps what it found for `brokenRules`. */
export async function readImports(): Promise<Import[]> {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  await runOrThrow('depcruise', [
    ...folders,
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    '--output-to',
    file,
  ]);
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as Cruise;
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      typeOnly: dependencyTypes.includes('type-only'),
    })),
  );
}

/** The rules of `.dependency-cruiser.mjs` that the imports just read break, as a report; undefined when all hold. */
export async function brokenRules(): Promise<string | undefined> {
  const { code, output } = await runQuietly('depcruise-fmt', [
    '--exit-code',
    '--output-type',
    'err-long',
    file,
  ]);
  return code === 0 ? undefined : output.trim();
}
