import { expect, test } from '@jest/globals';
import { createErrors } from './errors.ts';

test('a missing word is told once a page, however often it is drawn', () => {
  const told: unknown[] = [];
  const errors = createErrors((error) => told.push(error));
  errors.reportMissingWords({ language: 'de', namespace: 'login', key: 'title' });
  errors.reportMissingWords({ language: 'de', namespace: 'login', key: 'title' });

  expect(told).toEqual([new Error('Missing translation: de login title')]);
});

test('a missing value is reported with its text', () => {
  const told: unknown[] = [];
  const errors = createErrors((error) => told.push(error));
  errors.reportMissingWords({ language: 'de', text: 'Bis {{day}}.', placeholder: 'day' });

  expect(told).toEqual([new Error('Missing value: de day in “Bis {{day}}.”')]);
});
