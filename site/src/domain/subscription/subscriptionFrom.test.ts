import { describe, expect, test } from 'vitest';
import {
  cancellationFrom,
  confirmationFrom,
  subscriptionFrom,
  type Membership,
  type SubscriptionSurroundings,
} from './subscriptionFrom.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const afterTheWindow: Membership = {
  status: 'ACTIVE',
  standing: 'renewing',
  current: {
    subscriptionId: 'one',
    number: 'A-S1',
    source: 'zuora',
    plan: 'B2CANNUAL',
    kind: 'annual',
    period: 'year',
    family: false,
    startsOn: '2026-11-20',
    nextCharge: { date: '2027-11-20', amount: euros(6999) },
  },
  timeline: [
    { date: '2026-11-20', kind: 'start' },
    { date: '2026-11-20', kind: 'payment', amount: euros(6999) },
    { date: '2027-11-20', kind: 'renewal', amount: euros(6999) },
  ],
  cancellable: true,
};

const annual: Membership = { ...afterTheWindow, refundUntil: '2026-12-20', refundDays: 30 };

const trial: Membership = {
  ...annual,
  standing: 'trial',
  timeline: [
    { date: '2026-11-20', kind: 'start' },
    { date: '2026-12-01', kind: 'reminder' },
    { date: '2026-12-04', kind: 'charge', amount: euros(6999) },
  ],
  current: { ...held(annual), nextCharge: { date: '2026-12-04', amount: euros(6999) } },
  refundUntil: '2027-01-03',
};

const ending: Membership = {
  ...annual,
  standing: 'ending',
  cancellable: false,
  current: { ...held(annual), endDate: '2026-12-02' },
};

const queued: Membership = {
  ...ending,
  queued: { ...held(annual), subscriptionId: 'two', number: 'A-S2', startsOn: '2026-12-02' },
};

function held({ current }: Membership) {
  if (current === undefined) throw new Error('Nothing is held');
  return current;
}

const surroundings: SubscriptionSurroundings = {
  today: '2026-11-30',
  trialDays: 14,
  userId: 'b7f1',
  account: { taxMode: 'included' },
  history: { accounts: [], subscriptions: [], payments: [], refunds: [] },
};
const state = (membership: Membership, account: Partial<SubscriptionSurroundings['account']> = {}) =>
  subscriptionFrom(membership, { ...surroundings, account: { ...surroundings.account, ...account } });

test('the plan and the next one have their numbers', () => {
  expect(state(queued)).toMatchObject({ number: 'A-S1', queued: { number: 'A-S2' } });
});

test('counts the free days that are left, today included', () => {
  expect(state(trial)).toMatchObject({ status: 'trial', days: 14, daysLeft: 4, reminder: '2026-12-01' });
});

test('says what it is charged to', () => {
  const paidWith = { method: 'card', brand: 'Visa', last4: '4242' } as const;
  expect(state(annual, { paidWith })).toMatchObject({ status: 'active', paidWith });
  expect(state(annual, { paidWith, cardValidUntil: '2029-08' })).toMatchObject({
    paidWith: { ...paidWith, validUntil: '2029-08' },
  });
  const paypal = { method: 'paypal' } as const;
  expect(state(annual, { paidWith: paypal, cardValidUntil: '2029-08' })).toMatchObject({ paidWith: paypal });
});

test('a charge that did not go through is told before anything else', () => {
  const due = { due: euros(6999), failedOn: '2026-11-20', nextTryOn: '2026-11-23' };
  expect(state(annual, due)).toMatchObject({
    status: 'paymentDue',
    paymentDue: { amount: euros(6999), nextTryOn: '2026-11-23' },
    failedOn: '2026-11-20',
  });
});

test('promises no money back for free days that were cancelled before anything was charged', () => {
  expect(state({ ...ending, timeline: trial.timeline })).not.toHaveProperty('refund');
  expect(state(ending)).toHaveProperty('refund.until', '2026-12-20');
});

test('a next plan brings its own refund period', () => {
  const next = { ...held(annual), startsOn: '2026-12-02', nextCharge: { date: '2026-12-02' } };
  const refund = { refundUntil: '2027-01-01', refundDays: 30 };
  expect(state({ ...ending, queued: { ...next, ...refund } })).toMatchObject({
    queued: { first: { date: '2026-12-02' }, refund: { days: 30, until: '2027-01-01' } },
  });
  expect(state({ ...ending, queued: next })).not.toHaveProperty('queued.refund');
});

test('shows a subscription of an app store as one that is looked after there', () => {
  expect(state({ ...ending, current: { ...held(ending), source: 'itunes' } })).toEqual({
    ...{ status: 'otherSource', store: 'itunes', today: '2026-11-30', ends: true },
    plan: { kind: 'annual', period: 'year' },
    period: { from: '2026-11-20', until: '2026-12-02' },
    history: { status: 'empty' },
  });
});

