import { expect, test } from 'vitest';
import { taxModeFor } from './tax-mode.ts';
import { sellablePlans } from '../../../domain/sellable-plans.ts';
import { planCodeOf, planCodes, planFor, plans } from './plans.ts';
import { isTaxExclusive, taxExclusiveCountries } from '../../../domain/countries.ts';
import { likelyCountries, likelyCountryIn, priceOf, priceZones, ratePlanId, zoneFor } from './price-zones.ts';

const isOfGifts = (code: string) => code.startsWith('GIFT');

test('every code that ever was sold is known, and those of gifts', () => {
  expect(planCodes.filter((code) => !isOfGifts(code))).toHaveLength(28);
  expect(planCodes.filter(isOfGifts)).toEqual([
    'GIFT3M',
    'GIFT12M',
    'GIFTFAMILY12M',
    'GIFTACCESS',
    'GIFTFAMILYACCESS',
  ]);
  expect(planCodeOf('SOMETHING')).toBe('UNKNOWN');
});

test('the family plans that are sold are the six that the specification names', () => {
  expect(planCodes.filter((code) => plans[code].family && !isOfGifts(code)).toSorted()).toEqual(
    ['B2CFAMILYA', 'B2CFAMILYA2022', 'B2CFAMILYM', 'FAMILYA', 'FAMILYM', 'WBFAMILYA'].toSorted(),
  );
});

test('who may not have free days gets the same plan without them', () => {
  expect(planFor('B2C14DANNUAL', { mayHaveFreeDays: true })).toBe('B2C14DANNUAL');
  expect(planFor('B2C14DANNUAL', { mayHaveFreeDays: false })).toBe('B2CANNUAL');
  expect(planFor('B2C7DMONTHLY', { mayHaveFreeDays: true })).toBe('B2C7DMONTHLY');
  expect(planFor('B2C7DMONTHLY', { mayHaveFreeDays: false })).toBe('B2CMONTHLY');
  expect(planFor('B2CMONTHLY', { mayHaveFreeDays: false })).toBe('B2CMONTHLY');
});

test('a country has the prices of its zone', () => {
  expect(priceOf('B2C14DANNUAL', zoneFor({ country: 'DE', language: 'en' }))).toEqual({
    amount: 6999,
    currency: 'EUR',
  });
  expect(priceOf('B2CMONTHLY', zoneFor({ country: 'GB', language: 'en' }))).toEqual({
    amount: 999,
    currency: 'GBP',
  });
  expect(priceOf('B2CFAMILYA2022', zoneFor({ country: 'IN', language: 'en' }))).toEqual({
    amount: 299900,
    currency: 'INR',
  });
  expect(zoneFor({ country: 'JP', language: 'de' })).toBe('WORLD');
});

test.each(['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'])('%s is part of the European Union', (country) => {
  expect(zoneFor({ country, language: 'fr' })).toBe('EU');
});

test('while no country is known, the language tells the likeliest zone', () => {
  expect(zoneFor({ language: 'en' })).toBe('US');
  expect(zoneFor({ language: 'fr' })).toBe('EU');
  expect(zoneFor({ language: 'pt' })).toBe('BR');
});

test('each plan that may be sold has a price in each zone', () => {
  for (const code of sellablePlans) {
    for (const zone of priceZones) expect(priceOf(code, zone).amount).toBeGreaterThan(0);
  }
  expect(ratePlanId('B2CMONTHLY', 'EUR')).toBe('rp-B2CMONTHLY-EUR');
});

test('prices are shown without tax in each country that has a maximum of sales tax, and in no other', () => {
  for (const country of taxExclusiveCountries) expect(isTaxExclusive(country)).toBe(true);
  expect(isTaxExclusive('DE')).toBe(false);
  expect(isTaxExclusive(undefined)).toBe(false);
});

test('tax stands apart only in the US, unless the look-up of the country failed', () => {
  expect(taxModeFor('US', 'success')).toBe('TAX_EXCLUSIVE');
  expect(taxModeFor('US', 'unset')).toBe('TAX_EXCLUSIVE');
  expect(taxModeFor('US', 'failure')).toBe('TAX_INCLUSIVE');
  expect(taxModeFor('DE', 'success')).toBe('TAX_INCLUSIVE');
  expect(taxModeFor(undefined, 'unset')).toBe('TAX_INCLUSIVE');
});

test('without a country, zone and likely country of a language belong together', () => {
  for (const language of ['en', 'de', 'es', 'fr', 'pt'] as const) {
    const zone = zoneFor({ language });
    expect(zoneFor({ country: likelyCountries[language], language: 'en' })).toBe(zone);
    expect(zoneFor({ country: likelyCountryIn(zone), language: 'en' })).toBe(zone);
  }
  expect(likelyCountryIn('US')).toBe('US');
  expect(likelyCountryIn('WORLD')).toBeUndefined();
});
