import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/root.ts';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
  componentPath?: string;
}

const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const entries = Object.values(index.entries);
const stories = entries.filter(({ type }) => type === 'story');

test('stories that play stand apart from those that show a state', () => {
  const playing = stories.filter(({ tags }) => tags.includes('play-fn'));
  const apart = stories.filter(({ title }) => title.startsWith('Interactions/'));

  expect(playing.map(({ id }) => id)).toEqual(apart.map(({ id }) => id));
  expect(apart.length).toBeGreaterThan(20);
});

test('names are written as sentences begin, not as code or titles', () => {
  const unspoken = entries
    .flatMap(({ title, name }) => [...title.split('/'), name])
    // Names of companies and countries, of an address and of a key.
    .map((name) => name.replaceAll(/PayPal|United States|ZIP|India|Escape/g, 'x'))
    .filter((name) => !/^[A-Zx][^A-Z_]*$/.test(name));

  expect([...new Set(unspoken)]).toEqual([]);
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

test('screens stand in the order of the journey, and interactions last', () => {
  const titles = [...new Set(entries.map(({ title }) => title))];
  const groups = [...new Set(titles.map((title) => title.split('/')[0]))];

  expect(groups).toEqual(['Review', 'Primitives', 'Patterns', 'Screens', 'Mails', 'Interactions']);
  expect(titles.filter((title) => title.startsWith('Screens/'))).toEqual([
    'Screens/Home/Home',
    'Screens/Home/Plan selection',
    'Screens/Home/Legal',
    'Screens/Identity/Sign up or login',
    'Screens/Identity/Sign up',
    'Screens/Identity/Login',
    'Screens/Identity/Auth callback',
    'Screens/Checkout/Checkout',
    'Screens/Checkout/Checkout confirmation',
    'Screens/Checkout/Checkout error',
    'Screens/Checkout/Checkout maintenance',
    'Screens/Checkout/Checkout unsupported',
    'Screens/Account/Subscription',
    'Screens/Account/Cancel subscription',
    'Screens/Errors/Not found',
    'Screens/Errors/Server problem',
  ]);
});