test('the price is that after a discount, of the next charge or, once cancelled, what was paid', () => {
  expect(state(annual)).toMatchObject({ price: { mode: 'included', amount: euros(6999) } });
  const afterDiscount = { date: '2028-11-20', amount: euros(9999) };
  const taxed = state({ ...annual, current: { ...held(annual), afterDiscount } }, { taxMode: 'added' });
  expect(taxed).toMatchObject({ price: { mode: 'added', amount: euros(9999) } });
  expect(state(ending)).toMatchObject({ price: { amount: euros(6999) } });
  const current = { ...held(annual), nextCharge: { date: '2027-11-20' } };
  expect(state({ ...annual, current, timeline: [] })).not.toHaveProperty('price');
});

test('credit is told beside what is charged, and is no part of the price', () => {
  const charge = { date: '2027-11-20', amount: euros(6415), credit: euros(584) };
  const told = state({ ...annual, current: { ...held(annual), nextCharge: charge } });
  expect(told).toMatchObject({ next: charge, price: { amount: euros(6999) } });
  const planned = { plan: 'B2CMONTHLY', kind: 'monthly', period: 'month', startsOn: '2027-11-20' } as const;
  expect(state({ ...annual, planned: { ...planned, amount: euros(0), credit: euros(1299) } })).toMatchObject({
    planned: { first: { date: '2027-11-20', amount: euros(0), credit: euros(1299) } },
  });
});

test('the period is what one payment covers, and no longer than the plan has been held', () => {
  expect(state(annual)).toMatchObject({ period: { from: '2026-11-20', until: '2027-11-20' } });
  expect(state(trial)).toMatchObject({ period: { from: '2026-11-20', until: '2026-12-04' } });
  const monthly = { ...held(annual), period: 'month' as const, startsOn: '2026-01-31' };
  expect(state({ ...annual, current: { ...monthly, nextCharge: { date: '2026-12-31' } } })).toMatchObject({
    period: { from: '2026-11-30', until: '2026-12-31' },
  });
});

test('cancels what renews: with the money back while there is time, without afterwards', () => {
  expect(cancellationFrom(annual)).toMatchObject({
    subscriptionId: 'one',
    preview: {
      kind: 'inRefundWindow',
      openUntil: '2027-11-20',
      refund: { until: '2026-12-20' },
    },
  });
  expect(cancellationFrom(afterTheWindow)).toMatchObject({
    preview: { kind: 'paid', openUntil: '2027-11-20' },
  });
});

test('promises no money back for a plan whose first charge failed', () => {
  const timeline = annual.timeline.filter(({ kind }) => kind !== 'payment');
  expect(cancellationFrom({ ...annual, timeline })).toMatchObject({ preview: { kind: 'paid' } });
});

test('cancels free days, and a next plan that has not begun', () => {
  expect(cancellationFrom(trial)).toMatchObject({ preview: { kind: 'trial', openUntil: '2026-12-04' } });
  expect(cancellationFrom(queued)).toMatchObject({
    subscriptionId: 'two',
    preview: { kind: 'queued', startsOn: '2026-12-02', openUntil: '2026-12-02' },
  });
});

test('cancels a plan whose pause runs, and promises no days of it', () => {
  const paused: Membership = {
    ...afterTheWindow,
    standing: 'paused',
    pause: { from: '2026-11-05', until: '2027-01-05' },
  };
  expect(cancellationFrom(paused)).toMatchObject({
    preview: { kind: 'paused', plan: { kind: 'annual', period: 'year' } },
  });
  expect(confirmationFrom({ kind: 'over' })).toEqual({ kind: 'over' });
});

test('what was cancelled before is not cancelled again', () => {
  expect(cancellationFrom(ending)).toEqual({ status: 'alreadyCancelled', openUntil: '2026-12-02' });
});

test('access that a voucher opened ends by itself: there is nothing to cancel, now or next', () => {
  const access = { ...held(annual), kind: 'access', plan: 'NETFLIX30D', period: 'month' } as const;
  expect(cancellationFrom({ ...ending, current: access })).toBeUndefined();
  expect(cancellationFrom({ ...ending, queued: access })).toEqual({
    status: 'alreadyCancelled',
    openUntil: '2026-12-02',
  });
});

test('a discount’s end is kept with the renewals around it', () => {
  const afterDiscount = { date: '2028-11-20', amount: euros(6999) };
  const timeline = [...annual.timeline, { kind: 'renewal' as const, ...afterDiscount }];
  const current = { ...held(annual), afterDiscount };
  expect(state({ ...annual, current, timeline })).toMatchObject({
    status: 'active',
    afterDiscount,
    timeline,
  });
  expect(state(annual)).not.toHaveProperty('afterDiscount');
});

test('a pause is a period of its own while it runs, and waits before', () => {
  const pause = { from: '2027-11-20', until: '2028-01-20' };
  const planned: Membership = {
    ...afterTheWindow,
    pause,
    current: { ...held(annual), nextCharge: { date: '2028-01-20', amount: euros(6999) } },
  };
  expect(state(planned)).toMatchObject({
    status: 'active',
    pause,
    period: { from: '2026-11-20', until: '2027-11-20' },
  });
  expect(state({ ...planned, status: 'PAUSED', standing: 'paused' })).toMatchObject({
    status: 'paused',
    pause,
    period: pause,
  });
});

