import { beforeAll, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../scenarios/screens.ts';
import { readSamples } from '../scenarios/story-samples.ts';
import { folders } from './folders.ts';
import { ensurePackage } from './step.ts';

/** What this test reads of a passport. */
interface Passport {
  screen: string;
  weight: { script: number; words: Record<string, number> };
  pages: { name: string; scripts: { everything: number } }[];
  states: { state: string; name: string }[];
  handlers: string[];
  keys: string[];
  lastChange: { status: string };
}

let passports: Passport[];

beforeAll(async () => {
  await ensurePackage();
  const file = readFileSync(join(folders.dist, 'passports.json'), 'utf8');
  passports = (JSON.parse(file) as { screens: Passport[] }).screens;
}, 360_000);

test('each screen has a passport, with its states and handlers', () => {
  const told = passports.map(({ screen, states, handlers }) => [
    screen,
    states.map(({ state }) => state),
    handlers,
  ]);
  const written = screens().map(({ name, stories }) => {
    const { states, handlers } = readSamples(stories);
    return [name, states.map(({ state }) => state), handlers];
  });
  expect(told).toEqual(written);
});

test('each has a weight in five languages, a page, names of states and keys, and says whether its change is known', () => {
  const lacking = passports.filter(
    ({ weight, pages, states, keys, lastChange }) =>
      !(weight.script > 1000 && Object.values(weight.words).filter((bytes) => bytes > 0).length === 5) ||
      !(pages.length > 0 && pages.every(({ scripts }) => scripts.everything > 1000)) ||
      states.some(({ name }) => name === '') ||
      keys.length === 0 ||
      !['known', 'unknown'].includes(lastChange.status),
  );
  expect(lacking.map(({ screen }) => screen)).toEqual([]);
});

test('the live pages of the checkout tell what they send', () => {
  const checkout = passports.find(({ screen }) => screen === 'Checkout');
  expect(checkout?.handlers).toContain('onPurchase');
  expect(checkout?.keys).toContain('checkout:order.title');
  expect(checkout?.pages).toMatchObject([{ live: true, events: ['checkout', 'plan chosen', 'purchase'] }]);
});
