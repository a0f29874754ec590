import { expect, test } from 'vitest';
import { countriesByName, countryName } from './countryNames.ts';

test('names a country in the language of the page', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
});

test('puts countries in the order of their names', () => {
  expect(countriesByName(['AT', 'DE', 'EG'], 'de').map(({ name }) => name)).toEqual([
    'Ägypten',
    'Deutschland',
    'Österreich',
  ]);
});