test('a planned plan is told with its day and its sum', () => {
  const planned = {
    plan: 'B2CMONTHLY',
    kind: 'monthly',
    period: 'month',
    startsOn: '2027-11-20',
    amount: euros(1299),
  } as const;
  expect(state({ ...afterTheWindow, planned })).toMatchObject({
    planned: {
      plan: { kind: 'monthly', period: 'month' },
      first: { date: '2027-11-20', amount: euros(1299) },
    },
  });
});

test('access that a gift opened is called a gift, now, next and among earlier plans', () => {
  const plan = { ...held(ending), plan: 'GIFTACCESS', kind: 'access', period: 'month' } as const;
  const gift = { kind: 'access', period: 'month', gift: true };
  expect(state({ ...ending, current: plan })).toMatchObject({ status: 'ending', plan: gift });
  expect(state({ ...ending, queued: { ...plan, startsOn: '2026-12-02' } })).toMatchObject({
    queued: { plan: gift },
  });
  const subscriptions = [{ ...plan, startsOn: '2026-10-01', endDate: '2026-11-01' }];
  const history = { ...surroundings.history, subscriptions } as SubscriptionSurroundings['history'];
  expect(subscriptionFrom(ending, { ...surroundings, history })).toMatchObject({
    history: { earlier: [{ plan: 'gift' }] },
  });
});

test('access that a voucher opened for a year is shown as one whole, from its first day', () => {
  const access = { ...held(ending), plan: 'HSTEAMACCESS', kind: 'access', period: 'month' } as const;
  const days = { startsOn: '2026-11-20', endDate: '2027-11-20' };
  expect(state({ ...ending, current: { ...access, ...days } })).toMatchObject({
    period: { from: days.startsOn, until: days.endDate },
  });
});

test('without a plan of their own, people see which organisation pays for them', () => {
  const none: Membership = { status: 'NONE', standing: 'none', timeline: [], cancellable: false };
  const paid = { ...surroundings, employer: 'Acorn' };
  expect(subscriptionFrom(none, paid)).toMatchObject({ status: 'none', employer: 'Acorn' });
  expect(subscriptionFrom({ ...annual, standing: 'over' }, paid)).toMatchObject({ employer: 'Acorn' });
  expect(subscriptionFrom(annual, paid)).not.toHaveProperty('employer');
});

test('without a plan of their own, people see whose family plan they have access by', () => {
  const none: Membership = { status: 'NONE', standing: 'none', timeline: [], cancellable: false };
  const family = { ownerName: 'Uma' };
  expect(subscriptionFrom(none, { ...surroundings, family })).toMatchObject({ status: 'none', family });
  expect(subscriptionFrom(none, { ...surroundings, family, employer: 'Acorn' })).not.toHaveProperty('family');
  expect(subscriptionFrom(annual, { ...surroundings, family })).not.toHaveProperty('family');
});

describe('a plan that has not begun', () => {
  const next = queued.queued && {
    ...queued.queued,
    ...{ kind: 'monthly' as const, plan: 'B2CMONTHLY' as const, period: 'month' as const },
    nextCharge: { date: '2026-12-02', amount: euros(1299) },
  };
  const shown = {
    number: 'A-S2',
    plan: { kind: 'monthly', period: 'month' },
    first: { date: '2026-12-02', amount: euros(1299) },
  };
  if (next === undefined) throw new Error('Nothing is queued');

  test.each(['over', 'none'] as const)('is shown where nothing runs: %s', (standing) => {
    const over: Membership = { status: 'EXPIRED', standing, timeline: [], cancellable: false, queued: next };
    const paidWith = { method: 'paypal' } as const;
    expect(subscriptionFrom(over, { ...surroundings, employer: 'Acorn' })).toMatchObject({
      employer: 'Acorn',
    });
    expect(state(over, { paidWith })).toEqual({
      status: 'waiting',
      userId: 'b7f1',
      today: '2026-11-30',
      queued: shown,
      paidWith,
      history: { status: 'empty' },
    });
    expect(cancellationFrom(over)).toMatchObject({ subscriptionId: 'two', preview: { kind: 'queued' } });
  });

  test.each<[string, Membership, object]>([
    ['trial', trial, {}],
    ['active', annual, {}],
    ['paymentDue', annual, { due: euros(6999) }],
    ['paused', { ...annual, standing: 'paused', pause: { from: '2026-11-20' } }, {}],
    ['ending', ending, {}],
    ['otherSource', { ...annual, current: { ...held(annual), source: 'itunes' } }, {}],
  ])('is shown beside what runs: %s', (status, membership, account) => {
    expect(state({ ...membership, queued: next }, account)).toMatchObject({ status, queued: shown });
    expect(state(membership, account)).not.toHaveProperty('queued');
  });
});
