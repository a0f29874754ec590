import { describe, expect, test } from 'vitest';
import { transitionCircles } from '../../primitives/Scene/Scene.circles.ts';
import { sceneNames } from '../../primitives/Scene/Scene.options.ts';
import type { Palette } from '../palette.ts';
import { hours, scenes } from './index.ts';

const all = [...scenes, ...hours.map(({ scene }) => scene)];

const night: Palette = {
  skyA: '#000001',
  skyM: '#000002',
  skyB: '#000003',
  glow: '#000004',
  glowO: '.2',
  cloudO: '.6',
  shadeO: '.4',
  orbA: '#000005',
  orbB: '#000006',
  orbMark: '#000007',
  h1: '#000008',
  h2: '#000009',
  h3: '#00000a',
  h4: '#00000b',
  h5: '#00000c',
  mist: '#00000d',
  line: '#00000e',
  waterA: '#00000f',
  waterB: '#000010',
  ripple: '#000011',
  shade: '#000012',
  cloud: '#000013',
  star: '1',
  moon: '1',
  barO: '.9',
  ghost: '#000014',
  day: '0',
  window: '#000015',
  bird: '#000016',
  page: '#000017',
};

describe.each(all.map((scene) => [scene.name, scene] as const))('%s', (_name, scene) => {
  test('is the same each time it is drawn', () => {
    expect(scene.draw(night)).toBe(scene.draw(night));
  });

  test('has a number wherever one belongs', () => {
    expect(scene.draw(night)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('leaves nothing for the page to resolve', () => {
    expect(scene.draw(night)).not.toContain('var(');
  });

  test('refers to nothing that it does not carry', () => {
    const svg = scene.draw(night);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
  });
});

test('no two scenes share an id, so that two can lie inline in one page', () => {
  const ids = all.flatMap((scene) =>
    Array.from(scene.draw(night).matchAll(/ id="([^"]+)"/g), ([, id]) => id),
  );
  expect(ids).toHaveLength(new Set(ids).size);
});

test.each(Object.entries(transitionCircles))(
  'the circle of %s moves from where it is drawn',
  (name, { width, height, x, y, radius }) => {
    const scene = all.find((each) => each.name === name);

    expect(scene?.size).toEqual([width, height]);
    expect(scene?.draw(night)).toContain(
      `<circle cx="${x}" cy="${y - radius}" r="${radius}" fill="url(#${name}-orb)"`,
    );
  },
);

test('the circle alone has a margin of at least a fiftieth of its radius, so that scaling does not cut its edge', () => {
  const orb = all.find(({ name }) => name === 'orb');
  const [width, height] = orb?.size ?? [];
  const [, x, y, radius] =
    /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(orb?.draw(night) ?? '')?.map(Number) ?? [];
  if (width === undefined || height === undefined) throw new Error('There is no circle.');
  if (x === undefined || y === undefined || radius === undefined) throw new Error('No circle is drawn.');

  const margins = [x, y, width - x, height - y].map((side) => side - radius);
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(radius / 50);
});

// Narrow windows cut the shore at its horizon.
test('no reed of the shore rises above its horizon', () => {
  const { height, y: horizon } = transitionCircles.shore;
  const shore = all.find(({ name }) => name === 'shore')?.draw(night) ?? '';
  const stands = [...shore.matchAll(/ d="(M[^"]*)"/g)]
    .map(([, data = '']) => [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y)))
    .filter((heights) => Math.max(...heights) > height);

  expect(stands).toHaveLength(4);
  for (const heights of stands) expect(Math.min(...heights)).toBeGreaterThan(horizon);
});

test('scenes that words stand on have no stars of their own: these are drawn around the words', () => {
  const withStars = all
    .filter((scene) => scene.draw(night) !== scene.draw({ ...night, star: '0' }))
    .map(({ name }) => name);

  expect(withStars.toSorted()).toEqual(['hour-breathe', 'hour-sleep', 'stars', 'strip']);
});

test('every scene that can be shown is drawn', () => {
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...sceneNames]));
});

test('the cranes of a confirmation fly beside its words', () => {
  const risen = all.find(({ name }) => name === 'risen')?.draw(night) ?? '';
  const cranes = [...risen.matchAll(/translate\((\d+) (\d+)\) scale\(([\d.]+)\)/g)].map(
    ([, x, y, scale]) => ({
      start: Number(x),
      end: Number(x) + 200 * Number(scale),
      y: Number(y),
    }),
  );
  expect(cranes).toHaveLength(7);

  // The words take 576 of at least 1000 pixels, and the scene is 1200 units wide. Words end above 160 units.
  const words = { start: 254, end: 946 };
  const behind = cranes.filter(({ start, end, y }) => y < 160 && start < words.end && end > words.start);
  expect(behind).toEqual([]);
});
