import type { Tables } from '@stillpoint/translations/checks/checks.ts';
import { checked, textsOfFiles, withOwnTexts, type AllTexts, type WrittenTexts } from './desk.ts';
import { textsOf, type Edits } from './edits.ts';
import type { ChangedFile } from './patch.ts';
import { withTexts } from './writtenFiles.ts';

/** The files that edits change. What the files say already is no change. */
export function changedFiles({ files }: Pick<WrittenTexts, 'files'>, edits: Edits): ChangedFile[] {
  return Object.entries(edits).flatMap(([language, ofLanguage]) => {
    const byNamespace = new Map<string, Map<string, string>>();
    for (const [key, { text }] of Object.entries(ofLanguage)) {
      const [namespace = '', path = ''] = key.split(':');
      byNamespace.set(namespace, (byNamespace.get(namespace) ?? new Map<string, string>()).set(path, text));
    }
    return [...byNamespace].flatMap(([namespace, texts]) => {
      const before = files[language]?.[namespace];
      if (before === undefined) throw new Error(`There is no file of ${namespace} in ${language}`);
      const after = withTexts(before, texts);
      return after === before ? [] : [{ path: `translations/${language}/${namespace}.json`, before, after }];
    });
  });
}

/** Why edits must not be written, each reason as a sentence: unknown keys, files that changed meanwhile, failed checks. */
export function reasonsAgainst(written: WrittenTexts, edits: Edits): string[] {
  const all = textsOfFiles(written.files);
  const own = withOwnTexts(all, textsOf(edits));
  return Object.entries(edits).flatMap(([language, ofLanguage]) =>
    Object.entries(ofLanguage).flatMap(([key, { text, before }]) => {
      const present = all.get(language)?.get(key);
      if (present === undefined) return [`There is no ${key} in ${language}`];
      if (present !== before && present !== text)
        return [`${language} ${key} says something else meanwhile: “${present}”`];
      return faultsOf(own, written.tables, language, key);
    }),
  );
}

/** The faults of a changed text. An English one also has those of the other languages, which are measured by it. */
export function faultsOf(all: AllTexts, tables: Tables, language: string, key: string): string[] {
  const measured = language === 'en' ? [...all.keys()] : [language];
  return measured.flatMap((each) => checked(all, tables, each, key).flatMap(({ faults }) => faults));
}
