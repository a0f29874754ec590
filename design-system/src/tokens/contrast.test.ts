import { describe, expect, test } from 'vitest';
import day from './color.day.tokens.json' with { type: 'json' };
import night from './color.night.tokens.json' with { type: 'json' };
import { contrastOf } from '../theme-check/contrastOf.ts';
import { contrastPairs } from './contrastPairs.ts';

describe.each([
  ['day', day.color],
  ['night', night.color],
])('by %s', (_theme, color) => {
  test.each(contrastPairs)(
    '$front on $back has a contrast of at least $atLeast',
    ({ front, back, atLeast }) => {
      expect(contrastOf(color[front].$value, color[back].$value)).toBeGreaterThanOrEqual(atLeast);
    },
  );
});

test('night answers every colour that day has', () => {
  expect(Object.keys(night.color)).toEqual(Object.keys(day.color));
});
