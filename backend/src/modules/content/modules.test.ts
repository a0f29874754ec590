import { expect, test } from 'vitest';
import { contentModulesFrom, homeModulesFrom } from './modules.ts';

test.each([
  ['en', '/plans'],
  ['de', '/de/plans'],
] as const)('a call to action on a page in "%s" leads to %s', (language, href) => {
  const fields = { title: 'Go', label: 'Go', target: '/plans' };
  const module = { sys: { id: 'go', contentType: { sys: { id: 'moduleCallToAction' } } }, fields };
  const page = { id: 'rest', contentType: 'page', fields: { modules: [module] } };

  expect(contentModulesFrom(page, { language, report: () => undefined })).toEqual([
    { kind: 'callToAction', title: 'Go', label: 'Go', href },
  ]);
});

test.each([
  ['/sleep-better#four-and-four', [{ kind: 'exerciseTeaser', href: '/de/sleep-better#four-and-four' }]],
  ['javascript:alert(1)', []],
])('a teaser of an exercise on the home page leads to %s', (target, expected) => {
  const fields = { exercise: 'four-and-four', target };
  const module = { sys: { id: 'teaser', contentType: { sys: { id: 'moduleExerciseTeaser' } } }, fields };
  const page = { id: 'home', contentType: 'page', fields: { modules: [module] } };
  const problems: string[] = [];
  const report = ({ problem }: { problem: string }) => problems.push(problem);

  expect(homeModulesFrom(page, { language: 'de', report })).toMatchObject(expected);
  expect(problems).toHaveLength(1 - expected.length);
});

test.each([
  ['four-and-four', [{ kind: 'exercise', title: 'Listen', lead: 'Waves.', exercise: 'four-and-four' }]],
  // There is no sound for it.
  ['seven-and-eleven', []],
])('the exercise "%s" is shown where there is a sound for it', (exercise, expected) => {
  const fields = { title: 'Listen', lead: 'Waves.', exercise };
  const module = { sys: { id: 'listen', contentType: { sys: { id: 'moduleExercise' } } }, fields };
  const page = { id: 'home', contentType: 'page', fields: { modules: [module] } };
  const reading = { language: 'en', report: () => undefined } as const;

  expect(homeModulesFrom(page, reading)).toEqual(expected);
  expect(contentModulesFrom(page, reading)).toEqual(expected);
});
