import { describe, expect, test } from 'vitest';
import { sheetIn, sheetAddress } from '../sheet-address.ts';
import { readingOf } from './reading.ts';
import { problemKinds, recordVersion, type Fault, type Problem, type StateRecord } from './record.ts';
import { kindNames, markOf, sentenceOf } from './sentences.ts';
import { reviewCommand, sheetProblems } from './sheetProblems.ts';

const clipped: Problem = { kind: 'clipped', text: 'Willkommen', pixels: 12 };
const pale: Problem = { kind: 'contrast', text: 'Pale', ratio: 2.3, needed: 4.5, theme: 'night' };

function record(name: string, { cells, pictures }: Partial<StateRecord>): StateRecord {
  return {
    version: recordVersion,
    id: `screens-home-home--${name}`,
    name,
    storyFile: 'design-system/src/screens/home/Home/Home.stories.tsx',
    measured: '2026-11-30T08:00:00.000Z',
    browser: 'Chromium 156',
    sources: { folder: 'a', shared: 'b', texts: {} },
    cells: cells ?? [],
    texts: [],
    rooms: {},
    pictures: pictures ?? [name],
  };
}

const records = [
  record('ready', {
    cells: [
      { language: 'en', width: 360, height: 900, problems: [] },
      { language: 'de', width: 360, height: 900, problems: [clipped, pale] },
      { language: 'de', width: 768, height: 900, problems: [clipped] },
    ],
  }),
  record('changed', {}),
  record('same', {
    cells: [{ language: 'en', width: 360, height: 900, problems: [] }],
    pictures: ['changed'],
  }),
];
const reading = readingOf(records, ({ name }) => name === 'changed');
const states = records.map(({ id, name }) => ({
  ...{ id, name, title: 'Screens/Home/Home', exportName: name },
  importPath: './design-system/src/screens/home/Home/Home.stories.tsx',
}));

function problemsAt(search: string) {
  return sheetProblems(reading, sheetIn(search), states);
}

describe('what a contact sheet says of problems', () => {
  test('is what its languages, theme and width have', () => {
    expect(problemsAt('?languages=de').all.map(({ problem }) => problem)).toEqual([clipped]);
    expect(problemsAt('?languages=de&theme=night').all.map(({ problem }) => problem)).toEqual([
      clipped,
      pale,
    ]);
    expect(problemsAt('?languages=de&theme=night&width=768').all).toHaveLength(1);
    expect(problemsAt('?languages=fr').all).toEqual([]);
  });

  test('is quiet about states that are to look the same, and tells a third one', () => {
    const same = { pictures: ['same'], cells: [{ language: 'en', width: 360, height: 1, problems: [] }] };
    const meant = [record('first', same), { ...record('second', same), sameAs: record('first', same).id }];
    const found = (records: StateRecord[]) =>
      readingOf(records, () => false).states.map(
        ({ cells }) => cells.flatMap(({ problems }) => problems).length,
      );
    expect(found(meant)).toEqual([0, 0]);
    expect(found([...meant, record('third', same)])).toEqual([1, 1, 1]);
  });

  test('names the other state of an equal picture', () => {
    const [at] = problemsAt('?languages=en').all;
    expect(at?.problem).toMatchObject({ kind: 'equalPicture', text: 'changed' });
    expect(at?.id).toBe('screens-home-home--same');
  });

  test('with “Only problems” has the states that have some, of one kind if asked', () => {
    const shownIn = (search: string) => problemsAt(search).states.map(({ name }) => name);
    expect(shownIn('')).toEqual(['ready', 'changed', 'same']);
    expect(shownIn('?only=problems')).toEqual(['ready', 'same']);
    expect(shownIn('?only=equalPicture')).toEqual(['same']);
    expect(shownIn('?only=overlapping')).toEqual([]);
    expect(problemsAt('?only=equalPicture').counts).toMatchObject({ clipped: 1, equalPicture: 1 });
  });

  test('counts states that have changed since, or were never measured', () => {
    const unknown = { ...states[0], id: 'screens-home-home--new', name: 'new' } as (typeof states)[0];
    expect(sheetProblems(reading, sheetIn(''), [...states, unknown]).notMeasured).toBe(2);
  });
});

test('the choice of problems stands in the address', () => {
  const sheet = sheetIn('?path=/contact-sheet/a&only=clipped');
  expect(sheetIn(`?path=${sheetAddress(sheet)}`)).toEqual(sheet);
  expect(sheetIn('?only=nonsense').only).toBe('all');
});

test('the command measures the folder of the component', () => {
  expect(reviewCommand({ importPath: './design-system/src/screens/home/Home/Home.stories.tsx' })).toBe(
    'npm run review -- screens/home/Home/',
  );
});

const faults: Fault[] = [
  { kind: 'clipped', text: 'a', pixels: 1 },
  { kind: 'overlapping', text: 'a', other: 'b' },
  { kind: 'outside', text: '', pixels: 4 },
  { kind: 'tooManyLines', text: 'a', lines: 3, allowed: 2 },
  { kind: 'tooLong', text: 'a', key: 'home:title', length: 9, most: 8 },
  { kind: 'sameAsEnglish', text: 'a' },
  { kind: 'missingPlaceholder', text: 'a', found: '{{b}}' },
  { kind: 'contrast', text: 'a', ratio: 2, needed: 3 },
  { kind: 'equalPicture', text: 'a', id: 'b' },
  { kind: 'failed', text: 'Out of range.' },
];

test('each kind of problem has a name, a mark and a plain sentence', () => {
  expect(faults.map(({ kind }) => kind)).toEqual(problemKinds);
  for (const fault of faults) {
    expect(kindNames[fault.kind]).toMatch(/^[A-Z]/);
    expect(markOf(fault)).toMatch(/^[A-Z0-9]/);
    expect(sentenceOf(fault)).toMatch(/^[“A-Z].*\.$/);
  }
  expect(markOf({ kind: 'tooManyLines', text: 'a', lines: 3, allowed: 2 })).toBe('3 lines, 2 allowed');
});
