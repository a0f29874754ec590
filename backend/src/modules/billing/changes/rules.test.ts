import { describe, expect, test } from 'vitest';
import type { BillingAccount } from '../members/refreshing.ts';
import type { Payment, Subscription } from '../members/repository.ts';
import { judgeChange } from './rules.ts';
import { account, monthly, today } from '../../../testing/sample-member.ts';
import type { StudentTerms } from '../ports.ts';
import type { ChangeWish } from './wish.ts';

const annual: Partial<Subscription> = { planCode: 'B2CANNUAL', nextChargeOn: '2027-11-02' };
const trial: Partial<Subscription> = { planCode: 'B2C14DANNUAL', firstChargeOn: '2026-12-01' };
const ending: Partial<Subscription> = { endsOn: '2026-12-02', renewalOff: true, nextChargeOn: null };
const queued: Subscription = { ...monthly, id: 's-2', externalId: 'S-2', startsOn: '2026-12-02' };
const planned = { planned: { plan: 'B2CMONTHLY', startsOn: '2027-11-02' } } as const;

interface Surroundings {
  others?: Subscription[];
  payments?: Payment[];
  of?: Partial<BillingAccount>;
  studentTerms?: StudentTerms | undefined;
}

function judge(
  wish: ChangeWish,
  held: Partial<Subscription> = {},
  { others = [], payments = [], of = {}, studentTerms }: Surroundings = {},
) {
  const judged = judgeChange(wish, {
    subscriptions: [{ ...monthly, ...held }, ...others],
    payments,
    accounts: [{ ...account, ...of }],
    today,
    studentTerms,
    soldPlans: {
      isSold: (code): code is 'B2CMONTHLY' => ['B2CMONTHLY', 'B2C14DANNUAL', 'B2CFAMILYA2022'].includes(code),
    },
  });
  return judged.ok ? judged.change : judged.refusal.error.code;
}

const to = (plan: 'B2CMONTHLY' | 'B2C14DANNUAL' | 'B2CFAMILYA2022' | 'WBFAMILYA'): ChangeWish => ({
  kind: 'changePlan',
  plan,
});

describe('another plan', () => {
  test.each([
    ['longer', to('B2C14DANNUAL'), {}, 'now', today],
    ['as long and dearer', to('B2CFAMILYA2022'), annual, 'now', today],
    ['shorter', to('B2CMONTHLY'), annual, 'periodEnd', '2027-11-02'],
    [
      'as long and cheaper',
      to('B2C14DANNUAL'),
      { ...annual, planCode: 'B2CFAMILYA2022' },
      'periodEnd',
      '2027-11-02',
    ],
    ['during free days', to('B2CMONTHLY'), trial, 'firstCharge', '2026-12-01'],
  ] as const)('that is %s', (_what, wish, held, start, startsOn) => {
    expect(judge(wish, held)).toMatchObject({ kind: 'changePlan', start, startsOn });
  });

  test('has no free days', () => {
    expect(judge(to('B2C14DANNUAL'))).toMatchObject({ to: 'B2CANNUAL' });
  });

  test.each<[string, ChangeWish, Partial<Subscription>, Surroundings, string]>([
    ['that is not sold', to('WBFAMILYA'), {}, {}, 'PLAN_NOT_SOLD'],
    ['that is the same', to('B2CMONTHLY'), {}, {}, 'SAME_PLAN'],
    ['that is the same but for its free days', to('B2C14DANNUAL'), trial, {}, 'SAME_PLAN'],
    ['without a renewal', to('B2C14DANNUAL'), ending, {}, 'RENEWAL_IS_OFF'],
    [
      'after a cancellation',
      to('B2C14DANNUAL'),
      { ...ending, renewalOff: false },
      {},
      'SUBSCRIPTION_CANCELLED',
    ],
    ['with another one queued', to('B2C14DANNUAL'), ending, { others: [queued] }, 'PLAN_QUEUED'],
    ['with a pause to come', to('B2C14DANNUAL'), { pausedFrom: '2026-12-02' }, {}, 'PAUSE_PLANNED'],
    [
      'with a debt',
      to('B2C14DANNUAL'),
      {},
      { of: { due: { amount: 1299, currency: 'EUR' } } },
      'PAYMENT_DUE',
    ],
    [
      'with an expired card',
      to('B2C14DANNUAL'),
      {},
      { of: { paymentMethodExpired: true } },
      'PAYMENT_METHOD_EXPIRED',
    ],
    ['of an unknown plan', to('B2C14DANNUAL'), { planCode: 'UNKNOWN' }, {}, 'PLAN_NOT_CHANGEABLE'],
    ['that an app store bills', to('B2C14DANNUAL'), { source: 'itunes' }, {}, 'CHANGED_ELSEWHERE'],
    ['of nothing', to('B2C14DANNUAL'), { endsOn: '2026-11-20' }, {}, 'NOTHING_TO_CHANGE'],
    [
      'of a plan that waits',
      to('B2C14DANNUAL'),
      { endsOn: '2026-11-20' },
      { others: [queued] },
      'PLAN_WAITS',
    ],
  ])('%s is refused', (_what, wish, held, more, code) => {
    expect(judge(wish, held, more)).toBe(code);
  });

  test('a later one does not need a card that is good today', () => {
    expect(judge(to('B2CMONTHLY'), annual, { of: { paymentMethodExpired: true } })).toMatchObject({
      start: 'periodEnd',
    });
  });
});

