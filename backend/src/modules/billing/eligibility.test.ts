import { expect, test } from 'vitest';
import { renewingAnnual as annual } from '../../testing/held-subscriptions.ts';
import { judgeEligibility, standingOf, type Applicant, type UserSubscription } from './eligibility.ts';

const today = '2026-11-20';
const ending: UserSubscription = {
  ...annual,
  planCode: 'B2CMONTHLY',
  nextChargeOn: null,
  endsOn: '2026-12-02',
};
const queued: UserSubscription = { ...annual, startsOn: '2026-12-02', nextChargeOn: '2026-12-02' };
const lapsed: UserSubscription = { ...ending, endsOn: '2026-06-02' };
const judge = (subscriptions: UserSubscription[], change: Partial<Applicant> = {}) =>
  judgeEligibility({
    subscriptions,
    today,
    plan: undefined,
    upgrade: false,
    later: false,
    paymentDue: false,
    paymentMethodExpired: false,
    voucherUsedBefore: false,
    ...change,
  });

test('who never had anything may buy from today, with free days', () => {
  expect(judge([])).toMatchObject({ ok: true, startsOn: today, mayHaveFreeDays: true });
});

test('who had something once may buy again, without free days', () => {
  expect(judge([lapsed])).toMatchObject({ ok: true, startsOn: today, mayHaveFreeDays: false });
});

test('a subscriber whose subscription renews is one already', () => {
  expect(judge([annual])).toEqual({
    ...{ ok: false, code: 'ALREADY_SUBSCRIBER', renewalDate: '2027-08-12' },
    renewing: annual,
  });
});

test('an ending subscription may be followed by one that begins when it ends', () => {
  expect(judge([ending])).toMatchObject({ ok: true, startsOn: '2026-12-02', mayHaveFreeDays: false });
});

test('only one subscription may wait', () => {
  expect(judge([ending, queued])).toMatchObject({ ok: false, code: 'SUBSCRIPTION_ALREADY_QUEUED' });
});

const access: UserSubscription = {
  ...{ ...queued, id: 'two', externalId: 'S-two', planCode: 'GIFTACCESS' },
  ...{ nextChargeOn: null, nextCharge: null, endsOn: '2027-12-02' },
};

test('where access waits and nothing runs, since money was given back, a plan may be bought that begins today', () => {
  const givenBack = { ...annual, endsOn: annual.startsOn, nextChargeOn: null };
  for (const plan of [undefined, 'B2CMONTHLY', 'B2CFAMILYA2022'] as const) {
    const judged = judge([givenBack, access], { plan });
    expect(judged).toMatchObject({ ok: true, startsOn: today, mayHaveFreeDays: false, upgradeable: false });
    expect(judged).not.toHaveProperty('replaces');
  }
});

test.each([
  ['a plan that is charged waits', [lapsed, queued], {}],
  ['a plan runs before the access', [ending, access], {}],
  ['a plan that renews runs beside it', [annual, access], { plan: 'B2CMONTHLY', later: true }],
  ['the wish is more access', [lapsed, access], { plan: 'NETFLIX30D' }],
] as const)('nothing more may be lined up where %s', (_what, subscriptions, wish) => {
  expect(judge([...subscriptions], wish)).toMatchObject({ ok: false, code: 'SUBSCRIPTION_ALREADY_QUEUED' });
});

test('of a plan and access that both end, the last one is followed', () => {
  const begun = { ...access, startsOn: '2026-11-01' };
  for (const held of [
    [ending, begun],
    [begun, ending],
  ]) {
    expect(judge(held)).toMatchObject({ ok: true, startsOn: '2027-12-02', current: begun });
  }
});

test('nothing can follow a subscription that another company bills', () => {
  expect(judge([{ ...ending, source: 'itunes' }])).toMatchObject({
    ok: false,
    code: 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION',
    renewalDate: '2026-12-02',
  });
});

/** What may be bought in the place of the annual plan, from the day that it is paid until. */
const annualReplaced = {
  ok: true,
  startsOn: '2027-08-12',
  mayHaveFreeDays: false,
  upgradeable: true,
  current: annual,
  replaces: annual,
};
const toFamily = { plan: 'B2CFAMILYA2022', upgrade: true } as const;

test('an upgrade replaces a plan of ours by a family plan, from the day it is paid until', () => {
  expect(judge([annual], toFamily)).toEqual(annualReplaced);
});

test('an upgrade on the day of a charge that is still to come begins today', () => {
  const overdue = { ...annual, nextChargeOn: '2026-11-18' };
  expect(judge([overdue], toFamily)).toMatchObject({ ok: true, startsOn: today });
});

