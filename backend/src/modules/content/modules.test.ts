import { expect, test } from 'vitest';
import { contentModulesFrom } from './modules.ts';

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
