import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces } from '../translations/index.ts';
import { command } from './command.ts';
import { root } from './root.ts';
import { askedInSource, orphans } from './translations/asked-keys.ts';
import { faultsBeside } from './translations/compare.ts';
import {
  avoidedWords,
  brokenEmails,
  englishLeaks,
  idleAllowances,
  looseMarks,
  looseNumbers,
  severalNames,
  slips,
  unseenJoiners,
  type AvoidedWords,
  type OneName,
  type SameAsEnglish,
} from './translations/wording.ts';
import { readFileOf, readTexts } from './translations/words.ts';

await command(async () => {
  const all = readTexts();
  const english = all.get('en') ?? new Map<string, string>();
  const allowed = readTable('same-as-english.json') as SameAsEnglish;
  const oneName = readTable('one-name.json') as OneName;
  const avoided = readTable('avoided-words.json') as AvoidedWords;

  const faults = [
    ...orphans(english, askedInSource()).map((key) => `Nothing asks for ${key}`),
    ...idleAllowances(english, all, allowed),
    ...[...all].flatMap(([language, texts]) => [
      ...namespaces.flatMap((namespace) =>
        unseenJoiners(`translations/${language}/${namespace}.json`, readFileOf(language, namespace)),
      ),
      ...faultsBeside(english, language, texts),
      ...slips(language, texts),
      ...looseMarks(language, texts),
      ...looseNumbers(language, texts),
      ...brokenEmails(language, texts),
      ...avoidedWords(language, texts, avoided),
      ...severalNames(language, texts, oneName),
      ...(language === 'en' ? [] : englishLeaks(english, language, texts, allowed)),
    ]),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  process.stdout.write(`${english.size} texts in ${all.size} languages: complete.\n`);
  return Promise.resolve();
});

function readTable(name: string): unknown {
  return JSON.parse(readFileSync(join(root, 'translations', name), 'utf8'));
}