test.each([
  ['a planned plan is withdrawn', { kind: 'keepPlan' }, planned, { kind: 'keepPlan', planned: 'B2CMONTHLY' }],
  ['nothing is planned', { kind: 'keepPlan' }, {}, 'NOTHING_PLANNED'],
  ['renewal is switched off', { kind: 'renewOff' }, {}, { kind: 'renewOff', plan: 'B2CMONTHLY' }],
  [
    'what is planned goes with it',
    { kind: 'renewOff' },
    planned,
    { kind: 'renewOff', planned: 'B2CMONTHLY' },
  ],
  [
    'so does a pause',
    { kind: 'renewOff' },
    { pausedFrom: '2026-12-02' },
    { kind: 'renewOff', pausePlanned: true },
  ],
  ['a running pause ends with it', { kind: 'renewOff' }, { pausedFrom: today }, { kind: 'endPaused' }],
  ['free days are cancelled instead', { kind: 'renewOff' }, trial, 'FREE_DAYS'],
  ['renewal is switched on', { kind: 'renewOn' }, ending, { kind: 'renewOn' }],
  ['it is on already', { kind: 'renewOn' }, {}, 'RENEWAL_IS_ON'],
  ['access never renews', { kind: 'renewOn' }, { ...ending, planCode: 'HSTEAMACCESS' }, 'NEVER_RENEWS'],
  ['nor does a gift', { kind: 'renewOn' }, { ...ending, planCode: 'GIFTFAMILYACCESS' }, 'NEVER_RENEWS'],
  ['it is not paused', { kind: 'pause', months: 1 }, { ...ending, planCode: 'NETFLIX30D' }, 'NEVER_RENEWS'],
  [
    'a cancelled one stays so',
    { kind: 'renewOn' },
    { ...ending, renewalOff: false },
    'SUBSCRIPTION_CANCELLED',
  ],
  ['a pause', { kind: 'pause', months: 2 }, {}, { kind: 'pause', until: '2027-02-02' }],
  [
    'a pause keeps the billing day',
    { kind: 'pause', months: 1 },
    { firstChargeOn: '2026-10-31', planSince: '2026-10-31', nextChargeOn: '2026-11-30' },
    { kind: 'pause', until: '2026-12-31' },
  ],
  ['no pause in free days', { kind: 'pause', months: 2 }, trial, 'FREE_DAYS'],
  [
    'no pause before another plan',
    { kind: 'pause', months: 2 },
    { ...annual, ...planned },
    'PLAN_CHANGE_PLANNED',
  ],
  ['no second pause', { kind: 'pause', months: 1 }, { pausedFrom: today }, 'PAUSE_PLANNED'],
  ['a pause is undone', { kind: 'undoPause' }, { pausedFrom: '2026-12-02' }, { kind: 'undoPause' }],
  ['not once it runs', { kind: 'undoPause' }, { pausedFrom: today }, 'NOTHING_PLANNED'],
  ['a pause is ended', { kind: 'resume' }, { pausedFrom: today }, { kind: 'resume' }],
  ['not before it begins', { kind: 'resume' }, { pausedFrom: '2026-12-02' }, 'NOT_PAUSED'],
] as const)('%s', (_what, wish, held, outcome) => {
  if (typeof outcome === 'string') expect(judge(wish, held)).toBe(outcome);
  else expect(judge(wish, held)).toMatchObject(outcome);
});

