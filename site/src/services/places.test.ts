import { afterEach, expect, test, vi } from 'vitest';
import { createPlaces } from './places.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('a place is kept in whole seconds until it is forgotten', () => {
  const places = createPlaces(window, '');
  expect(places.of('four-and-four')).toBeUndefined();
  places.keep('four-and-four', 40.7);
  expect(createPlaces(window, '').of('four-and-four')).toBe(40);
  expect(places.of('another')).toBeUndefined();
  places.forget('four-and-four');
  expect(places.of('four-and-four')).toBeUndefined();
});

test('how long ago a place was kept is known, save for one of a release that did not note it', () => {
  vi.useFakeTimers();
  const places = createPlaces(window, 'june');
  places.keep('four-and-four', 40);
  vi.advanceTimersByTime(20_000);
  expect(places.secondsSince('four-and-four')).toBe(20);
  localStorage.setItem('exercise.four-and-four.june', '41');
  expect([places.of('four-and-four'), places.secondsSince('four-and-four')]).toEqual([41, undefined]);
  places.forget('four-and-four');
  expect(places.secondsSince('four-and-four')).toBeUndefined();
});

test.each(['', 'soon', '40 soon', '40  1', '-4', '1e9', '9'.repeat(400)])(
  '“%s”, which is no place of ours, is none',
  (text) => {
    localStorage.setItem('exercise.four-and-four', text);
    expect(createPlaces(window, '').of('four-and-four')).toBeUndefined();
  },
);

const full = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

test.each([
  [
    'that is full',
    { localStorage: { getItem: full, setItem: full, removeItem: full } as unknown as Storage },
  ],
  [
    'that may not be named',
    {
      get localStorage(): Storage {
        throw new DOMException('Denied', 'SecurityError');
      },
    },
  ],
])('a storage %s changes nothing', (_what, broken) => {
  const places = createPlaces(broken, '');
  places.keep('four-and-four', 40);
  places.forget('four-and-four');
  expect(places.of('four-and-four')).toBeUndefined();
});

test('another account in the same browser begins at the beginning', () => {
  createPlaces(window, 'june').keep('four-and-four', 40);
  expect(createPlaces(window, 'nora').of('four-and-four')).toBeUndefined();
  expect(createPlaces(window, '').of('four-and-four')).toBeUndefined();
  expect(createPlaces(window, 'june').of('four-and-four')).toBe(40);
});
