import { readFileSync } from 'node:fs';
import { relativeImports } from '../package/imported-modules.ts';

interface Module {
  namespaces: readonly string[];
  imports: readonly string[];
}

const modules = new Map<string, Module>();

/** The namespaces that a module and all that it imports can ask for. */
export function namespacesOf(entry: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const { namespaces, imports } = moduleAt(path);
    for (const namespace of namespaces) found.add(namespace);
    imports.forEach(visit);
  };
  visit(entry);
  return [...found].sort();
}

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const source = readFileSync(path, 'utf8');
  const namespaces = Array.from(source.matchAll(/\buseTranslation\('(\w+)'/g), ([, name = '']) => name);
  const made = { namespaces, imports: /\.tsx?$/.test(path) ? relativeImports(path) : [] };
  modules.set(path, made);
  return made;
}
