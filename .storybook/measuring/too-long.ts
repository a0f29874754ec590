import type { Problem } from '../review/problems/record.ts';
import { noteFor } from '../review/copy-desk/notes.ts';
import type { Known } from '../words/found.ts';
import { shortened } from './texts-on-show.ts';

const files = import.meta.glob<string>('../../translations/notes/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const notes = new Map(
  Object.entries(files).map(([path, words]) => [path.replace(/^.*\/(.+)\.md$/, '$1'), words]),
);
const limits = new Map<string, number | undefined>();

/** Texts, as they are read, with more characters than the note of their key allows. */
export function tooLongTexts(known: Known): Problem[] {
  return [...known].flatMap(([text, keys]) =>
    [...keys].flatMap((key) => {
      const most = limitOf(key);
      if (most === undefined || text.length <= most) return [];
      return [{ kind: 'tooLong' as const, text: shortened(text), key, length: text.length, most }];
    }),
  );
}

function limitOf(key: string): number | undefined {
  if (!limits.has(key)) {
    const [namespace = '', path = ''] = key.split(':');
    const { most, roughly = false } = noteFor(notes.get(namespace) ?? '', path) ?? {};
    limits.set(key, roughly ? undefined : most);
  }
  return limits.get(key);
}
