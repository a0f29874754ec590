import { expect, test } from 'vitest';
import { newCancellations } from './cancellations.ts';
import type { FailedPayment } from '../ports.ts';
import type { Subscription } from './repository.ts';

const today = '2026-11-22';

const failure: FailedPayment = { amount: { amount: 1299, currency: 'EUR' } };
const failureOf = () => undefined;

const renewing: Subscription = {
  id: '5c7d1e9a-0f43-4b2c-8e6d-1a9b3c5d7e20',
  userId: 'nora',
  source: 'zuora',
  externalId: 'S-1',
  planCode: 'B2CMONTHLY',
  startsOn: '2026-11-01',
  firstChargeOn: '2026-11-01',
  nextChargeOn: '2026-12-01',
  nextCharge: null,
  afterDiscount: null,
  endsOn: null,
  remindedOn: null,
  discountEndsOn: null,
  discountRemindedOf: null,
  accountNumber: null,
  planSince: null,
  planned: null,
  renewalOff: false,
  pausedFrom: null,
  pausedUntil: null,
  updatedAt: new Date(),
};

/** What is confirmed of a subscription that is told to end on a day. */
function cancelledOf(own: Partial<Subscription>, endsOn: string | null, failure?: FailedPayment) {
  const known = { ...renewing, ...own };
  const facts = { today, failureOf: () => failure };
  return newCancellations([known], [{ ...known, endsOn }], facts).map(({ cancelled }) => cancelled);
}

test.each([
  ['a paid plan', {}, { kind: 'paid', accessUntil: '2026-12-01' }],
  ['free days', { firstChargeOn: '2026-12-01' }, { kind: 'trial', accessUntil: '2026-12-01' }],
  ['a plan that has not begun', { startsOn: '2026-12-01', firstChargeOn: '2026-12-01' }, { kind: 'queued' }],
])('%s is confirmed as what it is', (_what, own, cancelled) => {
  expect(cancelledOf(own, '2026-12-01')).toEqual([cancelled]);
});

test('a plan that ends today, as its pause runs, is confirmed without days that are left', () => {
  expect(cancelledOf({ pausedFrom: '2026-11-01' }, today)).toEqual([{ kind: 'over' }]);
});

test.each([
  ['that renews on', {}, null],
  ['that was known to end', { endsOn: '2026-12-01' }, '2026-12-01'],
  ['that has ended before today', {}, '2026-11-21'],
])('a subscription %s is not confirmed', (_what, own, endsOn) => {
  expect(cancelledOf(own, endsOn)).toEqual([]);
});

test('one that was cancelled, and ends before that since it was not paid, is told to its owner', () => {
  const cancelled = { endsOn: '2026-12-01' };
  expect(cancelledOf(cancelled, today, failure)).toEqual([
    { kind: 'unpaid', accessUntil: today, ...failure },
  ]);
  expect(cancelledOf(cancelled, '2026-12-01', failure)).toEqual([]);
});

test.each([
  ['that ends', '2026-12-01', { kind: 'queued', accessUntil: '2026-12-01' }],
  ['that renews', null, { kind: 'queued' }],
])(
  'a plan cancelled before it began, behind one %s, is confirmed with the access that is left',
  (_what, endsOn, cancelled) => {
    const current = { ...renewing, endsOn };
    const queued = {
      ...renewing,
      id: 'd0000000-0000-4000-8000-000000000008',
      externalId: 'S-2',
      startsOn: '2026-12-01',
      firstChargeOn: '2026-12-01',
    };
    const reported = [current, { ...queued, endsOn: '2026-12-02' }];
    const confirmed = newCancellations([current, queued], reported, { today, failureOf });
    expect(confirmed.map((each) => each.cancelled)).toEqual([cancelled]);
  },
);

test.each([
  ['that is held, is not confirmed', {}, []],
  [
    'that was called off, is confirmed',
    { endsOn: '2026-12-01' },
    [{ kind: 'paid', accessUntil: '2026-12-01' }],
  ],
])('one that ends on the first day of a family plan %s', (_what, family, cancelled) => {
  const next = { ...renewing, id: 's-2', externalId: 'S-2', startsOn: '2026-12-01' };
  const reported = [
    { ...renewing, endsOn: '2026-12-01' },
    { ...next, ...family },
  ];
  const confirmed = newCancellations([renewing], reported, { today, failureOf });
  expect(confirmed.map((each) => each.cancelled)).toEqual(cancelled);
});

test('a subscription that was not known is not confirmed', () => {
  expect(newCancellations([], [{ ...renewing, endsOn: '2026-12-01' }], { today, failureOf })).toEqual([]);
});

test.each([
  ['today', '2026-11-22'],
  ['before today', '2026-11-21'],
])('a subscription that ended %s after its last charge failed is told as not paid', (_when, endsOn) => {
  expect(cancelledOf({}, endsOn, failure)).toEqual([{ kind: 'unpaid', accessUntil: endsOn, ...failure }]);
});
