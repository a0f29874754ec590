import { expect, test } from 'vitest';
import { roomsOf } from '../problems/rooms.ts';
import { lengthsOf, sentenceOfLengths } from './lengths.ts';

const used = { en: 20, de: 30 };

test('a text is measured by what fits, by a stricter note, or by what was tried', () => {
  const room = { de: { most: 34, width: 360 } };
  const measured = lengthsOf({ used, written: used, room, note: undefined });
  expect(measured).toEqual({
    en: { used: 20, of: 40, by: 'tried' },
    de: { used: 30, of: 34, by: 'limit', width: 360 },
  });
  expect(sentenceOfLengths(Object.values(measured), undefined)).toContain('at 360 pixels');

  const note = { words: '', most: 32 };
  expect(lengthsOf({ used, written: used, room, note }).de).toEqual({ used: 30, of: 32, by: 'limit' });
  expect(lengthsOf({ used, written: used, room, note: { words: '', most: 40 } }).de?.of).toBe(34);
  // A text that was made longer is measured by what was tried before.
  expect(lengthsOf({ used, written: { en: 5, de: 5 }, room: {}, note: undefined }).en?.of).toBe(17);
});

test('without a measurement it stands beside the longest of the five', () => {
  const lengths = lengthsOf({ used, written: used, room: undefined, note: undefined });
  expect(lengths.en).toEqual({ used: 20, of: 30, by: 'longest' });
  expect(sentenceOfLengths(Object.values(lengths), undefined)).toContain('npm run review');
});

test('the tightest of all states counts', () => {
  expect(
    roomsOf([
      { rooms: { 'a:one': { de: { most: 34, width: 360 } }, 'a:two': {} } },
      { rooms: { 'a:one': { de: { most: 30, width: 1280 }, fr: { most: 40, width: 360 } } } },
    ]),
  ).toEqual({
    'a:one': { de: { most: 30, width: 1280 }, fr: { most: 40, width: 360 } },
    'a:two': {},
  });
});
