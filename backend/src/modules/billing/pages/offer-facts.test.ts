import { expect, test } from '@jest/globals';
import { taxShown } from './offer-facts.ts';

test.each([
  ['US', 'success', 'added'],
  ['DE', 'success', 'included'],
  [undefined, 'unset', 'added'],
  [undefined, 'failure', 'included'],
] as const)('prices in dollars for %s with a look-up that is %s: tax is %s', (country, lookupStatus, tax) => {
  expect(taxShown({ country, lookupStatus, zone: 'US' })).toBe(tax);
});
