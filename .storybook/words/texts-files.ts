import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableFiles, type Tables } from '../../translations/checks/checks.ts';
import { languages, namespaces } from '../../translations/index.ts';
import type { WrittenTexts } from '../review/copy-desk/desk.ts';

const folder = join(import.meta.dirname, '../../translations');

/** Everything that the copy desk reads, as the files say it now. */
export function readWrittenTexts(): WrittenTexts {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  return {
    files: byName(languages, (language) => byName(namespaces, (name) => read(language, `${name}.json`))),
    notes: byName(namespaces, (name) => read('notes', `${name}.md`)),
    tables: byName(Object.keys(tableFiles) as (keyof Tables)[], (name): unknown =>
      JSON.parse(read(tableFiles[name])),
    ) as unknown as Tables,
  };
}

function byName<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
