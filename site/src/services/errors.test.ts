import { expect, test } from 'vitest';
import { createErrors } from './errors.ts';

test('a missing word is reported once a page, however often it is drawn', () => {
  const reported: unknown[] = [];
  const errors = createErrors((error) => reported.push(error));
  errors.reportMissingWords({ language: 'de', namespace: 'login', key: 'title' });
  errors.reportMissingWords({ language: 'de', namespace: 'login', key: 'title' });

  expect(reported).toEqual([new Error('Missing translation: de login title')]);
});

test('a missing value is reported with its text', () => {
  const reported: unknown[] = [];
  const errors = createErrors((error) => reported.push(error));
  errors.reportMissingWords({ language: 'de', text: 'Bis {{day}}.', placeholder: 'day' });

  expect(reported).toEqual([new Error('Missing value: de day in “Bis {{day}}.”')]);
});
