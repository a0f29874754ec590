import { expect, test } from 'vitest';
import { readLogin } from './forms.ts';
import { keptAddress } from './kept-address.ts';

test.each([
  ['an address', 'nora@demo.stillpoint.example', 'rest-easy-2026', 'nora@demo.stillpoint.example'],
  ['an address that is mistyped', 'nora@demo', '', 'nora@demo'],
  ['what has no @', 'rest-easy-2026', '', ''],
  ['the password beside it', 'rest@easy-2026', 'rest@easy-2026', ''],
  ['the password beside it, with a space', 'rest@easy-2026', 'rest@easy-2026 ', ''],
])('%s', (_what, typed, password, kept) => {
  expect(keptAddress(typed, password)).toBe(kept);
});

test('a log-in form keeps no password that was typed into both fields', () => {
  expect(readLogin({ email: ' rest@easy-2026', password: 'rest@easy-2026' }).keptEmail).toBe('');
  expect(readLogin({ email: ' nora@demo.stillpoint.example ' }).keptEmail).toBe(
    'nora@demo.stillpoint.example',
  );
});
