import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, cancel, change, membership, paid, mailsNamed } = membersOf(() => testApp);
const annualLater = { plan: 'B2C14DANNUAL', begins: 'later' } as const;

/** The purchase of an annual plan for later, up to the button. */
async function readyToBuy(userId: string) {
  return { quoteId: await testApp.quote(userId, annualLater), refId: await testApp.card(userId) };
}

test('a plan for later costs nothing until the present one is used up, which does not renew then', async () => {
  const userId = await subscriber();
  const paidUntil = addMonths(dayOf(testApp.clock.now()), 1);
  const request = await readyToBuy(userId);
  const quote = await testApp.get(userId, `/subscription/payments/web/quotes/${request.quoteId}`);
  expect(quote.body.data?.attributes).toMatchObject({
    plan: 'B2CANNUAL',
    upgrade: true,
    freeDays: 0,
    startsOn: paidUntil,
    totalToday: { amount: 0, currency: 'EUR' },
    firstCharge: { date: paidUntil, amount: { amount: 6999 } },
  });

  expect((await testApp.buy(userId, request)).status).toBe(200);
  expect(await membership(userId)).toMatchObject({
    standing: 'ending',
    current: { plan: 'B2CMONTHLY', endDate: paidUntil },
    queued: { plan: 'B2CANNUAL', startsOn: paidUntil },
  });
  expect(await paid(userId)).toEqual([12.99]);
  const again = await testApp.post(userId, '/subscription/payments/web/quotes', {
    country: 'DE',
    ...annualLater,
  });
  expect(again.body.errors?.[0]?.code).toBe('SUBSCRIPTION_ALREADY_QUEUED');

  await advanceClock(testApp.sandbox, testApp.clock, 31);
  await until(async () => (await membership(userId)).current?.plan === 'B2CANNUAL');
  expect(await membership(userId)).toMatchObject({ standing: 'renewing' });
  expect(await paid(userId)).toEqual([12.99, 69.99]);
  expect(mailsNamed(userId, 'cancellation')).toEqual([]);
}, 60_000);

test.each([
  ['paused', (userId: string) => change(userId, { kind: 'pause', months: 1 }), 'ALREADY_SUBSCRIBER'],
  ['cancelled', (userId: string) => cancel(userId), 'QUOTE_CHANGED'],
])(
  'a plan that was %s meanwhile is not replaced, and nothing is charged',
  async (_what, happens, code) => {
    const userId = await subscriber();
    const request = await readyToBuy(userId);
    await happens(userId);
    const refused = await testApp.buy(userId, request);
    expect(refused.body.errors?.[0]?.code).toBe(code);
    expect(await paid(userId)).toEqual([12.99]);
    expect(await membership(userId)).not.toHaveProperty('queued');
  },
  60_000,
);

test('a plan for later that is asked for in two tabs is bought once', async () => {
  const userId = await subscriber();
  const [one, other] = [await readyToBuy(userId), await readyToBuy(userId)];
  const answers = [await testApp.buy(userId, one), await testApp.buy(userId, other)];
  const [first, second] = answers.map(({ body }) => body.data?.attributes.zuoraReferenceId);
  expect(second).toBe(first);
  expect(await paid(userId)).toEqual([12.99]);
}, 60_000);
