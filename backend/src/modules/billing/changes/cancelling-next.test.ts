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
  {
    others,
    of = {},
    endedForNext,
  }: { others: Subscription[]; of?: Partial<BillingAccount>; endedForNext?: string },
) {
  const judged = judgeChange(wish, {
    subscriptions: [{ ...monthly, ...held }, ...others],
    accounts: [{ ...account, ...of }],
    payments: [],
    today,
    endedForNext,
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
  test('lets the present one renew again where its purchase switched the renewal off', () => {
    const endedForNext = monthly.externalId;
    const others = [queued];
    const from = queued.startsOn;
    expect(judge(wish, ending, { others, endedForNext })).toEqual({
      kind: 'cancelNext',
      from,
      renews: endedForNext,
    });
    const left: Partial<Subscription>[] = [
      {},
      { ...ending, renewalOff: false },
      { ...ending, endsOn: '2026-12-01' },
    ];
    for (const held of left) {
      expect(judge(wish, held, { others, endedForNext })).toEqual({ kind: 'cancelNext', from });
    }
    expect(judge(wish, ending, { others, endedForNext: 'S-9' })).toEqual({ kind: 'cancelNext', from });
  });
  test('lets only what is paid for in the same account renew again', () => {
    const of = { number: 'A-2' };
    const others = [{ ...queued, accountNumber: 'A-2' }];
    const judged = judge(wish, ending, { others, of, endedForNext: monthly.externalId });
    expect(judged).toEqual({ kind: 'cancelNext', from: queued.startsOn });
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
