import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../../../../demo/people.ts';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { verifyStudent } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, signIn } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const today = dayOf(new Date());
const startsOn = addDays(today, 20);

/** What a page is drawn with, as far as it is read here. */
interface Shown {
  status: string;
  next: string;
  offer: { plan: string; voucher: string; price: object; startsOn?: string };
  quote: { attributes: object };
}

let testApp: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables, { demo: true });
  await seedVouchers(testApp.db, today);
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.close();
});

test('a verified student whose plan renews is led to the checkout of the next one, as its account is billed', async () => {
  const { id: userId, email } = demoPeople.Mia;
  await verifyStudent(testApp.db, userId, today, addMonths(today, 12));
  const browser = newBrowser(testApp);
  await signIn(browser, email);
  const factsAt = async (address: string) => (await browser.open(address)).json<{ facts: Shown }>().facts;
  await until(async () => (await factsAt('/student?country=US')).next === 'later');

  const { status, offer } = await factsAt('/student?country=US');
  expect(status).toBe('verified');
  expect(offer).toMatchObject({
    ...{ plan: 'B2C14DANNUAL', voucher: 'STUDENT50', trialDays: 0, tax: 'included' },
    ...{ price: { amount: 3499, currency: 'EUR' }, before: { amount: 6999, currency: 'EUR' } },
  });

  const { plan, voucher, price, startsOn } = offer;
  const query = new URLSearchParams({ plan, voucher, begins: 'later' });
  const { quote } = await factsAt(`/checkout?${query.toString()}`);
  expect(quote.attributes).toMatchObject({
    ...{ country: 'FR', startsOn, totalToday: { amount: 0 }, upgrade: true },
    firstCharge: { date: startsOn, amount: price },
    voucher: { status: 'applied', code: 'STUDENT50' },
  });
});

test('a subscriber is told before the verification from when on the price is theirs', async () => {
  const browser = newBrowser(testApp);
  await signIn(browser, demoPeople.Uma.email);
  const facts = async () => (await browser.open('/student')).json<{ facts: Shown }>().facts;
  await until(async () => (await facts()).offer.startsOn !== undefined);
  expect(await facts()).toMatchObject({ status: 'ready', offer: { trialDays: 0, price: { amount: 3499 } } });

  const annual = newBrowser(testApp);
  await signIn(annual, demoPeople.Sami.email);
  const { offer } = (await annual.open('/student')).json<{ facts: Shown }>().facts;
  expect(offer).not.toHaveProperty('startsOn');
});

test('a verified student whose plan is yet to begin is told from when, and not that a plan runs', async () => {
  const { browser, userId } = await newMember(testApp);
  await testApp.db
    .$extendTables<BillingTables>()
    .insertInto('subscriptions')
    .values({
      ...{ planCode: 'B2CANNUAL', startsOn, endsOn: null, userId, source: 'zuora', externalId: randomUUID() },
      ...{ firstChargeOn: startsOn, nextChargeOn: startsOn, nextCharge: null, afterDiscount: null },
      ...{ remindedOn: null, discountEndsOn: null, discountRemindedOf: null },
    })
    .execute();
  await verifyStudent(testApp.db, userId, today, addMonths(today, 12));

  const { facts } = (await browser.open('/student')).json<{ facts: object }>();

  expect(facts).toMatchObject({ status: 'verified', next: 'planToCome', from: startsOn });
});
