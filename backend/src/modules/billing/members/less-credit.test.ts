import { expect, test } from 'vitest';
import { chargeAfterDiscount } from './charge-after-discount.ts';
import { lessCredit, wholePrice } from './less-credit.ts';
import type { Subscription } from './repository.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const monthly: Subscription = {
  ...{ id: 'one', userId: 'nora', source: 'zuora', externalId: 'S-1', planCode: 'B2CMONTHLY' },
  ...{ startsOn: '2026-11-20', firstChargeOn: '2026-11-20', endsOn: null },
  ...{ nextChargeOn: '2026-12-20', nextCharge: euros(1299), afterDiscount: null, discountEndsOn: null },
  ...{ remindedOn: null, discountRemindedOf: null, accountNumber: 'A-1', planSince: '2026-11-20' },
  ...{ planned: null, renewalOff: false, pausedFrom: null, pausedUntil: null, updatedAt: new Date() },
};

const inAccount = (credit: number, accountNumber = 'A-1') => [{ accountNumber, credit: euros(credit) }];

test.each([
  ['a part of the next charge', 584, 715, 584],
  ['all of it, and no more than it', 2000, 0, 1299],
])('credit pays %s', (_what, credit, nextCharge, creditUsed) => {
  const [charged] = lessCredit([monthly], inAccount(credit));
  expect(charged).toMatchObject({ nextCharge: euros(nextCharge), creditUsed: euros(creditUsed) });
  expect(wholePrice({ amount: charged?.nextCharge ?? undefined, credit: charged?.creditUsed })).toEqual(
    euros(1299),
  );
});

test('nothing is taken off without credit, in another account, and where nothing is charged', () => {
  const ending = { ...monthly, nextChargeOn: null, nextCharge: null, endsOn: '2026-12-20' };
  expect(lessCredit([monthly], [])).toEqual([monthly]);
  expect(lessCredit([monthly], inAccount(584, 'A-1-USD'))).toEqual([monthly]);
  expect(lessCredit([ending], inAccount(584))).toEqual([ending]);
});

test('of two subscriptions in an account the one that is charged first uses it first', () => {
  const later = { ...monthly, id: 'two', nextChargeOn: '2027-01-05' };
  expect(lessCredit([later, monthly], inAccount(2000))).toMatchObject([
    { id: 'two', nextCharge: euros(598), creditUsed: euros(701) },
    { id: 'one', nextCharge: euros(0), creditUsed: euros(1299) },
  ]);
});

test('what is left after the charges before it lowers the first charge after a discount, and not the price', () => {
  // Charged at 6.50 on 20 December and 20 January.
  const discounted: Subscription = {
    ...monthly,
    nextCharge: euros(650),
    afterDiscount: { date: '2027-02-20', amount: euros(1299) },
  };
  const [charged = discounted] = lessCredit([discounted], inAccount(1500));
  expect(charged).toMatchObject({
    nextCharge: euros(0),
    afterDiscount: { date: '2027-02-20', amount: euros(1299) },
  });
  expect(chargeAfterDiscount(charged)).toEqual({
    ...{ date: '2027-02-20', amount: euros(1099), credit: euros(200) },
  });
  const [used = discounted] = lessCredit([discounted], inAccount(1300));
  expect(chargeAfterDiscount(used)).toEqual({ date: '2027-02-20', amount: euros(1299) });
});
