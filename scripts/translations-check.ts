import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks, tableFiles, type Tables } from '../translations/checks/checks.ts';
import { idleAllowances, unseenJoiners } from '../translations/checks/wording.ts';
import { namespaces } from '../translations/index.ts';
import { command } from './command.ts';
import { root } from './root.ts';
import { askedInSource, orphans } from './translations/asked-keys.ts';
import { readFileOf, readTexts } from './translations/words.ts';

await command(async () => {
  const all = readTexts();
  const english = all.get('en') ?? new Map<string, string>();
  const tables = Object.fromEntries(
    Object.entries(tableFiles).map(([name, file]) => [name, readTable(file)]),
  ) as unknown as Tables;

  const faults = [
    ...orphans(english, askedInSource()).map((key) => `Nothing asks for ${key}`),
    ...idleAllowances(english, all, tables.sameAsEnglish),
    ...[...all].flatMap(([language, texts]) => [
      ...namespaces.flatMap((namespace) =>
        unseenJoiners(`translations/${language}/${namespace}.json`, readFileOf(language, namespace)),
      ),
      ...checks.flatMap(({ faults }) => faults(language, texts, english, tables)),
    ]),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  process.stdout.write(`${english.size} texts in ${all.size} languages: complete.\n`);
  return Promise.resolve();
});

function readTable(name: string): unknown {
  return JSON.parse(readFileSync(join(root, 'translations', name), 'utf8'));
}
