import { expect, test } from '@jest/globals';
import { createSoldPlans } from '../catalogue/sold-plans.ts';
import type { Membership } from '../members/membership.ts';
import { offerStanding } from './offer-standing.ts';

const held = {
  subscriptionId: 'one',
  source: 'zuora',
  plan: 'B2CANNUAL',
  period: 'year',
  family: false,
  startsOn: '2026-11-20',
} as const;
const nothing: Membership = { status: 'NONE', standing: 'none', timeline: [], cancellable: false };

function standingOf(
  membership: Partial<Membership>,
  {
    mayTry = false,
    sold = ['B2C14DANNUAL', 'B2CFAMILYA2022'] as const,
  }: {
    mayTry?: boolean;
    sold?: Parameters<typeof createSoldPlans>[0];
  } = {},
) {
  return offerStanding('user-1', {
    mayTry: () => Promise.resolve(mayTry),
    membershipOf: () => Promise.resolve({ ...nothing, ...membership }),
    soldPlans: createSoldPlans(sold),
  });
}

const ends = { ...held, endDate: '2026-12-20' };

test.each([
  ['an account that never had a plan', {}, true, { status: 'newcomer' }],
  ['an account whose purchase was called off before it began', {}, false, { status: 'former' }],
  ['a former member', { standing: 'over' }, false, { status: 'former' }],
  [
    'a trial',
    { standing: 'trial', current: held },
    false,
    { status: 'subscriber', change: 'B2CFAMILYA2022' },
  ],
  [
    'a plan that renews',
    { standing: 'renewing', current: held },
    false,
    { status: 'subscriber', change: 'B2CFAMILYA2022' },
  ],
  [
    'a family plan',
    { standing: 'renewing', current: { ...held, plan: 'B2CFAMILYA2022', family: true } },
    false,
    { status: 'subscriber' },
  ],
  [
    'a plan of an app store',
    { standing: 'renewing', current: { ...held, source: 'itunes' } },
    false,
    { status: 'subscriber' },
  ],
  [
    'a plan that ends',
    { standing: 'ending', current: ends },
    false,
    { status: 'ending', from: '2026-12-20' },
  ],
  [
    'a plan of an app store that ends',
    { standing: 'ending', current: { ...ends, source: 'itunes' } },
    false,
    { status: 'subscriber' },
  ],
  [
    'a plan that is followed by another',
    { standing: 'ending', current: ends, queued: held },
    false,
    { status: 'subscriber' },
  ],
] as const)('%s', async (_account, membership, mayTry, expected) => {
  expect(await standingOf(membership, { mayTry })).toEqual(expected);
});

test('nothing to change to where no family plan is sold', async () => {
  const renewing = { standing: 'renewing', current: held } as const;
  expect(await standingOf(renewing, { sold: ['B2C14DANNUAL'] })).toEqual({ status: 'subscriber' });
});

test('a signed-out visitor is offered what a newcomer is', async () => {
  const unused = () => Promise.reject(new Error('asked without a user'));
  const billing = { mayTry: unused, membershipOf: unused, soldPlans: createSoldPlans(['B2C14DANNUAL']) };
  expect(await offerStanding(undefined, billing)).toEqual({ status: 'newcomer' });
});
