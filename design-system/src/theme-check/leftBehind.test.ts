import { expect, test } from 'vitest';
import { leftBehind } from './leftBehind.ts';

test('a colour that is set without its states is told, with those that are missing', () => {
  expect(leftBehind(':root { --color-action: #0b6e4f }')).toEqual([
    { name: '--color-action', states: ['--color-action-hover', '--color-action-pressed'] },
  ]);
  const sheet = ':root { --color-action: #0b6e4f; --color-action-hover: #0a5d43; --color-page: #fff }';
  expect(leftBehind(sheet)).toEqual([{ name: '--color-action', states: ['--color-action-pressed'] }]);
});

test('a sheet that sets all of them, or none, leaves nothing behind', () => {
  const states = '--color-action-hover: #0a5d43; --color-action-pressed: #084a36';
  expect(leftBehind(`:root { --color-action: #0b6e4f; ${states} }`)).toEqual([]);
  expect(leftBehind(':root { --color-text: #111 }')).toEqual([]);
});
