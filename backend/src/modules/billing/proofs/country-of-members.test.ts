import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople, type DemoFirstName } from '../../../../../demo/people.ts';
import { addDays, dayOf, type Day } from '../../../domain/days.ts';
import type { Currency } from '../../../domain/money.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, signIn } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { until } from '../../../testing/until.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import type { BillingTables } from '../tables.ts';

const today = dayOf(new Date());
let testApp: TestApp;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables, { demo: true });
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.close();
});

interface Facts {
  plans?: { price: { currency: string } }[];
}

/** A member of the demo whose subscriptions were read, and what pages say to them. */
async function memberCalled(name: DemoFirstName) {
  const browser = newBrowser(testApp);
  await signIn(browser, demoPeople[name].email);
  const shownAt = async (address: string) => (await browser.open(address)).json<{ facts: Facts }>().facts;
  const read = testApp.db
    .$extendTables<BillingTables>()
    .selectFrom('subscriptions')
    .select('id')
    .where('userId', '=', demoPeople[name].id);
  await until(async () => (await read.execute()).length > 0);
  return { browser, shownAt };
}

/** Writes a plan that is over, with the account that it was billed to. */
async function hadPlan(
  userId: string,
  { country, currency, ...days }: { country: string; currency: Currency; startsOn: Day; endsOn: Day },
) {
  const db = testApp.db.$extendTables<BillingTables>();
  const accountNumber = randomUUID();
  await db.insertInto('billingAccounts').values({ accountNumber, userId, currency, country }).execute();
  await db
    .insertInto('subscriptions')
    .values({
      ...{
        ...days,
        userId,
        accountNumber,
        source: 'zuora',
        externalId: randomUUID(),
        planCode: 'B2CMONTHLY',
      },
      ...{ firstChargeOn: days.startsOn, nextChargeOn: null, nextCharge: null, afterDiscount: null },
      ...{ remindedOn: null, discountEndsOn: null, discountRemindedOf: null },
    })
    .execute();
}

test('who is billed in the United Kingdom is sold plans there, in whatever language, until another country is chosen', async () => {
  const { browser, userId } = await newMember(testApp);
  const shownAt = async (address: string) => (await browser.open(address)).json<{ facts: Facts }>().facts;
  await hadPlan(userId, {
    country: 'DE',
    currency: 'EUR',
    startsOn: addDays(today, -90),
    endsOn: addDays(today, -60),
  });
  await hadPlan(userId, {
    country: 'GB',
    currency: 'GBP',
    startsOn: addDays(today, -60),
    endsOn: addDays(today, -30),
  });
  for (const prefix of ['/de', '', '/pt']) {
    const { plans } = await shownAt(`${prefix}/plans`);
    expect(new Set(plans?.map(({ price }) => price.currency))).toEqual(new Set(['GBP']));
    const checkout = await shownAt(`${prefix}/checkout?plan=B2CMONTHLY`);
    expect(checkout).toMatchObject({
      country: 'GB',
      quote: { attributes: { country: 'GB', firstCharge: { amount: { currency: 'GBP' } } } },
    });
  }
  await browser.post('/preferences', { country: 'DE', path: '/plans' });
  expect(await shownAt('/plans')).toHaveProperty('plans.0.price.currency', 'EUR');
  expect(await shownAt('/checkout?plan=B2CMONTHLY&country=GB')).toMatchObject({ country: 'GB' });
}, 30_000);

test('a code of the United States is refused to who is billed in the United Kingdom, in American English too', async () => {
  const open = { planCodes: null, startsOn: null, endsOn: null, redemptionsAllowed: null, landingPage: null };
  const access = { kind: 'access', accessPlan: 'NETFLIX30D', accessCount: 30, accessUnit: 'day' } as const;
  await testApp.db
    .$extendTables<VoucherTables>()
    .insertInto('vouchers')
    .values([
      { ...open, ...access, code: 'USREST', zones: ['US'], percentOff: null, months: null },
      {
        ...{ ...open, code: 'USLESS', zones: ['US'], percentOff: 15, months: 12 },
        ...{ kind: 'discount', accessPlan: null, accessCount: null, accessUnit: null },
      },
    ])
    .execute();
  const { browser, userId } = await newMember(testApp);
  const look = (code: string) => browser.open(`/redeem?code=${code}`);
  // While nothing is billed anywhere, the language says where the reader is.
  expect((await look('USREST')).json()).toMatchObject({ facts: { status: 'open' } });
  expect((await look('USLESS')).headers.location).toContain('/checkout?');

  const days = { startsOn: addDays(today, -60), endsOn: addDays(today, -30) };
  await hadPlan(userId, { country: 'GB', currency: 'GBP', ...days });
  for (const code of ['USREST', 'USLESS']) {
    const refused = { facts: { status: 'refused', code, reason: 'notForZone' } };
    expect((await look(code)).json()).toMatchObject(refused);
    const sent = await browser.post('/redeem', { step: 'redeem', code, userId });
    expect([sent.statusCode, (await browser.follow(sent)).json()]).toMatchObject([303, refused]);
  }
  const tables = testApp.db.$extendTables<BillingTables>();
  expect(await tables.selectFrom('purchases').where('userId', '=', userId).execute()).toEqual([]);
}, 30_000);

test('who is billed in Germany is shown gifts there in English', async () => {
  const { shownAt } = await memberCalled('Greta');
  expect(await shownAt('/gift')).toMatchObject({
    choices: [{ price: { currency: 'EUR' } }, { price: { currency: 'EUR' } }, { price: { currency: 'EUR' } }],
    tax: 'included',
    values: { country: 'DE' },
  });
}, 30_000);

test('a page that is kept for all visitors has nothing of a member', async () => {
  const visitor = newBrowser(testApp);
  const before = (await visitor.open('/plans')).json<{ facts: Facts }>();
  await (await memberCalled('Quinn')).shownAt('/plans');
  expect((await visitor.open('/plans')).json()).toEqual(before);
  expect(before).toHaveProperty('facts.plans.0.price.currency', 'USD');
}, 30_000);
