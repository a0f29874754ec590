import { expect, test } from 'vitest';
import { dataPlaces } from './dataPlaces.ts';

test('names the places that the environment sets, and no other variable', () => {
  expect(dataPlaces({ DATABASE_FOLDER: '/data/one', SANDBOX_STATE: '/data/two.json', PORT: '4010' })).toEqual(
    {
      DATABASE_FOLDER: '/data/one',
      SANDBOX_STATE: '/data/two.json',
    },
  );
});

test('leaves out what is unset or empty, so that the usual place stays', () => {
  expect(dataPlaces({ SANDBOX_STATE: '' })).toEqual({});
});
