import { expect, test } from 'vitest';
import type { Voucher } from './voucher.ts';
import { findVoucher, judgeVoucher, normaliseCode } from './verdict.ts';

const today = '2026-11-20';
const voucher: Voucher = {
  code: 'SLEEP30',
  gives: { kind: 'discount', percentOff: 30, months: 12 },
  planCodes: ['B2CANNUAL', 'B2C14DANNUAL'],
  zones: null,
  startsOn: null,
  endsOn: null,
  newMembersOnly: false,
  studentsOnly: false,
  redemptionsAllowed: null,
  redemptions: 0,
};
const access = { kind: 'access', plan: 'NETFLIX30D', length: { count: 30, unit: 'day' } } as const;
const use = { zone: 'EU', today, redeemedAt: undefined, newMember: true, student: false };
const judge = (change: Partial<Voucher> | undefined, changedUse = {}) =>
  judgeVoucher('SLEEP30', change && { ...voucher, ...change }, {
    ...use,
    planCode: 'B2CANNUAL',
    ...changedUse,
  });
const find = (change: Partial<Voucher>, changedUse = {}) =>
  findVoucher('SLEEP30', { ...voucher, ...change }, { ...use, ...changedUse });

test.each(['  quiet7k2m94qd ', 'QUIET 7K2M 94QD', 'quiet-7k2m-94qd', 'Quiet – 7K2M – 94QD'])(
  'a code is the same however it was typed: %j',
  (typed) => {
    expect(normaliseCode(typed)).toBe('QUIET7K2M94QD');
  },
);

test('nothing is cut off a code that is too long', () => {
  expect(normaliseCode('a'.repeat(41))).toBe('A'.repeat(41));
});

test('a voucher that fits tells how much it takes off, and for how long', () => {
  expect(judge({})).toEqual({ ok: true, code: 'SLEEP30', percentOff: 30, months: 12 });
});

test('each refusal says why, and what to do next', () => {
  expect(judge(undefined)).toMatchObject({ reason: 'notFound', next: { step: 'checkSpelling' } });
  expect(judge({ endsOn: today })).toMatchObject({ reason: 'expired', next: { step: 'continueWithout' } });
  expect(judge({ startsOn: '2027-01-01' })).toMatchObject({
    reason: 'notYet',
    next: { step: 'comeBack', from: '2027-01-01' },
  });
  expect(judge({ redemptionsAllowed: 5, redemptions: 5 })).toMatchObject({ reason: 'soldOut' });
  expect(judge({}, { planCode: 'B2CMONTHLY' })).toMatchObject({
    reason: 'notForPlan',
    next: { step: 'choosePlan', plans: ['B2CANNUAL', 'B2C14DANNUAL'] },
  });
  expect(judge({ zones: ['US'] })).toMatchObject({ reason: 'notForZone', next: { step: 'continueWithout' } });
  expect(judge({}, { redeemedAt: new Date() })).toMatchObject({
    reason: 'alreadyUsed',
    next: { step: 'continueWithout' },
  });
  expect(judge({ gives: access })).toMatchObject({ reason: 'opensAccess', next: { step: 'redeem' } });
});

test('a voucher works through the last day before its end', () => {
  expect(judge({ endsOn: '2026-11-21' })).toMatchObject({ ok: true });
});

test('a voucher for new members is refused to those who had a subscription', () => {
  expect(judge({ newMembersOnly: true })).toMatchObject({ ok: true });
  expect(judge({ newMembersOnly: true }, { newMember: false })).toMatchObject({
    reason: 'newMembersOnly',
    next: { step: 'continueWithout' },
  });
});

test('what a person redeemed is told to them, also once it is over for others', () => {
  const redeemedAt = new Date('2026-03-02T12:00:00Z');
  expect(find({ gives: access, endsOn: '2026-06-01' }, { redeemedAt })).toEqual({
    ...{ ok: false, code: 'SLEEP30', reason: 'alreadyUsed' },
    gives: access,
    redeemedAt,
  });
});

test('what a voucher gives is found without a plan', () => {
  expect(find({})).toEqual({ ok: true, code: 'SLEEP30', gives: voucher.gives });
  expect(find({ startsOn: '2027-01-01' })).toMatchObject({ reason: 'notYet', from: '2027-01-01' });
});

test('a voucher for students is for those who are verified, and says what to do first', () => {
  expect(judge({ studentsOnly: true }, { student: true })).toMatchObject({ ok: true });
  expect(judge({ studentsOnly: true })).toMatchObject({ reason: 'studentsOnly', next: { step: 'verify' } });
  expect(find({ studentsOnly: true })).toMatchObject({ ok: false, reason: 'studentsOnly' });
});
