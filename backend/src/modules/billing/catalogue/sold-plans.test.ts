import { expect, test } from 'vitest';
import { sellablePlans } from '../../../domain/sellable-plans.ts';
import { planCodes } from './plans.ts';
import { createSoldPlans } from './sold-plans.ts';

const usual = createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
const everything = createSoldPlans(sellablePlans);

/** The plan that is nearest to each code that is not sold, while the usual plans are. */
const nearest: Record<string, string> = {
  B2CANNUAL: 'B2C14DANNUAL',
  B2CFAMILYA: 'B2CFAMILYA2022',
  B2CFAMILYM: 'B2CFAMILYA2022',
  B2C7DMONTHLY: 'B2CMONTHLY',
  B2C14DANNUAL2022: 'B2C14DANNUAL',
  ANNUAL: 'B2C14DANNUAL',
  BIANNUAL: 'B2CMONTHLY',
  FAMILYM: 'B2CFAMILYA2022',
  FAMILYA: 'B2CFAMILYA2022',
  HSTEAMACCESS: 'B2CMONTHLY',
  MONTHLY: 'B2CMONTHLY',
  QATESTING1: 'B2CMONTHLY',
  UNKNOWN: 'B2C14DANNUAL',
  NETFLIX30D: 'B2CMONTHLY',
  WBFAMILYA: 'B2CFAMILYA2022',
  BF2021M: 'B2CMONTHLY',
  BF2021A: 'B2C14DANNUAL',
  SLEEP30: 'B2C14DANNUAL',
  SLEEPWELL: 'B2C14DANNUAL',
  BEWELL30: 'B2CMONTHLY',
  GO2SLEEP: 'B2C14DANNUAL',
  SLEEPPOD: 'B2C14DANNUAL',
  SLEEPOD: 'B2C14DANNUAL',
  SLEEP21: 'B2C14DANNUAL',
  GETSLEEP30: 'B2C14DANNUAL',
  GIFT3M: 'B2C14DANNUAL',
  GIFT12M: 'B2C14DANNUAL',
  GIFTFAMILY12M: 'B2CFAMILYA2022',
  GIFTACCESS: 'B2CMONTHLY',
  GIFTFAMILYACCESS: 'B2CFAMILYA2022',
};

test('each code of the catalogue is sold or has a sold plan that is nearest to it', () => {
  const unsold = planCodes.filter((code) => !usual.isSold(code));
  expect(Object.fromEntries(unsold.map((code) => [code, usual.nearestTo(code)]))).toEqual(nearest);
});

test('the nearest plan follows the configuration', () => {
  expect(everything.nearestTo('NETFLIX30D')).toBe('B2CMONTHLY');
  expect(everything.nearestTo('FAMILYM')).toBe('B2CFAMILYM');
  expect(everything.nearestTo('ANNUAL')).toBe('B2CANNUAL');
  expect(createSoldPlans(['B2CMONTHLY']).nearestTo('FAMILYA')).toBe('B2CMONTHLY');
});

test('the first plan of each kind is offered, and the chosen one takes its place', () => {
  expect(usual.offered).toEqual(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
  expect(everything.offered).toEqual(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
  expect(createSoldPlans(['B2C7DMONTHLY', 'B2CMONTHLY']).offered).toEqual(['B2C7DMONTHLY']);
  expect(everything.offeredWith('B2C7DMONTHLY')).toEqual(['B2C7DMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
});

test('a checkout without a plan in its address begins with the annual one, or with one that is sold', () => {
  expect(usual.standard).toBe('B2C14DANNUAL');
  expect(createSoldPlans(['B2CFAMILYM', 'B2CMONTHLY']).standard).toBe('B2CMONTHLY');
});
