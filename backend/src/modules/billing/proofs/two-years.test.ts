import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { sellablePlans } from '../../../domain/sellable-plans.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { membersOf } from '../../../testing/changes.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { mailsOf } from '../../../testing/mails-of.ts';
import { chargesOf, promisedCharges } from '../../../testing/promised-charges.ts';
import { moveClock, typeCard } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { Offer } from '../quotes/offer.ts';

/** The year's end, two ends of months that others lack, and the night in which Europe's clocks go forward. */
const daysOfPurchase = ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-26'];
const lastDay = '2030-04-02';

const wishes = [
  { plan: 'B2CMONTHLY' },
  { plan: 'B2CMONTHLY', voucherCode: 'CALM60' },
  { plan: 'B2CANNUAL' },
  { plan: 'B2C14DANNUAL', voucherCode: 'SLEEP30' },
  { plan: 'B2CFAMILYA2022' },
];

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp(undefined, { PLANS_SOLD: sellablePlans.join(',') });
  await seedVouchers(testApp.database.db, dayOf(testApp.clock.now()));
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const travelTo = (day: string) => moveClock(testApp.sandbox, testApp.clock, `${day}T12:00:00Z`);

const { change } = membersOf(() => testApp);

async function buy(wish: object) {
  const userId = randomUUID();
  const quoteId = await testApp.quote(userId, wish);
  const quote = await testApp.get(userId, `/subscription/payments/web/quotes/${quoteId}`);
  const page = await testApp.post(userId, '/subscription/payments/web/payment-pages', {});
  const refId = await typeCard(String(page.body.data?.attributes.src), undefined, 2040);
  const bought = await testApp.buy(userId, { quoteId, refId });
  expect([wish, bought.status]).toEqual([wish, 200]);
  return { userId, offer: quote.body.data?.attributes as unknown as Offer };
}

test('over two years each plan is charged on its day, each time once, with one mail each', async () => {
  const members: Awaited<ReturnType<typeof buy>>[] = [];
  const leavers: typeof members = [];
  for (const day of daysOfPurchase) {
    await travelTo(day);
    members.push(...(await Promise.all(wishes.map(buy))));
    leavers.push(...(await Promise.all([buy({ plan: 'B2CMONTHLY' }), buy({ plan: 'B2CANNUAL' })])));
    for (const { userId } of leavers.slice(-2)) await change(userId, { kind: 'renewOff' });
    // Reminders are not passed over.
    await travelTo(addDays(day, 11));
  }
  for (let day = addMonths('2028-04-02', 1); day <= lastDay; day = addMonths(day, 1)) {
    await travelTo(day);
    const told = members.filter(({ offer }) => {
      const { date } = ordinaryCharge(offer) ?? {};
      return date !== undefined && date > day && date <= addDays(day, 30);
    });
    await until(() => told.every(({ userId }) => mailsOf(testApp, userId, 'discountReminder').length === 1));
  }

  for (const { userId, offer } of members) {
    const of = { plan: offer.plan, voucher: offer.voucher?.code, startsOn: offer.startsOn };
    const promised = promisedCharges(offer, lastDay);
    const charges = await chargesOf(testApp.sandbox, `A-${userId}`, offer);
    expect({ ...of, charges }).toEqual({ ...of, charges: promised });

    await until(() => mailsOf(testApp, userId, 'receipt').length >= promised.length);
    const receipts = mailsOf(testApp, userId, 'receipt').map(({ paidOn, amount }) => ({ paidOn, amount }));
    expect({ ...of, receipts: receipts.toSorted(byDay) }).toEqual({
      ...of,
      receipts: promised.map(({ date, amount }) => ({ paidOn: date, amount: { amount, currency: 'EUR' } })),
    });
    const others = {
      welcome: mailsOf(testApp, userId, 'welcome').length,
      reminder: mailsOf(testApp, userId, 'trialReminder').length,
    };
    expect({ ...of, ...others }).toEqual({ ...of, welcome: 1, reminder: offer.freeDays > 0 ? 1 : 0 });
    const told = mailsOf(testApp, userId, 'discountReminder').map(({ charge }) => charge);
    const ordinary = ordinaryCharge(offer);
    expect({ ...of, told }).toEqual({ ...of, told: ordinary === undefined ? [] : [ordinary] });
  }
  for (const { userId, offer } of leavers) {
    const [first] = promisedCharges(offer, lastDay);
    expect(await chargesOf(testApp.sandbox, `A-${userId}`, offer)).toEqual([first]);
    expect(mailsOf(testApp, userId, 'receipt')).toHaveLength(1);
  }
}, 240_000);

/** The first charge after a discount. */
function ordinaryCharge(offer: Offer) {
  const [first, ...later] = promisedCharges(offer, lastDay);
  const ordinary = later.find(({ amount }) => amount !== first?.amount);
  return ordinary && { date: ordinary.date, amount: { amount: ordinary.amount, currency: 'EUR' } };
}

function byDay(one: { paidOn: unknown }, other: { paidOn: unknown }): number {
  return String(one.paidOn).localeCompare(String(other.paidOn));
}
