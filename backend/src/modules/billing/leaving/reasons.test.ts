import { expect, test } from 'vitest';
import { readReason } from './reasons.ts';

test.each([
  ['nothing', {}, undefined],
  ['nothing chosen', { reason: '' }, undefined],
  ['a reason that is none of ours', { reason: 'revenge' }, undefined],
  ['a reason', { reason: 'notUsed' }, { reason: 'notUsed', words: null }],
  [
    'words beside a reason that needs none',
    { reason: 'notUsed', words: 'Zzz' },
    { reason: 'notUsed', words: null },
  ],
  ['another reason without words', { reason: 'other', words: ' \r\n ' }, { reason: 'other', words: null }],
  ['lines', { reason: 'other', words: ' One.\r\nTwo.\u200b ' }, { reason: 'other', words: 'One.\nTwo.' }],
])('%s', (_, typed, given) => {
  expect(readReason(typed)).toEqual(given);
});

test('words are cut after 300 characters, and no character is cut in two', () => {
  const words = readReason({ reason: 'other', words: '🌙'.repeat(301) })?.words ?? '';
  expect(Array.from(words)).toHaveLength(300);
  expect(words.isWellFormed()).toBe(true);
});

test.each(['See evil.example', 'https://evil.example/a', 'Fine\nask me@evil.example', 'evil\u200b.example'])(
  'words with an address are left out, and the reason stays: %s',
  (words) => {
    expect(readReason({ reason: 'other', words })).toEqual({ reason: 'other', words: null });
  },
);
