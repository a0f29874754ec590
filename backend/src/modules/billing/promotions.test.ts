import { expect, test } from 'vitest';
import type { VerdictOfVoucher } from './ports.ts';
import { createPromotions } from './promotions.ts';

const refused = (reason: 'expired' | 'soldOut' | 'newMembersOnly' | 'notForPlan') =>
  ({ ok: false, code: 'X', reason, next: { step: 'continueWithout' } }) as const;
const notYet = {
  ok: false,
  code: 'X',
  reason: 'notYet',
  next: { step: 'comeBack', from: '2027-01-01' },
} as const;
const takesOff = (code: string, percentOff: number) => ({ ok: true, code, percentOff, months: 12 }) as const;

function promotionOf(verdicts: Record<string, Record<string, VerdictOfVoucher>>) {
  const promotionAt = createPromotions({
    clock: { now: () => new Date('2026-11-26T12:00:00Z') },
    vouchers: {
      codesOfLandingPage: (page) => Promise.resolve(page === 'sleep' ? Object.keys(verdicts) : []),
      judge: (code, { planCode }) => Promise.resolve(verdicts[code]?.[planCode] ?? refused('notForPlan')),
    },
  });
  return (page = 'sleep') =>
    promotionAt(page, {
      userId: undefined,
      plans: ['B2CMONTHLY', 'B2C14DANNUAL'],
      zone: 'EU',
      newMember: true,
    });
}

test('each plan has the voucher that takes off most', async () => {
  const promotion = await promotionOf({
    CALM60: { B2CMONTHLY: takesOff('CALM60', 60) },
    HALF: { B2CMONTHLY: takesOff('HALF', 50), B2C14DANNUAL: takesOff('HALF', 50) },
  })();
  expect(promotion?.standing).toEqual({ status: 'running' });
  expect([...(promotion?.valid ?? [])].map(([plan, { code }]) => [plan, code])).toEqual([
    ['B2CMONTHLY', 'CALM60'],
    ['B2C14DANNUAL', 'HALF'],
  ]);
});

test('a page that no voucher has is no promotion', async () => {
  expect(await promotionOf({ CALM60: {} })('spring')).toBeUndefined();
});

test.each<[string, VerdictOfVoucher, object]>([
  ['over', refused('expired'), { status: 'over' }],
  ['over once all are taken', refused('soldOut'), { status: 'over' }],
  ['still to come', notYet, { status: 'notYet', from: '2027-01-01' }],
  ['for new members only', refused('newMembersOnly'), { status: 'notForVisitor' }],
])('a promotion that is %s says so', async (_what, verdict, standing) => {
  const promotion = await promotionOf({ SPRING: { B2CMONTHLY: verdict, B2C14DANNUAL: verdict } })();
  expect(promotion?.standing).toEqual(standing);
});
