import { expect, test } from 'vitest';
import { readSubscription, renewalContent } from './reading-zuora.ts';

const account = { currency: 'EUR', address: { country: 'DE' } } as const;

/** A monthly plan that was paid once, with a discount from its start. */
function monthly(discount: object) {
  const wire = {
    subscriptionNumber: 'S-1',
    status: 'Active',
    autoRenew: true,
    serviceActivationDate: '2026-11-30',
    customerAcceptanceDate: '2026-11-30',
    termEndDate: '2026-12-30',
    ratePlans: [
      {
        productRatePlanId: 'rp-B2CMONTHLY-EUR',
        ratePlanCharges: [
          {
            model: 'FlatFee',
            effectiveStartDate: '2026-11-30',
            chargedThroughDate: '2026-12-30',
            price: 12.99,
          },
        ],
      },
      {
        productRatePlanId: 'rp-discount-percentage',
        ratePlanCharges: [
          {
            model: 'DiscountPercentage',
            effectiveStartDate: '2026-11-30',
            discountPercentage: 30,
            ...discount,
          },
        ],
      },
    ],
  };
  return readSubscription(wire, '2026-12-01');
}

test.each([
  [
    'that is left for two charges',
    { upToPeriods: 3, upToPeriodsType: 'Months' },
    { endsOn: '2027-02-28' },
    2,
  ],
  ['of two years', { upToPeriods: 2, upToPeriodsType: 'Years' }, { endsOn: '2028-11-30' }, 23],
  ['that never ends', { upToPeriods: null }, {}, 1],
] as const)('a discount %s', (_discount, wire, ends, months) => {
  const read = monthly(wire);
  expect(read.discount).toEqual({ percentOff: 30, ...ends });
  const { discount } = renewalContent({ ...read, nextChargeOn: '2026-12-30' }, account);
  expect(discount).toEqual({ percentOff: 30, months });
});

test('a discount that has ended by the next charge', () => {
  expect(monthly({ upToPeriods: 1, upToPeriodsType: 'Months' })).not.toHaveProperty('discount');
});

/** A subscription whose plan was changed: each plan with the days that it is in force. */
function changed(...plans: [plan: string, change: string | null, from: string, until: string][]) {
  const wire = {
    subscriptionNumber: 'S-1',
    status: 'Active',
    autoRenew: true,
    serviceActivationDate: '2026-11-30',
    customerAcceptanceDate: '2026-11-30',
    termEndDate: '2026-12-30',
    ratePlans: plans.map(([plan, lastChangeType, effectiveStartDate, effectiveEndDate]) => ({
      productRatePlanId: `rp-${plan}-EUR`,
      lastChangeType,
      ratePlanCharges: [
        {
          model: 'FlatFee',
          effectiveStartDate,
          effectiveEndDate,
          chargedThroughDate: effectiveStartDate <= '2026-12-10' ? effectiveEndDate : null,
          price: 1,
        },
      ],
    })),
  };
  return readSubscription(wire, '2026-12-10');
}

test('a plan that was changed at once is the one in force, since that day', () => {
  const read = changed(
    ['B2CMONTHLY', 'Remove', '2026-11-30', '2026-12-10'],
    ['B2CANNUAL', 'Add', '2026-12-10', '2027-12-10'],
  );
  expect(read).toMatchObject({
    planCode: 'B2CANNUAL',
    planSince: '2026-12-10',
    planned: null,
    nextChargeOn: '2027-12-10',
  });
});

test('a planned plan follows the one in force, and is what is charged next', () => {
  const read = changed(
    ['B2CANNUAL', 'Remove', '2026-11-30', '2027-11-30'],
    ['B2CMONTHLY', 'Add', '2027-11-30', '2027-12-30'],
  );
  expect(read).toMatchObject({
    planCode: 'B2CANNUAL',
    planned: { plan: 'B2CMONTHLY', startsOn: '2027-11-30' },
    nextChargeOn: '2027-11-30',
  });
  expect(renewalContent({ ...read, nextChargeOn: '2027-11-30' }, account)).toMatchObject({
    plan: 'B2CMONTHLY',
    startsOn: '2027-11-30',
  });
});

test('a plan that was changed before its first charge never was', () => {
  const read = changed(
    ['B2C14DANNUAL', 'Remove', '2026-12-14', '2026-12-14'],
    ['B2CMONTHLY', 'Add', '2026-12-14', '2027-01-14'],
  );
  expect(read).toMatchObject({ planCode: 'B2CMONTHLY', planned: null });
});
