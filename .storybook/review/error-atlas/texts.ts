import type { Language } from '@stillpoint/translations';
import { wordsFile } from '../words-file.ts';
import { atlas } from './atlas.ts';
import type { AtlasEntry, TextPath } from './entry.ts';

/** Texts of a language by where they stand. */
export type Texts = Readonly<Partial<Record<TextPath, string>>>;

/** The words of an entry: none where only a program reads it. */
export function pathsOf(entry: AtlasEntry): readonly TextPath[] {
  return entry.for === 'programs' ? [] : entry.words;
}

const paths = [...new Set(atlas.flatMap(({ rows }) => rows.flatMap(({ entry }) => pathsOf(entry))))];

/** Reads all texts of the atlas in a language. */
export async function readTexts(language: Language): Promise<Texts> {
  const answer = await fetch(wordsFile(language));
  const words = (await answer.json()) as unknown;
  return Object.fromEntries(paths.map((path) => [path, textAt(words, path)]));
}

/** A text by its path. Of a counted one, the form for many. */
export function textAt(words: unknown, path: TextPath): string | undefined {
  const parts = path.split('.');
  const within = parts.slice(0, -1).reduce(partOf, words);
  const last = parts.at(-1) ?? '';
  const found = partOf(within, last) ?? partOf(within, `${last}_other`);
  return typeof found === 'string' ? found : undefined;
}

function partOf(within: unknown, part: string): unknown {
  return typeof within === 'object' && within !== null && Object.hasOwn(within, part)
    ? (within as Record<string, unknown>)[part]
    : undefined;
}

/** The words that stand on the screen of an entry: the title where there is one. None where a page says nothing. */
export function shownWords(entry: AtlasEntry, texts: Texts | undefined): string | undefined {
  if (entry.for !== 'people') return undefined;
  const [first] = entry.words;
  return texts?.[first];
}

/** A piece of a text: words, or the name of what is filled in there. */
export type Piece = { text: string } | { placeholder: string };

/** A text in pieces. Marks of links and of stress are left out. */
export function piecesOf(text: string): Piece[] {
  return text
    .replace(/<\/?\w+>/g, '')
    .split(/(\{\{\w+\}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, placeholder] = /^\{\{(\w+)\}\}$/.exec(piece) ?? [];
      return placeholder === undefined ? { text: piece } : { placeholder };
    });
}
