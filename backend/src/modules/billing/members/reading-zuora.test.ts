import { expect, test } from 'vitest';
import { readSubscription, renewalContent } from './reading-zuora.ts';

const account = { currency: 'EUR', address: { country: 'DE' } } as const;

/** A monthly plan that was paid once, with a discount from its start. */
function monthly(discount: object) {
  return readSubscription({
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
  });
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
