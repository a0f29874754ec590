import { expect, test } from 'vitest';
import { mustSayOrder } from './mustSayOrder.ts';

test.each([
  ['members of the European Union', 'DE FR IE', true],
  ['other members of the European Economic Area', 'IS LI NO', true],
  ['the United Kingdom', 'GB', true],
  ['regions of the European Union overseas', 'AX GF GP MF MQ RE YT', true],
  ['territories outside of the European Union', 'BL GL NC PF', false],
  ['neighbours and other countries', 'CH US IN BR', false],
])('%s: %s', (_which, countries, must) => {
  for (const country of countries.split(' '))
    expect([country, mustSayOrder(country)]).toEqual([country, must]);
});

test('an unknown country is none of them', () => {
  expect(mustSayOrder(undefined)).toBe(false);
});
