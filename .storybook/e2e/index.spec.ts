import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { root } from '../../scripts/root.ts';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
  componentPath?: string;
  exportName?: string;
}

const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const entries = Object.values(index.entries);
/** Names of companies and countries, of a key, and abbreviations. */
const properNames =
  /Apple|Google|PayPal|Spotify|Personify Health|United States|SSO|ZIP|PDF|Brazil|India|Escape/g;

const stories = entries.filter(({ type }) => type === 'story');

test('stories that play stand apart from those that show a state', () => {
  const playing = stories.filter(({ tags }) => tags.includes('play-fn'));
  const apart = stories.filter(({ title }) => title.startsWith('Interactions/'));

  expect(playing.map(({ id }) => id)).toEqual(apart.map(({ id }) => id));
  expect(apart.length).toBeGreaterThan(20);
});

test('names are written as sentences begin, not as code or titles', () => {
  const badNames = entries
    .flatMap(({ title, name }) => [...title.split('/'), name])
    .map((name) => name.replaceAll(properNames, 'x'))
    .filter((name) => !/^[A-Zx][^A-Z_]*$/.test(name));

  expect([...new Set(badNames)]).toEqual([]);
});

test('a component stands under the words of its own name', () => {
  const named = entries.filter(({ componentPath }) => componentPath !== undefined);
  const wrong = named.filter(({ title, componentPath = '' }) => {
    const words = basename(componentPath, '.tsx')
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase();
    return title.split('/').at(-1)?.toLowerCase() !== words;
  });

  expect(named.length).toBeGreaterThan(300);
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test('titles stand in the order of the preview, and each of that order is there', () => {
  const titles = [...new Set(entries.map(({ title }) => title))];
  const ordered = pathsIn(previewOrder());
  const positions = ordered.map((path) =>
    titles.findIndex((title) => title === path || title.startsWith(`${path}/`)),
  );

  expect(ordered.filter((_path, place) => positions[place] === -1)).toEqual([]);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  expect(ordered.at(-1)).toBe('Interactions');
  expect(titles.at(-1)).toMatch(/^Interactions\//);
});

test('a name that repeats its export keeps its words apart', () => {
  const wrong = stories.filter(({ name, exportName = '' }) => {
    const words = exportName.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
    const written = name.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
    const same = written.join('').toLowerCase() === exportName.toLowerCase();
    return same && written.length < words.length;
  });

  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** A name, or the names below the one before. */
type Order = (string | Order)[];

/** The order of the sidebar, as Storybook reads it from the preview. */
function previewOrder(): Order {
  const source = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
  const sort = getStorySortParameter(source) as { order: Order };
  return sort.order;
}

/** The titles of an order that has names below names, without those that have some below. */
function pathsIn(order: Order): string[] {
  return order.flatMap((name, place) => {
    if (typeof name !== 'string') return [];
    const below = order[place + 1];
    return Array.isArray(below) ? pathsIn(below).map((path) => `${name}/${path}`) : [name];
  });
}
