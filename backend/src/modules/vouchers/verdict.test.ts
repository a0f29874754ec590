import { expect, test } from 'vitest';
import type { Voucher } from './repository.ts';
import { judgeVoucher, normaliseCode } from './verdict.ts';

const today = '2026-11-20';
const voucher: Voucher = {
  code: 'SLEEP30',
  percentOff: 30,
  months: 12,
  planCodes: ['B2CANNUAL', 'B2C14DANNUAL'],
  zones: null,
  startsOn: null,
  endsOn: null,
  redemptionsAllowed: null,
  redemptions: 0,
};
const judge = (change: Partial<Voucher> | undefined, use = {}) =>
  judgeVoucher('SLEEP30', change && { ...voucher, ...change }, {
    planCode: 'B2CANNUAL',
    zone: 'EU',
    today,
    usedBefore: false,
    ...use,
  });

test('a code is the same however it was typed', () => {
  expect(normaliseCode('  sleep30 ')).toBe('SLEEP30');
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
  expect(judge({}, { usedBefore: true })).toMatchObject({
    reason: 'alreadyUsed',
    next: { step: 'continueWithout' },
  });
});

test('a voucher works through the last day before its end', () => {
  expect(judge({ endsOn: '2026-11-21' })).toMatchObject({ ok: true });
});
