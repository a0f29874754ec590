import { expect, test } from 'vitest';
import type { Membership } from '../../../domain/subscription/subscriptionFrom.ts';
import { cancellationAnswered, cancelSubscription, cancelSubscriptionFrom } from './cancelSubscription.ts';

const userId = 'nora';
const plan = { source: 'zuora', family: false, startsOn: '2026-11-20' } as const;
const trial: Membership = {
  status: 'ACTIVE',
  standing: 'trial',
  current: {
    ...plan,
    subscriptionId: 'one',
    plan: 'B2C14DANNUAL',
    kind: 'annual',
    period: 'year',
    nextCharge: { date: '2026-12-04' },
  },
  timeline: [],
  cancellable: true,
};
const replaced: Membership = {
  status: 'ACTIVE',
  standing: 'ending',
  current: {
    ...plan,
    subscriptionId: 'one',
    plan: 'B2CMONTHLY',
    kind: 'monthly',
    period: 'month',
    endDate: '2026-12-20',
  },
  queued: {
    ...plan,
    subscriptionId: 'two',
    plan: 'B2CFAMILYA2022',
    kind: 'family',
    period: 'year',
    family: true,
    startsOn: '2026-12-20',
  },
  timeline: [],
  cancellable: false,
};
const opened = cancelSubscriptionFrom({ userId, membership: trial });

test('the confirmation says what the answer says, and not what the page showed first', () => {
  const refund = { until: '2027-01-03', amount: { amount: 6999, currency: 'EUR' } } as const;
  const ended = { kind: 'paid', accessUntil: '2027-12-04', refund } as const;
  const cancellation = { outcome: 'cancelled', ended } as const;
  const confirmed = {
    status: 'cancelled',
    result: { kind: 'inRefundWindow', openUntil: '2027-12-04', refund: { until: refund.until } },
  };
  expect(opened).toMatchObject({ status: 'ready', preview: { kind: 'trial' } });
  expect(cancelSubscription(opened, cancellationAnswered({ membership: trial, cancellation }))).toEqual(
    confirmed,
  );
  expect(cancelSubscriptionFrom({ userId, membership: trial, ...cancellation })).toEqual(confirmed);
});

test('a plan that goes on in place of the cancelled one is offered to be cancelled', () => {
  const offered = {
    status: 'replaced',
    userId,
    subscriptionId: 'two',
    preview: { kind: 'queued', plan: { kind: 'family' }, startsOn: '2026-12-20' },
  };
  const cancellation = { outcome: 'replaced' } as const;
  expect(
    cancelSubscription(opened, cancellationAnswered({ membership: replaced, cancellation })),
  ).toMatchObject(offered);
  expect(cancelSubscriptionFrom({ userId, membership: replaced, ...cancellation })).toMatchObject(offered);
});

test.each(['trial', 'paid'] as const)('%s without a refund: the confirmation names the last day', (kind) => {
  const ended = { kind, accessUntil: '2026-12-04' };
  expect(cancelSubscriptionFrom({ userId, membership: trial, outcome: 'cancelled', ended })).toEqual({
    status: 'cancelled',
    result: { kind, openUntil: '2026-12-04' },
  });
});

test('the page shows what is possible in place of cancelling, and what was chosen before it failed', () => {
  const alternatives = { pause: { from: '2026-12-04' } };
  const given = { reason: 'other', words: 'Enough.' } as const;
  expect(cancelSubscriptionFrom({ userId, membership: trial, alternatives })).toMatchObject({
    status: 'ready',
    alternatives,
  });
  expect(cancelSubscriptionFrom({ userId, membership: trial, outcome: 'failed', given })).toMatchObject({
    ...{ status: 'failed', alternatives: {}, given },
  });
});

test('access that waits is told of before the press, after it, and where it was cancelled before', () => {
  const access = { from: '2026-12-04', until: '2027-01-03' };
  const queued = {
    ...plan,
    subscriptionId: 'three',
    plan: 'NETFLIX30D',
    kind: 'access',
    period: 'month',
    startsOn: access.from,
    endDate: access.until,
  } as const;
  const membership: Membership = { ...trial, queued };
  const ended = { kind: 'trial', accessUntil: access.from } as const;
  expect(cancelSubscriptionFrom({ userId, membership })).toMatchObject({ status: 'ready', access });
  expect(cancelSubscriptionFrom({ userId, membership, outcome: 'cancelled', ended })).toMatchObject({
    ...{ status: 'cancelled', access },
  });
  const ending: Membership = { ...membership, standing: 'ending', cancellable: false };
  expect(cancelSubscriptionFrom({ userId, membership: ending })).toMatchObject({
    ...{ status: 'alreadyCancelled', access },
  });
});

test('how many people of a family lose their access is kept until it is cancelled', () => {
  const state = cancelSubscriptionFrom({ userId, membership: trial, familyPeople: 4 });
  expect(state).toMatchObject({ status: 'ready', familyPeople: 4 });
  expect(opened).not.toHaveProperty('familyPeople');
});