test('access begins whatever becomes of the plan, and stands in the way of nothing', () => {
  const access = { ...queued, planCode: 'GIFTACCESS', endsOn: '2028-08-12' } as const;
  const others = [{ ...access, startsOn: '2027-08-12' }];
  expect(judge(to('B2C14DANNUAL'), {}, { others })).toMatchObject({ kind: 'changePlan' });
  expect(judge({ kind: 'pause', months: 1 }, {}, { others })).toHaveProperty('kind', 'pause');
  // Also where it begins on the very day that the plan ends.
  expect(judge({ kind: 'renewOn' }, ending, { others: [access] })).toEqual({ kind: 'renewOn' });
  expect(judge(to('B2C14DANNUAL'), ending, { others: [access] })).toBe('RENEWAL_IS_OFF');
});

describe('the money-back guarantee', () => {
  const paid = (paidOn: string): Payment => ({
    paymentNumber: 'P-1',
    userId: 'u-1',
    subscriptionNumber: 'S-1',
    invoiceNumber: null,
    amount: { amount: 6999, currency: 'EUR' },
    paidOn,
  });
  const refund: ChangeWish = { kind: 'refund' };

  test.each([
    ['on the first day', today, { kind: 'refund', from: today }],
    ['on the last day', '2026-10-23', { kind: 'refund', from: '2026-10-23' }],
    ['a day later', '2026-10-22', 'NO_GUARANTEE'],
  ])('%s', (_, paidOn, expected) => {
    const held = { ...annual, startsOn: paidOn, firstChargeOn: paidOn, planSince: paidOn };
    expect(judge(refund, held, { payments: [paid(paidOn)] })).toEqual(expected);
  });

  test('gives back a plan from its first paid day, also after free days or another plan', () => {
    const payments = [paid('2026-11-16')];
    const after = { ...annual, startsOn: '2026-11-02', planSince: '2026-11-02', firstChargeOn: '2026-11-16' };
    expect(judge(refund, after, { payments })).toEqual({ kind: 'refund', from: '2026-11-16' });
    expect(judge(refund, { ...annual, planSince: '2026-11-16' }, { payments })).toEqual({
      kind: 'refund',
      from: '2026-11-16',
    });
  });

  test('stands whether the plan renews or not, and takes a planned pause back', () => {
    const payments = [paid('2026-11-02')];
    const off = { ...annual, endsOn: '2027-11-02', nextChargeOn: null };
    expect(judge(refund, { ...off, renewalOff: true }, { payments })).toMatchObject({ kind: 'refund' });
    expect(judge(refund, off, { payments })).toBe('SUBSCRIPTION_CANCELLED');
    expect(judge(refund, { ...annual, pausedFrom: '2027-11-02' }, { payments })).toMatchObject({
      pausePlanned: true,
    });
  });

  test('is none of a monthly plan, of free days, and while a payment is open', () => {
    const payments = [paid('2026-11-02')];
    expect(judge(refund, {}, { payments })).toBe('NO_GUARANTEE');
    expect(judge(refund, trial)).toBe('FREE_DAYS');
    const due = { due: { amount: 6999, currency: 'EUR' } } as const;
    expect(judge(refund, annual, { payments, of: due })).toBe('PAYMENT_DUE');
    expect(judge(refund, { ...annual, source: 'itunes' }, { payments })).toBe('CHANGED_ELSEWHERE');
  });
});

test('what an app store bills beside our plan does not stand in the way of its end', () => {
  const ours = { ...monthly, id: 's-2', externalId: 'S-2' };
  expect(judge({ kind: 'renewOff' }, { source: 'itunes' })).toBe('CHANGED_ELSEWHERE');
  expect(judge({ kind: 'renewOff' }, { source: 'itunes' }, { others: [ours] })).toMatchObject({
    kind: 'renewOff',
  });
});

