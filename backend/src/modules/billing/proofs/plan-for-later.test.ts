import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { insertAccount } from '../../../testing/accounts.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { studentsOf } from '../../../testing/students.ts';
import { until } from '../../../testing/until.ts';
import { createStudentStatus } from '../../students/index.ts';
import { createVouchers } from '../../vouchers/index.ts';
import { laterOffer } from '../pages/later-offer.ts';
import { createStudentOffer } from '../pages/student-offer.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
  await seedVouchers(testApp.database.db, today());
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, cancel, change, membership, paid, mailsNamed } = membersOf(() => testApp);
const { euros, today, verify, student } = studentsOf(() => testApp);
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

test('a student whose monthly plan renews has the next one at the price that /student shows', async () => {
  const { database, billing } = testApp;
  const userId = await insertAccount(database.db);
  await subscriber('B2CMONTHLY', userId);
  await verify(userId);
  const studentOffer = createStudentOffer({
    billing,
    vouchers: createVouchers(database.db, createStudentStatus(database.db)),
    locationOf: () => Promise.resolve({ country: 'US', lookupStatus: 'success', zone: 'US' }),
  });
  const shown = () => studentOffer({} as FastifyRequest, { language: 'en', userId, today: today() });
  const paidUntil = addMonths(today(), 1);
  const offered = await shown();
  expect(offered).toMatchObject({
    next: { standing: 'later' },
    offer: { startsOn: paidUntil, trialDays: 0, price: euros(3499), before: euros(6999), tax: 'included' },
  });

  const { plan, voucher: voucherCode, price } = offered?.offer ?? {};
  const quoteId = await testApp.quote(userId, { plan, voucherCode, begins: 'later' });
  const quote = await testApp.get(userId, `/subscription/payments/web/quotes/${quoteId}`);
  expect(quote.body.data?.attributes).toMatchObject({
    ...{ startsOn: paidUntil, totalToday: euros(0), voucher: { status: 'applied' } },
    firstCharge: { date: paidUntil, amount: price },
    renewal: { date: addMonths(paidUntil, 12), amount: offered?.offer.before },
  });
  expect((await testApp.buy(userId, { quoteId, refId: await testApp.card(userId) })).status).toBe(200);
  expect(await paid(userId)).toEqual([12.99]);
  const year = { until: addMonths(paidUntil, 12), renewed: false };
  expect((await shown())?.next).toMatchObject({ standing: 'running', ...year });

  // Taken back, it can be bought once more: nothing was paid, and the voucher is there again.
  await change(userId, { kind: 'cancelNext' });
  expect((await shown())?.next).toEqual({ standing: 'later' });
  const again = { plan, voucherCode, country: 'DE', begins: 'later' };
  const quoteAgain = await testApp.quote(userId, again);
  const bought = await testApp.buy(userId, { quoteId: quoteAgain, refId: await testApp.card(userId) });
  expect(bought.status).toBe(200);

  await advanceClock(testApp.sandbox, testApp.clock, 31);
  await until(async () => (await membership(userId)).current?.plan === 'B2CANNUAL');
  expect(await paid(userId)).toEqual([12.99, 34.99]);
  expect((await shown())?.next).toMatchObject({ standing: 'running', until: year.until });
}, 60_000);

test('a former student whose next year was bought by another voucher is not told of the student price', async () => {
  const userId = await student();
  const { students } = testApp.billing.changes;
  expect(await students.priceStandingOf(userId)).toMatchObject({ standing: 'running' });
  // Free days that are cancelled take the price with them; the next plan is paid by the month, and the one after it by the year.
  await change(userId, { kind: 'withdraw' });
  await subscriber('B2CMONTHLY', userId);
  const request = { ...annualLater, voucherCode: 'SLEEP30' };
  const bought = await testApp.buy(userId, {
    quoteId: await testApp.quote(userId, request),
    refId: await testApp.card(userId),
  });
  expect(bought.status).toBe(200);
  const { queued } = await membership(userId);
  expect(queued).toMatchObject({ plan: 'B2CANNUAL', nextCharge: { amount: euros(4899) } });
  expect(await students.priceStandingOf(userId)).not.toMatchObject({ standing: 'running' });
}, 60_000);

test('the offer of a plan for later shows what the quote with the voucher charges', async () => {
  const userId = await subscriber();
  const voucher = { code: 'SLEEP30', address: '203.0.113.7' };
  const offer = await laterOffer(testApp.billing, {
    ...{ userId, plan: 'B2C14DANNUAL', chosenHere: true, offeredOn: today(), voucher },
    location: { country: 'DE', lookupStatus: 'success', zone: 'EU' },
  });
  const quoteId = await testApp.quote(userId, { ...annualLater, voucherCode: voucher.code });
  const quote = await testApp.get(userId, `/subscription/payments/web/quotes/${quoteId}`);
  if (offer?.status !== 'laterAlone') throw new Error('No offer');
  expect(offer.voucher?.price).toEqual(euros(4899));
  expect(quote.body.data?.attributes).toMatchObject({
    firstCharge: { date: offer.paidUntil, amount: offer.voucher?.price },
    renewal: { date: offer.voucher?.ordinaryPriceFrom, amount: offer.price },
  });
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

test('a plan for later that is asked for in one tab after the other is bought once', async () => {
  const userId = await subscriber();
  const [one, other] = [await readyToBuy(userId), await readyToBuy(userId)];
  const answers = [await testApp.buy(userId, one), await testApp.buy(userId, other)];
  const [first, second] = answers.map(({ body }) => body.data?.attributes.zuoraReferenceId);
  expect(second).toBe(first);
  expect(await paid(userId)).toEqual([12.99]);
}, 60_000);
