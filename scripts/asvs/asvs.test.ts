import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { readChapters, type Requirement, standings } from './Chapter.ts';
import { levelTwo } from './level-two.ts';
import { asvsPage } from './page.ts';
import { taggedTests, taggedTestsIn, testFiles } from './tagged-tests.ts';

const chapters = readChapters();
const requirements = chapters.flatMap((chapter) => Object.entries(chapter.requirements));
const tests = taggedTests();
const proved = new Set(tests.flatMap(({ proves }) => proves));

/** The numbers of the requirements for which something is wrong. */
const numbersWhere = (isWrong: (requirement: Requirement, id: string) => boolean) =>
  requirements.flatMap(([id, requirement]) => (isWrong(requirement, id) ? [id] : []));

test('each requirement up to level 2 is told, in the order of the standard, and no other', () => {
  expect(requirements.map(([id]) => id)).toEqual(levelTwo);
  expect(numbersWhere(({ here }) => !(here in standings))).toEqual([]);
});

test('what is met has a test, and what does not apply or is not met has none', () => {
  expect(numbersWhere(({ here }, id) => here === 'met' && !proved.has(id))).toEqual([]);
  const without = new Set(['read', 'deployment', 'notMet', 'notApplicable']);
  expect(numbersWhere(({ here }, id) => without.has(here) && proved.has(id))).toEqual([]);
});

test('what has no test says why: a file to read, a reason, or what is needed', () => {
  const isMissing = { read: 'files', deployment: 'files', partly: 'needs', notMet: 'needs' } as const;
  expect(
    numbersWhere((requirement) => {
      const { here, how = '' } = requirement;
      if (here === 'met') return false;
      if (how === '') return true;
      return here !== 'notApplicable' && (requirement[isMissing[here]] ?? '').length === 0;
    }),
  ).toEqual([]);
  expect(numbersWhere(({ files = [] }) => !files.every((file) => existsSync(join(root, file))))).toEqual([]);
});

test('each tag names a requirement', () => {
  expect([...proved].filter((id) => !levelTwo.includes(id))).toEqual([]);
});

test('the page is what the chapters and the tags say: npm run asvs writes it', () => {
  expect(readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')).toBe(asvsPage(chapters, tests));
});

const tagLine = '// ASVS V1.2.3 V4.5.6';

test.each([
  [`${tagLine}\ntest('a', () => {});`, 'a'],
  [`describe('a', () => {\n  ${tagLine}\n  test.each([1])('b %s', () => {});\n});`, 'b %s'],
])('a tag is that of the test below it: %j', (text, name) => {
  expect(taggedTestsIn('a.test.ts', text)).toEqual([{ file: 'a.test.ts', name, proves: ['1.2.3', '4.5.6'] }]);
});

test('tags are looked for in all tests', () => {
  const files = testFiles();
  expect(new Set(files).size).toBe(files.length);
  const folders = ['.storybook', 'backend/src', 'design-system/src', 'sandbox/src', 'scripts'];
  const without = [...folders, 'site/e2e', 'site/sagas', 'site/src'].filter(
    (folder) => !files.some((file) => file.startsWith(`${folder}/`)),
  );
  expect(without).toEqual([]);
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
});

test('a tag above anything else is a mistake', () => {
  expect(() => taggedTestsIn('a.test.ts', `${tagLine}\nconst a = 1;`)).toThrow('above no test');
});
