import { readFileSync } from 'node:fs';
import { relativeImports } from '../../scripts/design-system/package/imported-modules.ts';
import { askedIn, orphans, type Asked } from '../../scripts/translations/asked-keys.ts';
import { baseOf } from '../../translations/checks/plurals.ts';
import type { Texts } from '../../translations/checks/texts.ts';

interface Module {
  imports: readonly string[];
  asked: Asked;
}

const known = new Map<string, Module>();

/** A module and all that it imports, directly or not, by their paths. */
export function modulesBelow(entry: string): string[] {
  const found = new Set([entry]);
  for (const path of found) for (const imported of moduleAt(path).imports) found.add(imported);
  return [...found];
}

/** The texts that modules can ask for: where a part of a key is computed, all that it may be. */
export function keysOf(paths: readonly string[], english: Texts): string[] {
  const asked = paths.map((path) => moduleAt(path).asked);
  const namespaces = [...new Set(asked.flatMap((each) => each.namespaces))];
  // A function that is given its translator does not say of which namespace: it is one of its callers'.
  const placed = asked.map((each) => (each.namespaces.length > 0 ? each : { ...each, namespaces }));
  const unasked = new Set(orphans(english, placed));
  return [...new Set([...english.keys()].filter((key) => !unasked.has(key)).map(baseOf))].sort();
}

/** The namespaces that modules name. */
export function namespacesIn(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => moduleAt(path).asked.namespaces))].sort();
}

function moduleAt(path: string): Module {
  const before = known.get(path);
  if (before !== undefined) return before;
  const isCode = /\.tsx?$/.test(path);
  const made = {
    imports: isCode ? relativeImports(path) : [],
    asked: isCode ? askedIn(readFileSync(path, 'utf8')) : { namespaces: [], paths: [] },
  };
  known.set(path, made);
  return made;
}
