import { expect, test } from 'vitest';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import { isCheckoutClosed, planOrPageInstead } from './plan-or-page-instead.ts';

const soldPlans = createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
const location = { country: 'DE', lookupStatus: 'success', zone: 'EU' } as const;

test.each([
  ['', false, false],
  ['plan=B2CMONTHLY', false, false],
  ['plan=B2CMONTHLY', true, true],
  ['upgrade=true', false, false],
  ['plan=B2CANNUAL', false, true],
  ['plan=NOTHING', false, true],
])('the checkout with %p, under maintenance %p, is closed: %p', (search, checkoutMaintenancePage, closed) => {
  const query = new URLSearchParams(search);
  const surroundings = { flags: { checkoutMaintenancePage }, soldPlans };
  expect(isCheckoutClosed(query, surroundings)).toBe(closed);
  const shown = planOrPageInstead(query, { ...surroundings, location, mayHaveFreeDays: true });
  expect('instead' in shown).toBe(closed);
});
