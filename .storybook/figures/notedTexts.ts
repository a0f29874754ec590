import { textsIn } from '@stillpoint/translations/checks/texts.ts';
import { noteFor } from '../review/copy-desk/notes.ts';
import { readWrittenTexts } from '../words/texts-files.ts';
import type { Counted } from './figures.ts';

/** Counts the texts that a note for translators speaks of, by themselves or by a part that they lie in. */
export function notedTexts(): Counted {
  const { files, notes } = readWrittenTexts();
  const paths = Object.entries(files.en ?? {}).flatMap(([namespace, content]) =>
    textsIn(namespace, content).map(([key]) => ({ namespace, key })),
  );
  const missing = paths.filter(({ namespace, key }) => {
    const note = noteFor(notes[namespace] ?? '', key.slice(namespace.length + 1));
    // What a namespace is about in general says nothing of one text.
    return note?.about === undefined;
  });
  return { of: paths.length, missing: missing.map(({ key }) => key) };
}
