import { expect, test } from 'vitest';
import { account, monthly, today } from '../../../testing/sample-member.ts';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import { possibleChanges } from '../changes/possible.ts';
import { membershipOn } from '../members/membership.ts';
import type { BillingAccount } from '../members/refreshing.ts';
import type { Subscription } from '../members/repository.ts';
import { alternativesTo } from './alternatives.ts';

const soldPlans = createSoldPlans(['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022']);
const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;

function alternatives(
  held: Partial<Subscription>,
  of: Partial<BillingAccount> = {},
  others: Subscription[] = [],
) {
  const subscriptions = [{ ...monthly, ...held }, ...others];
  const accounts = [{ ...account, ...of }];
  const possible = possibleChanges({ subscriptions, payments: [], accounts, today, soldPlans });
  const { plan, pause } = alternativesTo(membershipOn(today, subscriptions, []), possible);
  return [plan?.plan, pause?.from];
}

const annual: Partial<Subscription> = { planCode: 'B2CANNUAL', nextCharge: eur(6999) };
const family: Partial<Subscription> = { planCode: 'B2CFAMILYA2022', nextCharge: eur(9999) };
const later = '2026-12-02';

test.each([
  ['monthly: a year costs less', {}, ['B2C14DANNUAL', later]],
  ['family: a year for one costs less', family, ['B2C14DANNUAL', later]],
  ['annual: nothing costs less', annual, [undefined, later]],
  ['a discount that makes the present plan cheaper', { nextCharge: eur(400) }, [undefined, later]],
  ['a discount of which little is left', { nextCharge: eur(600) }, [undefined, later]],
  ['free days: no pause', { firstChargeOn: later }, ['B2C14DANNUAL', undefined]],
  [
    'a planned plan: no pause',
    { ...family, planned: { plan: 'B2CMONTHLY', startsOn: later } } as const,
    ['B2C14DANNUAL', undefined],
  ],
  ['a pause', { pausedFrom: '2026-11-12', pausedUntil: '2026-12-12' }, [undefined, undefined]],
  ['renewal that is off', { endsOn: later, renewalOff: true, nextChargeOn: null }, [undefined, undefined]],
  ['another company', { source: 'itunes' } as const, [undefined, undefined]],
])('%s', (_, held, expected) => {
  expect(alternatives(held)).toEqual(expected);
});

test('while a payment is open nothing is offered that it stands in the way of', () => {
  expect(alternatives({}, { due: eur(1299) })).toEqual([undefined, undefined]);
});

test('in place of a plan that has not begun nothing is offered', () => {
  const queued = { ...monthly, id: 's-2', externalId: 'S-2', startsOn: later, firstChargeOn: later };
  expect(alternatives({ endsOn: later, nextChargeOn: null }, {}, [queued])).toEqual([undefined, undefined]);
});
