import { checks, type Tables } from '@stillpoint/translations/checks/checks.ts';
import { baseOf } from '@stillpoint/translations/checks/plurals.ts';
import { textsIn, type Texts } from '@stillpoint/translations/checks/texts.ts';
import type { Edits, OwnTexts } from './edits.ts';

/** What the copy desk reads, in one file: everything as it is written. */
export interface WrittenTexts {
  /** Files of texts, by language and namespace. */
  files: Record<string, Record<string, string>>;
  /** Notes for translators, by namespace. */
  notes: Record<string, string>;
  tables: Tables;
}

/** The file of it, from the root of Storybook. */
export const textsFile = 'copy-desk/texts.json';
/** Where edits are sent to be written to the files, in development. */
export const writeAddress = 'copy-desk/write';

/** All texts of all languages, by key. */
export type AllTexts = ReadonlyMap<string, Texts>;

/**
 * The texts of files.
 * @throws With the name of a file that cannot be read: a hand may be just changing it.
 */
export function textsOfFiles(files: WrittenTexts['files']): AllTexts {
  return new Map(
    Object.entries(files).map(([language, namespaces]) => [
      language,
      new Map(Object.entries(namespaces).flatMap(([name, content]) => textsOfFile(language, name, content))),
    ]),
  );
}

function textsOfFile(language: string, namespace: string, content: string): [string, string][] {
  try {
    return textsIn(namespace, content);
  } catch (fault) {
    throw new Error(`translations/${language}/${namespace}.json: ${String(fault)}`, { cause: fault });
  }
}

/** Texts with others in place of some. Keys that there are not stay out. */
export function withOwnTexts(all: AllTexts, own: OwnTexts): AllTexts {
  return new Map(
    [...all].map(([language, texts]) => {
      const others = Object.entries(own[language] ?? {}).filter(([key]) => texts.has(key));
      return [language, others.length === 0 ? texts : new Map([...texts, ...others])];
    }),
  );
}

/** The edits of texts that there are. Others may be of another branch. */
export function editsAmong(all: AllTexts, edits: Edits): Edits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([language, ofLanguage]) => {
      const own = Object.entries(ofLanguage).filter(([key]) => all.get(language)?.has(key) === true);
      return own.length === 0 ? [] : [[language, Object.fromEntries(own)]];
    }),
  );
}

/** The result of a check. */
export interface Checked {
  name: string;
  faults: string[];
}

/** Holds one text of a language to all checks, with the texts that it is measured by: its other forms and names. */
export function checked(all: AllTexts, tables: Tables, language: string, key: string): Checked[] {
  const same = Object.entries(tables.oneName).filter(([, keys]) => keys.includes(key));
  const oneName = Object.fromEntries(same);
  const beside = new Set(same.flatMap(([, keys]) => keys));
  const base = baseOf(key);
  // Nearly all keys are other ones by their first letters.
  const isForm = (each: string) => each.startsWith(base) && baseOf(each) === base;
  const part = (texts: Texts | undefined, own: boolean) => {
    const found: Texts = new Map();
    for (const [each, text] of texts ?? [])
      if (isForm(each) || (own && beside.has(each))) found.set(each, text);
    return found;
  };

  const english = part(all.get('en'), false);
  const named = part(all.get(language), true);
  const texts = part(all.get(language), false);
  return checks.map(({ name, faults }) => ({
    name,
    faults: faults(language, name === 'One name for one thing' ? named : texts, english, {
      ...tables,
      oneName,
    }),
  }));
}
