import { languageRecords, languages } from '@stillpoint/translations';
import type { DeskState } from './deskStore.ts';
import { countOf, keepEdits, keptEdits, withEdit, type Edits } from './edits.ts';
import { withOwnTexts } from './desk.ts';
import { textsOf } from './edits.ts';
import { noteFor } from './notes.ts';
import { patchOf } from './patch.ts';
import { readXliff } from './readXliff.ts';
import { changedFiles, faultsOf } from './write.ts';
import { xliffOf } from './xliff.ts';

type Known = Pick<DeskState, 'texts'> & { written: NonNullable<DeskState['written']> };

/** A file to be saved. */
export interface NamedFile {
  name: string;
  content: string;
}

/** The faults of changed sentences, by their names: they block the patch. */
export function faultsOfEdits({ texts, written }: Known, edits: Edits): string[] {
  const all = withOwnTexts(texts, textsOf(edits));
  const faults = Object.entries(edits).flatMap(([language, ofLanguage]) =>
    Object.keys(ofLanguage).flatMap((key) => faultsOf(all, written.tables, language, key)),
  );
  return [...new Set(faults)];
}

/** Edits as a patch of the files. */
export function patchFile({ written }: Known, edits: Edits): NamedFile {
  return { name: 'words.patch', content: patchOf(changedFiles(written, edits)) };
}

/** Changed sentences as XLIFF, a file a language; without any, all of one language. */
export function xliffFiles({ texts, written }: Known, edits: Edits, language: string): NamedFile[] {
  const chosen =
    Object.keys(edits).length > 0
      ? Object.entries(edits).map(([each, own]) => [each, Object.keys(own)] as const)
      : [[language, [...(texts.get(language)?.keys() ?? [])]] as const];
  return chosen.map(([each, keys]) => {
    const units = keys.flatMap((key) => {
      const text = texts.get(each)?.get(key);
      if (text === undefined) return [];
      const [namespace = '', path = ''] = key.split(':');
      const note = noteFor(written.notes[namespace] ?? '', path);
      return [
        {
          key,
          source: texts.get('en')?.get(key) ?? texts.get('en')?.get(key.replace(/_\w+$/, '_other')) ?? text,
          target: edits[each]?.[key]?.text ?? text,
          ...(note !== undefined && { note: note.words }),
        },
      ];
    });
    return { name: `words-${each}.xlf`, content: xliffOf(each, units) };
  });
}

/** Keeps the texts of an XLIFF document as edits, and says what became of them. */
export function importXliff({ texts }: Pick<DeskState, 'texts'>, document: string): string {
  const { language, texts: translated } = readXliff(document);
  const own = texts.get(language);
  if (own === undefined) throw new Error(`There is no language “${language}” here`);

  let edits = keptEdits();
  let changed = 0;
  let unknown = 0;
  for (const [key, text] of translated) {
    const before = own.get(key);
    if (before === undefined) unknown += 1;
    else if (text !== (edits[language]?.[key]?.text ?? before)) {
      edits = withEdit(edits, language, key, { text, before });
      changed += 1;
    }
  }
  keepEdits(edits);
  const left = unknown === 0 ? '' : `, ${String(unknown)} left out, whose keys are not known`;
  return `${String(translated.size)} sentences read, ${String(changed)} changed${left}.`;
}

/** What a saved patch holds, and what to do with it. */
export function sentenceOfPatch({ written }: Known, edits: Edits, name: string): string {
  const files = changedFiles(written, edits).length;
  return `${name} is among your downloads: ${counted(countOf(edits), 'text')} of ${counted(files, 'file')}, ${languagesOf(edits)}. Send it to a developer, or run \`git apply ${name}\` in the repository.`;
}

/** What saved XLIFF files hold, and what to do with them. */
export function sentenceOfXliff(names: readonly string[], edits: Edits, language: string): string {
  const files = `${listed(names)} ${names.length === 1 ? 'is' : 'are'} among your downloads`;
  const holds =
    countOf(edits) > 0
      ? `${counted(countOf(edits), 'text')}, ${languagesOf(edits)}`
      : `all texts, ${nameOf(language)}`;
  return `${files}: ${holds}. Send ${names.length === 1 ? 'it' : 'them'} to a translator, and read here what comes back, with the arrow beside.`;
}

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${String(count)} ${thing}s`;
}

function languagesOf(edits: Edits): string {
  return listed(Object.keys(edits).map(nameOf));
}

function nameOf(language: string): string {
  const known = languages.find((each) => each === language);
  return known === undefined ? language : languageRecords[known].displayName;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

/** Lets the browser save files. */
export function save(files: readonly NamedFile[]): void {
  for (const { name, content } of files) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}
