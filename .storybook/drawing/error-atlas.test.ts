import { expect, test } from 'vitest';
import { errorCodes } from '../../backend/src/http/error-codes.ts';
import { drawStory } from './drawStory.ts';
import { languages } from '../review/languages.ts';
import { atlas, missing } from '../review/error-atlas/atlas.ts';
import type { ForPages, ForPeople } from '../review/error-atlas/entry.ts';
import { oneSpaced, wordsIn } from '../review/error-atlas/place.ts';
import { pathsOf, textAt } from '../review/error-atlas/texts.ts';

const rows = atlas.flatMap((area) => area.rows);
const shown = rows.flatMap(({ code, entry }) => ('at' in entry ? [{ code, entry }] : []));
const read = shown.flatMap(({ code, entry }) => (entry.for === 'people' ? [{ code, entry }] : []));

const files = import.meta.glob<object>('../../translations/??/*.json', { import: 'default', eager: true });

function wordsOf(language: string): Record<string, object> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/translations/${language}/`));
  return Object.fromEntries(own.map(([path, words]) => [path.replace(/^.*\/(\w+)\.json$/, '$1'), words]));
}

/** All that is written in the story of an entry, in English. */
async function pageOf({ at: [screen, state] }: ForPeople | ForPages): Promise<string> {
  const name = screen.replace(/^.*\//, '');
  const html = await drawStory(
    {
      importPath: `./design-system/src/screens/${screen}/${name}.stories.tsx`,
      exportName: state.charAt(0).toUpperCase() + state.slice(1),
    },
    { language: 'en', theme: 'day' },
  );
  return oneSpaced(new DOMParser().parseFromString(html, 'text/html').body.textContent);
}

test('each code has one entry', () => {
  expect(missing).toEqual([]);
  expect(rows.map(({ code }) => code).sort()).toEqual(errorCodes.toSorted());
});

test.each(shown)('the story of $code can be drawn', async ({ entry }) => {
  expect((await pageOf(entry)).length).toBeGreaterThan(20);
});

const english = wordsOf('en');

test.each(read)('the words of $code stand on its screen', async ({ entry }) => {
  const page = await pageOf(entry);
  for (const path of pathsOf(entry)) {
    for (const words of wordsIn(textAt(english, path) ?? '')) expect(page).toContain(words);
  }
});

test.each(languages.filter(({ value }) => value !== 'pseudo'))('all words stand in $title', ({ value }) => {
  const words = wordsOf(value);
  const without = rows.filter(({ entry }) =>
    pathsOf(entry).some((path) => textAt(words, path) === undefined),
  );
  expect(without).toEqual([]);
});

test.each(rows)('$code is told in one plain sentence', ({ entry: { name, when, wayOn } }) => {
  expect(when).toMatch(/^[A-Z][^.!?]+\.$/);
  expect(name).toMatch(/^[A-Z].*[^.]$/);
  expect(wayOn).toMatch(/^[A-Z].*[^.]$/);
});
