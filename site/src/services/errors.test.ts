import { expect, test } from '@jest/globals';
import { createErrors } from './errors.ts';

test('a missing word is told once a page, however often it is drawn', () => {
  const told: unknown[] = [];
  const errors = createErrors((error) => told.push(error));
  errors.reportMissingKey({ language: 'de', namespace: 'login', key: 'title' });
  errors.reportMissingKey({ language: 'de', namespace: 'login', key: 'title' });

  expect(told).toEqual([new Error('Missing translation: de login title')]);
});