test.each([
  ['no subscription', [], toFamily],
  ['one that ends', [ending], toFamily],
  ['a family plan', [{ ...annual, planCode: 'B2CFAMILYA' as const }], toFamily],
  ['a plan that another company bills', [{ ...annual, source: 'itunes' as const }], toFamily],
  ['a plan for one person as the wish', [annual], { ...toFamily, plan: 'B2CMONTHLY' as const }],
  ['no family plan on sale', [annual], { ...toFamily, plan: undefined }],
])('an upgrade is refused with %s', (_what, subscriptions, wish) => {
  expect(judge(subscriptions, wish)).toMatchObject({ ok: false, code: 'CANNOT_UPGRADE' });
});

test('an upgrade is refused while a charge of the present plan is open, without a day of its renewal', () => {
  const owing = judge([{ ...annual, nextChargeOn: '2026-11-18' }], { ...toFamily, paymentDue: true });
  expect(owing).toEqual({ ok: false, code: 'CANNOT_UPGRADE' });
});

test('an upgrade cannot wait beside a plan that waits already', () => {
  expect(judge([annual, queued], toFamily)).toMatchObject({
    ok: false,
    code: 'SUBSCRIPTION_ALREADY_QUEUED',
  });
});

const monthlyLater = { plan: 'B2CMONTHLY', later: true } as const;

test('another plan that is wanted for later replaces one that renews, from the day it is paid until', () => {
  expect(judge([annual], monthlyLater)).toEqual(annualReplaced);
  const family = { ...annual, planCode: 'B2CFAMILYA2022' as const };
  expect(judge([family], { plan: 'B2C14DANNUAL', later: true })).toMatchObject({
    ok: true,
    mayHaveFreeDays: false,
    replaces: family,
  });
});

test('access follows any plan that renews and is paid for, also one that is paid as often as its own', () => {
  for (const plan of ['NETFLIX30D', 'HSTEAMACCESS', 'GIFTACCESS', 'GIFTFAMILYACCESS'] as const) {
    expect(judge([annual], { plan, later: true })).toEqual(annualReplaced);
    const monthly = { ...annual, planCode: 'B2CMONTHLY' as const };
    expect(judge([monthly], { plan, later: true })).toMatchObject({ ok: true, replaces: monthly });
  }
});

test.each([
  ['the plan that is held', [annual], { ...monthlyLater, plan: 'B2CANNUAL' as const }],
  ['the plan that is held, with free days', [annual], { ...monthlyLater, plan: 'B2C14DANNUAL' as const }],
  ['no plan', [annual], { ...monthlyLater, plan: undefined }],
  ['one that another company bills', [{ ...annual, source: 'itunes' as const }], monthlyLater],
  ['a pause', [{ ...annual, pausedFrom: '2027-08-12' }], monthlyLater],
  ['a payment that is due', [annual], { ...monthlyLater, paymentDue: true }],
  ['a charge that is still to come today', [{ ...annual, nextChargeOn: today }], monthlyLater],
  ['a next charge that is not known', [{ ...annual, nextChargeOn: null }], monthlyLater],
])('a plan for later is refused with %s', (_what, subscriptions, wish) => {
  expect(judge(subscriptions, wish)).toMatchObject({ ok: false, code: 'ALREADY_SUBSCRIBER' });
});

test('a plan for later cannot wait beside a plan that waits already', () => {
  expect(judge([annual, queued], monthlyLater)).toMatchObject({
    ok: false,
    code: 'SUBSCRIPTION_ALREADY_QUEUED',
  });
});

test('without a plan that renews, wanted for later changes nothing', () => {
  expect(judge([], monthlyLater)).toEqual(judge([]));
  expect(judge([ending], monthlyLater)).toEqual(judge([ending]));
});

test('an offer that was taken before, and a card that ran out, stand in the way', () => {
  expect(judge([lapsed], { voucherUsedBefore: true })).toEqual({ ok: false, code: 'CANNOT_SUBSCRIBE' });
  expect(judge([lapsed], { paymentMethodExpired: true })).toEqual({
    ok: false,
    code: 'DEFAULT_PAYMENT_METHOD_EXPIRED',
  });
});

test('a subscription is over from the day it ends on', () => {
  expect(standingOf(ending, '2026-12-01')).toBe('ending');
  expect(standingOf(ending, '2026-12-02')).toBe('over');
});

test('a subscription that was called off before it began makes room for another one', () => {
  const calledOff = { ...annual, startsOn: '2026-12-02', endsOn: '2026-12-02', nextChargeOn: null };
  expect(standingOf(calledOff, '2026-11-20')).toBe('over');
});
