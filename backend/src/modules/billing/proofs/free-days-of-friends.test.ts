import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, addMonths, dayOf, type Day } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

const code = 'FRIENDK7M2P9Q';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
  testApp.friendCodes.referrers.set(code, 'Alex');
}, 60_000);
afterAll(() => testApp.close(), 30_000);

let userId: string;
let today: Day;
beforeEach(() => {
  userId = randomUUID();
  today = dayOf(testApp.clock.now());
});

const quoteOf = async (wish: object) =>
  (
    await testApp.post(userId, '/subscription/payments/web/quotes', {
      ...{ country: 'DE', voucherCode: code },
      ...wish,
    })
  ).body.data;
const buy = async (wish: object, card: string = cards.good) =>
  testApp.buy(userId, {
    quoteId: (await quoteOf(wish))?.id ?? '',
    refId: await testApp.card(userId, card),
  });

test.each([
  ['B2CMONTHLY', 1299, 1],
  ['B2C14DANNUAL', 6999, 12],
] as const)(
  'fourteen days are free on %s, with a reminder three days before the charge',
  async (plan, amount, months) => {
    const firstCharge = addDays(today, 14);
    expect((await quoteOf({ plan }))?.attributes).toMatchObject({
      freeDays: 14,
      totalToday: { amount: 0 },
      voucher: { status: 'applied', code, freeDays: 14, referrerName: 'Alex' },
      timeline: [
        { date: today, kind: 'today', amount: { amount: 0 } },
        { date: addDays(firstCharge, -3), kind: 'reminder' },
        { date: firstCharge, kind: 'charge', amount: { amount } },
        { date: addMonths(firstCharge, months), kind: 'renewal', amount: { amount } },
      ],
    });
  },
);

test('the days are taken with the purchase, and charged after them as they were shown', async () => {
  const firstCharge = addDays(today, 14);
  expect((await buy({ plan: 'B2CMONTHLY' })).status).toBe(200);
  expect(testApp.friendCodes.takenWith.has(userId)).toBe(true);
  const held = (await testApp.get(userId, '/subscription/v1')).body.data?.attributes;
  expect(held).toMatchObject({
    standing: 'trial',
    current: { plan: 'B2CMONTHLY', nextCharge: { date: firstCharge, amount: { amount: 1299 } } },
  });
  await advanceClock(testApp.sandbox, testApp.clock, 11);
  const remindersOf = () =>
    testApp.mails.filter(({ to, mail }) => to.startsWith(userId) && mail === 'trialReminder');
  await until(() => remindersOf().length > 0);
  await advanceClock(testApp.sandbox, testApp.clock, 3);
  expect((await testApp.ledger(userId)).payments).toMatchObject([{ amount: 12.99 }]);
  expect(remindersOf()).toHaveLength(1);
});

test('a purchase that is refused takes nothing', async () => {
  expect((await buy({ plan: 'B2CMONTHLY' }, cards.expired)).status).not.toBe(200);
  expect(testApp.friendCodes.takenWith.has(userId)).toBe(false);
  expect((await buy({ plan: 'B2CMONTHLY' })).status).toBe(200);
});

test('who had a subscription is quoted the plan without free days, and told why', async () => {
  expect((await buy({ plan: 'B2CMONTHLY' })).status).toBe(200);
  testApp.friendCodes.takenWith.delete(userId);
  const { current } = await testApp.billing.membershipOf(userId);
  expect(await testApp.billing.cancel(current?.subscriptionId ?? '', userId)).toMatchObject({ ok: true });
  await advanceClock(testApp.sandbox, testApp.clock, 15);
  const quoted = await quoteOf({ plan: 'B2CMONTHLY' });
  expect(quoted?.attributes).toMatchObject({
    freeDays: 0,
    voucher: { status: 'refused', reason: 'referralNotEligible', next: { step: 'continueWithout' } },
  });
});
