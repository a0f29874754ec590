import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { inDesignSystem } from '../paths.ts';
import { exportedNames, type ExportedNames } from './exported-names.ts';

const record = inDesignSystem('public-names.json');

/** The names that the package exports now. */
export function currentNames(): ExportedNames {
  return exportedNames(inDesignSystem('src', 'index.ts'));
}

/** The names that users of the package rely on. */
export function recordedNames(): ExportedNames {
  return existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as ExportedNames)
    : { values: [], types: [] };
}

/** Adds new names to the record. A name is deleted by hand, with a major version: its users have to change. */
export async function recordPublicNames(): Promise<void> {
  const current = currentNames();
  const recorded = recordedNames();
  const names: ExportedNames = {
    values: union(recorded.values, current.values),
    types: union(recorded.types, current.types),
  };
  await writeFile(record, `${JSON.stringify(names, undefined, 2)}\n`);
}

function union(some: string[], others: string[]): string[] {
  return [...new Set([...some, ...others])].sort();
}
