import { expect, test } from 'vitest';
import figures from './figures.json';
import { countAll, figureOf, hasFallen, type Figures } from './figures.ts';

const kept: Figures = figures;
const counted = countAll();

test.each(Object.keys(kept) as (keyof Figures)[])('%s has not fallen', (name) => {
  const now = figureOf(counted[name]);
  const fallen = hasFallen(now, kept[name]) ? now : undefined;
  expect(fallen, 'npm run coverage names what is missing').toBeUndefined();
});

test('there is something to count', () => {
  expect(counted.propsDescribed.of).toBeGreaterThan(500);
  expect(counted.textsNoted.of).toBeGreaterThan(2000);
});

test('a share falls where something undescribed is added, and not where what is described is removed with its like', () => {
  const before = { reached: 50, of: 100 };
  expect(hasFallen({ reached: 50, of: 101 }, before)).toBe(true);
  expect(hasFallen({ reached: 51, of: 101 }, before)).toBe(false);
  expect(hasFallen({ reached: 49, of: 98 }, before)).toBe(false);
});
