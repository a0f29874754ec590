import { describe, expect, test } from 'vitest';
import { sellablePlans } from '../../../domain/sellable-plans.ts';
import { planCodes } from '../catalogue/plans.ts';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import { planChoice } from './plan-choice.ts';

const soldPlans = createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
const location = { country: 'DE', zone: 'EU', lookupStatus: 'success' } as const;
const choose = (plan: string | undefined, mayHaveFreeDays = true) =>
  planChoice(plan, { soldPlans, location, mayHaveFreeDays });

describe.each(planCodes)('%s in the address of a checkout', (code) => {
  test('is bought, or answered by the page with the plan that is nearest', () => {
    const choice = choose(code);
    if (soldPlans.isSold(code)) {
      expect(choice).toEqual({ plan: code });
      return;
    }
    const nearest = soldPlans.nearestTo(code);
    expect(choice).toMatchObject({
      instead: { route: 'checkoutUnsupported', facts: { status: 'notSold', nearest: { code: nearest } } },
    });
    expect(choose(nearest)).toEqual({ plan: nearest });
  });
});

test('each plan that may be sold is bought where the configuration sells it', () => {
  for (const code of sellablePlans) {
    const all = createSoldPlans(sellablePlans);
    expect(planChoice(code, { soldPlans: all, location, mayHaveFreeDays: true })).toEqual({ plan: code });
  }
});

test('the nearest plan has its price, and free days for those who may have them', () => {
  const nearest = { code: 'B2C14DANNUAL', kind: 'annual', period: 'year', price: { amount: 6999 } };
  expect(choose('ANNUAL')).toMatchObject({ instead: { facts: { nearest: { ...nearest, trialDays: 14 } } } });
  expect(choose('ANNUAL', false)).toMatchObject({ instead: { facts: { nearest } } });
  expect(choose('ANNUAL', false)).not.toHaveProperty('instead.facts.nearest.trialDays');
});

test('a code that is none of the catalogue is a fault in the address, and none means the standard plan', () => {
  expect(choose('SOMETHING')).toMatchObject({ instead: { facts: { status: 'unknownPlan' } } });
  expect(choose(undefined)).toEqual({ plan: 'B2C14DANNUAL' });
});
