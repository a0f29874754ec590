import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The modules that the entries import, directly or not, and the entries. Types count: declarations import them. */
export function importedModules(entries: string[]): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    relativeImports(path).forEach(add);
  };
  entries.forEach(add);
  return [...found].sort();
}

/** The modules of the same package that a module imports or exports. */
export function relativeImports(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'));
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(path), specifier));
}
