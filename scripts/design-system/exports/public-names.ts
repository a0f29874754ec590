import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileEntries, moduleEntries } from '../package/entries.ts';
import { inDesignSystem } from '../paths.ts';
import { exportedNames, type ExportedNames } from './exported-names.ts';

const record = inDesignSystem('public-names.json');

/** What users of the package rely on. */
export interface PublicNames {
  /** Subpaths of files and of folders of files. */
  files: string[];
  /** The names that each module exports, by subpath. */
  modules: Record<string, ExportedNames>;
}

/** What the package exports now. */
export function currentNames(): PublicNames {
  const modules = Object.entries(moduleEntries()).map(
    ([subpath, path]) => [subpath, exportedNames(path)] as const,
  );
  return { files: Object.keys(fileEntries), modules: Object.fromEntries(modules) };
}

/** What the package has exported before. */
export function recordedNames(): PublicNames {
  return existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as PublicNames)
    : { files: [], modules: {} };
}

/** Adds new names to the record. A name is deleted by hand, with a major version: its users have to change. */
export async function recordPublicNames(): Promise<void> {
  const current = currentNames();
  const recorded = recordedNames();
  const modules = union(Object.keys(recorded.modules), Object.keys(current.modules)).map(
    (subpath) => [subpath, unionOfNames(recorded.modules[subpath], current.modules[subpath])] as const,
  );
  const names: PublicNames = {
    files: union(recorded.files, current.files),
    modules: Object.fromEntries(modules),
  };
  await writeFile(record, `${JSON.stringify(names, undefined, 2)}\n`);
}

function unionOfNames(some: ExportedNames = none, others: ExportedNames = none): ExportedNames {
  return { values: union(some.values, others.values), types: union(some.types, others.types) };
}

const none: ExportedNames = { values: [], types: [] };

function union(some: string[], others: string[]): string[] {
  return [...new Set([...some, ...others])].sort();
}
