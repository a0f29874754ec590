import { expect, test } from 'vitest';
import { monthWorth } from './month-worth.ts';

test.each([
  ['B2CMONTHLY', 'EUR', 1299],
  // 69.99 is no twelve equal months, and 39.99 no six: the rest is not the member's loss.
  ['B2CANNUAL', 'EUR', 584],
  ['B2C14DANNUAL', 'GBP', 417],
  ['BIANNUAL', 'EUR', 667],
  ['B2CFAMILYA', 'USD', 834],
  ['B2CFAMILYM', 'BRL', 3990],
  ['B2CANNUAL', 'INR', 16659],
] as const)('a month of %s is worth in %s: %d', (plan, currency, amount) => {
  expect(monthWorth(plan, currency)).toEqual({ amount, currency });
});

test.each(['NETFLIX30D', 'GIFTACCESS', 'GIFT12M', 'UNKNOWN'] as const)('of %s there is no month', (plan) => {
  expect(monthWorth(plan, 'EUR')).toBeUndefined();
});
