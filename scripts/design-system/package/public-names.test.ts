import { expect, test } from '@jest/globals';
import * as publicEntry from '../../../design-system/src/index.ts';
import { publicNames } from './public-names.ts';

test('The public entry exports what its users count on', () => {
  expect(Object.keys(publicEntry).sort()).toEqual([...publicNames].sort());
});