test('another plan and a pause are not planned beside each other, nor in free days or with an end', () => {
  const pause = { kind: 'pause', months: 1 } as const;
  const pausing = { pausedFrom: '2026-12-02', pausedUntil: '2027-01-02' };
  expect(judge(pause, planned)).toBe('PLAN_CHANGE_PLANNED');
  expect(judge(to('B2C14DANNUAL'), pausing)).toBe('PAUSE_PLANNED');
  expect(judge(pause, trial)).toBe('FREE_DAYS');
  expect(judge(to('B2CMONTHLY'), trial)).toMatchObject({ start: 'firstCharge' });
  expect([judge(pause, ending), judge(to('B2C14DANNUAL'), ending)]).toEqual([
    'RENEWAL_IS_OFF',
    'RENEWAL_IS_OFF',
  ]);
});

describe('another year at the price for students', () => {
  const wish: ChangeWish = { kind: 'studentPrice' };
  const terms = { percentOff: 50, months: 12, verifiedOn: today };
  const ends = (discountEndsOn: string | null, nextChargeOn = '2026-12-20') => ({
    ...({ planCode: 'B2CANNUAL', discountEndsOn, nextChargeOn } as const),
  });

  test.each([
    ['begins when the present one ends', ends('2026-12-20'), '2026-12-20', '2027-12-20'],
    ['begins after months that are charged at the price yet', ends('2027-01-20'), '2027-01-20', '2028-01-20'],
    [
      'begins with the next charge once it is over',
      ends('2026-11-20', '2027-11-20'),
      '2027-11-20',
      '2028-11-20',
    ],
    ['begins with the next charge where another plan ended it', ends(null), '2026-12-20', '2027-12-20'],
    ['lasts from a billing day at the end of February', ends(null, '2028-02-29'), '2028-02-29', '2029-02-28'],
  ])('%s', (_what, held, from, until) => {
    const judged = judge(wish, held, { studentTerms: terms });
    expect(judged).toEqual({ kind: 'studentPrice', percentOff: 50, months: 12, from, until });
  });

  test.each<[string, Partial<Subscription>, Surroundings, string]>([
    ['who never had it', ends('2026-12-20'), {}, 'NO_STUDENT_PRICE'],
    ['too early', ends('2027-01-23'), { studentTerms: terms }, 'STUDENT_PRICE_RUNS'],
    [
      'by a verification of the year before',
      ends('2027-01-22'),
      { studentTerms: { ...terms, verifiedOn: '2026-11-21' } },
      'STUDENT_NOT_VERIFIED',
    ],
    [
      'once it is over, by a verification of more than two months ago',
      ends(null),
      { studentTerms: { ...terms, verifiedOn: '2026-09-21' } },
      'STUDENT_NOT_VERIFIED',
    ],
    [
      'of a plan of months',
      { ...ends(null), planCode: 'B2CMONTHLY' },
      { studentTerms: terms },
      'NO_STUDENT_PRICE',
    ],
    [
      'without a verification that holds',
      ends('2026-12-20'),
      { studentTerms: { ...terms, verifiedOn: undefined } },
      'STUDENT_NOT_VERIFIED',
    ],
    ['without a renewal', { ...ends('2026-12-20'), ...ending }, { studentTerms: terms }, 'RENEWAL_IS_OFF'],
    [
      'with a pause to come',
      { ...ends('2026-12-20'), pausedFrom: '2026-12-20' },
      { studentTerms: terms },
      'PAUSE_PLANNED',
    ],
    [
      'before another plan',
      { ...ends('2026-12-20'), ...planned },
      { studentTerms: terms },
      'PLAN_CHANGE_PLANNED',
    ],
    [
      'with a debt',
      ends('2026-12-20'),
      { studentTerms: terms, of: { due: { amount: 1299, currency: 'EUR' } } },
      'PAYMENT_DUE',
    ],
  ])('is refused %s', (_what, held, more, code) => {
    expect(judge(wish, held, more)).toBe(code);
  });
});
