import { expect, test } from 'vitest';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import { offerFacts, structuredOffer, taxShown } from './offer-facts.ts';

test.each([
  [{ status: 'newcomer' }, { B2CMONTHLY: 0, B2C14DANNUAL: 14, B2CFAMILYA2022: 0 }],
  [{ status: 'former' }, { B2CMONTHLY: 0, B2C14DANNUAL: 0, B2CFAMILYA2022: 0 }],
  [
    { status: 'ending', from: '2026-12-20' },
    { B2CMONTHLY: 0, B2C14DANNUAL: 0, B2CFAMILYA2022: 0 },
  ],
  [{ status: 'subscriber', change: { plan: 'B2CFAMILYA2022', from: '2026-12-12' } }, { B2CFAMILYA2022: 0 }],
  [{ status: 'subscriber' }, {}],
] as const)(
  'a visitor whose standing is %j is offered these plans with these free days: %j',
  (standing, days) => {
    const location = { country: 'DE', lookupStatus: 'success', zone: 'EU' } as const;
    const sold = createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
    const { plans } = offerFacts(location, sold, standing);
    expect(Object.fromEntries(plans.map(({ code, trialDays }) => [code, trialDays]))).toEqual(days);
  },
);

test.each([
  ['US', 'success', 'added'],
  ['DE', 'success', 'included'],
  [undefined, 'unset', 'added'],
  [undefined, 'failure', 'included'],
] as const)('prices in dollars for %s with a look-up that is %s: tax is %s', (country, lookupStatus, tax) => {
  expect(taxShown({ country, lookupStatus, zone: 'US' })).toBe(tax);
});

test.each([
  [{ lookupStatus: 'unset', zone: 'US' }, 'US'],
  [{ lookupStatus: 'unset', zone: 'EU' }, 'DE'],
  [{ country: 'GB', lookupStatus: 'success', zone: 'GB' }, undefined],
  [{ country: 'CA', lookupStatus: 'success', zone: 'WORLD' }, undefined],
] as const)('in %j, the country that the prices are likely for is named: %s', (location, likelyCountry) => {
  const facts = offerFacts({ country: undefined, ...location }, createSoldPlans(['B2CMONTHLY']), {
    status: 'former',
  });
  expect(facts.likelyCountry).toBe(likelyCountry);
});

test.each([
  [{ status: 'newcomer' }, ['B2CMONTHLY', 'B2C14DANNUAL']],
  [{ status: 'subscriber', change: { plan: 'B2C14DANNUAL', from: '2026-12-12' } }, ['B2C14DANNUAL']],
] as const)('the structured data for %j lists %j', (standing, skus) => {
  expect(structuredOffer(plansFor(standing))).toMatchObject({ offers: skus.map((sku) => ({ sku })) });
});

test('a subscriber with nothing to change to gets no structured data', () => {
  expect(structuredOffer(plansFor({ status: 'subscriber' }))).toBeUndefined();
});

function plansFor(standing: Parameters<typeof offerFacts>[2]) {
  const place = { country: 'DE', lookupStatus: 'success', zone: 'EU' } as const;
  return offerFacts(place, createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL']), standing).plans;
}
