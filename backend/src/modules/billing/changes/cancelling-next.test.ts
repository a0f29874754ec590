import { describe, expect, test } from 'vitest';
import type { BillingAccount } from '../members/refreshing.ts';
import type { Subscription } from '../members/repository.ts';
import { account, monthly, today } from '../../../testing/sample-member.ts';
import { judgeChange } from './rules.ts';
import type { ChangeWish } from './wish.ts';

const ending: Partial<Subscription> = { endsOn: '2026-12-02', renewalOff: true, nextChargeOn: null };
const queued: Subscription = { ...monthly, id: 's-2', externalId: 'S-2', startsOn: '2026-12-02' };

function judge(
  wish: ChangeWish,
  held: Partial<Subscription>,
  { others, of = {} }: { others: Subscription[]; of?: Partial<BillingAccount> },
) {
  const judged = judgeChange(wish, {
    subscriptions: [{ ...monthly, ...held }, ...others],
    accounts: [{ ...account, ...of }],
    payments: [],
    today,
    soldPlans: { isSold: (code): code is 'B2CMONTHLY' => code === 'B2CMONTHLY' },
  });
  return judged.ok ? judged.change : judged.refusal.error.code;
}

describe('a plan that was bought to follow', () => {
  const wish = { kind: 'cancelNext' } as const;
  test('is cancelled as of its first day while the present one ends', () => {
    expect(judge(wish, ending, { others: [queued] })).toEqual({ kind: 'cancelNext', from: queued.startsOn });
  });
  test.each<[string, Partial<Subscription>]>([
    ['the present one renews', {}],
    ['the present one is over', { endsOn: '2026-11-20' }],
    ['the present one was given back', { endsOn: monthly.startsOn, nextChargeOn: null }],
    ['another company bills the present one', { source: 'itunes' }],
  ])('is cancelled where %s', (_, held) => {
    expect(judge(wish, held, { others: [queued] })).toEqual({ kind: 'cancelNext', from: queued.startsOn });
  });
  test('is ordered in its own account, and needs none of the present one', () => {
    const of = { number: 'A-2', due: { amount: 1299, currency: 'EUR' as const } };
    const others = [{ ...queued, accountNumber: 'A-2' }];
    expect(judge(wish, {}, { others, of })).toMatchObject({ kind: 'cancelNext' });
    expect(judge(wish, {}, { others })).toBe('BILLING_UNAVAILABLE');
  });
  test.each([
    ['there is none', ending, []],
    ['there is none, and nothing runs', { endsOn: '2026-11-20' }, []],
    ['a gift opens it', ending, [{ ...queued, planCode: 'GIFTACCESS' as const }]],
    ['another company bills it', ending, [{ ...queued, source: 'itunes' as const }]],
  ])('is not cancelled where %s', (_, held, others) => {
    expect(judge(wish, held, { others })).toBe('NOTHING_PLANNED');
  });
});
