import { expect, test } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

// ASVS V7.1.2
test('a text of the server is cleaned as those of browsers are', () => {
  expect(withoutPersonalData('connect to postgres://app:hunter2@db.internal/site as nora@example.org')).toBe(
    'connect to postgres://db.internal/site as [email]',
  );
});

test('a text is cut after it was cleaned', () => {
  const text = `${'a '.repeat(499)}nora@example.org`;
  expect(withoutPersonalData(text)).not.toContain('nora');
  expect(withoutPersonalData('word '.repeat(10_000))).toHaveLength(1_000);
});
