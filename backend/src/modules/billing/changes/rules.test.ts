import { describe, expect, test } from 'vitest';
import type { BillingAccount } from '../members/refreshing.ts';
import type { Subscription } from '../members/repository.ts';
import { judgeChange } from './rules.ts';
import { account, monthly, today } from '../../../testing/sample-member.ts';
import type { ChangeWish } from './wish.ts';

const annual: Partial<Subscription> = { planCode: 'B2CANNUAL', nextChargeOn: '2027-11-02' };
const trial: Partial<Subscription> = { planCode: 'B2C14DANNUAL', firstChargeOn: '2026-12-01' };
const ending: Partial<Subscription> = { endsOn: '2026-12-02', renewalOff: true, nextChargeOn: null };
const queued: Subscription = { ...monthly, id: 's-2', externalId: 'S-2', startsOn: '2026-12-02' };
const planned = { planned: { plan: 'B2CMONTHLY', startsOn: '2027-11-02' } } as const;

interface Surroundings {
  others?: Subscription[];
  of?: Partial<BillingAccount>;
}

function judge(
  wish: ChangeWish,
  held: Partial<Subscription> = {},
  { others = [], of = {} }: Surroundings = {},
) {
  const judged = judgeChange(wish, {
    subscriptions: [{ ...monthly, ...held }, ...others],
    accounts: [{ ...account, ...of }],
    today,
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
  [
    'a cancelled one stays so',
    { kind: 'renewOn' },
    { ...ending, renewalOff: false },
    'SUBSCRIPTION_CANCELLED',
  ],
  ['a pause', { kind: 'pause', months: 2 }, {}, { kind: 'pause', months: 2 }],
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
