import { expect, test } from 'vitest';
import { newReadableId, readableIdIn } from './readable-id.ts';

test('a new id has its length, and is read as it was made', () => {
  for (const length of [7, 12]) {
    const id = newReadableId(length);
    expect(id).toHaveLength(length);
    expect(readableIdIn(id, length)).toBe(id);
  }
});

test('an id is read in capitals and with space around it', () => {
  expect(readableIdIn(' K7M2P9Q ', 7)).toBe('k7m2p9q');
});

test.each(['', 'k7m2p9', 'k7m2p9q4', 'k7m2p90', 'k7m2p9l', 'k7m 2p9', 'k7m2p9ß', 'k7m2p9\n4'])(
  '%j is no id of seven characters',
  (typed) => {
    expect(readableIdIn(typed, 7)).toBeUndefined();
  },
);
