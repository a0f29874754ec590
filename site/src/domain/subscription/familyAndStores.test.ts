import { expect, test } from 'vitest';
import { subscriptionFrom, type Membership, type SubscriptionSurroundings } from './subscriptionFrom.ts';

const surroundings: SubscriptionSurroundings = {
  ...{ today: '2026-11-30', trialDays: 14, userId: 'b7f1', account: { taxMode: 'included' } },
  history: { accounts: [], subscriptions: [], payments: [], refunds: [] },
};
const current: NonNullable<Membership['current']> = {
  ...{ subscriptionId: 'one', source: 'zuora', plan: 'B2CFAMILYA2022', kind: 'family', period: 'year' },
  ...{ family: true, startsOn: '2026-11-20', nextCharge: { date: '2027-11-20' } },
};
const family: Membership = {
  ...{ status: 'ACTIVE', standing: 'renewing', current, timeline: [], cancellable: true },
};
const atApple: Membership = { ...family, current: { ...current, source: 'itunes' } };

test('who pays for a family sees how many places are taken, wherever it is billed', () => {
  const ownFamily = { taken: 2, places: 5 };
  expect(subscriptionFrom(family, { ...surroundings, ownFamily })).toMatchObject({ ownFamily });
  expect(subscriptionFrom(atApple, { ...surroundings, ownFamily })).toMatchObject({ ownFamily });
  expect(subscriptionFrom(family, surroundings)).not.toHaveProperty('ownFamily');
});

test('a subscription of an app store that does not renew is one that ends', () => {
  expect(subscriptionFrom({ ...atApple, standing: 'ending' }, surroundings)).toMatchObject({ ends: true });
  expect(subscriptionFrom(atApple, surroundings)).not.toHaveProperty('ends');
});
