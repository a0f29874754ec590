import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPeople } from '../../../../../demo/people.ts';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { seedStoreSubscriptions } from '../../../seeds/subscriptions.ts';
import { seedPeople } from '../../../seeds/people.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newEmail, newMember, password, signIn } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { subscribedMember, type HeldSubscription } from '../../../testing/subscribed-member.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';
import { createStudentStatus } from '../../students/index.ts';
import { createVouchers } from '../../vouchers/index.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import type { BillingTables } from '../tables.ts';

let testApp: TestApp;
let sandbox: RunningSandbox;
const today = dayOf(new Date());
const tables = () => testApp.db.$extendTables<BillingTables & VoucherTables & ThrottleTables>();
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await testApp.jobs.start();
  await seedPeople(testApp.db);
  await seedVouchers(testApp.db, today);
  await seedStoreSubscriptions(testApp.db, today);
}, 60_000);
afterAll(async () => {
  await sandbox.stop();
  await testApp.jobs.stop();
  await testApp.close();
});
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

const factsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { facts: Record<string, unknown> }).facts;
const subscriptionsOf = (userId: string) =>
  tables().selectFrom('subscriptions').selectAll().where('userId', '=', userId).execute();

const subscribed = (subscription: HeldSubscription) => subscribedMember(testApp, subscription);

test('the page opens with an empty field, and a typed code comes back in the address', async () => {
  const browser = newBrowser(testApp);
  expect(factsOf(await browser.open('/de/redeem'))).toEqual({ status: 'ready' });
  const sent = await browser.post('/de/redeem', { step: 'look', code: ' quiet 7k2m-94qd' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/de/redeem?code=quiet+7k2m-94qd']);
  expect(factsOf(await browser.follow(sent))).toMatchObject({ status: 'signedOut', code: 'QUIET7K2M94QD' });
});

test.each([
  ['', { reason: 'missing' }],
  ['NOSUCHCODE', { reason: 'notFound' }],
  ['EXPIRED21', { reason: 'expired' }],
  ['SOON', { reason: 'notYet', from: `${Number(today.slice(0, 4)) + 1}-01-01` }],
  ['SOLDOUT', { reason: 'soldOut' }],
  ['QUIET55TT4PLM', { reason: 'soldOut' }],
  ['USONLY', { reason: 'notForZone' }],
])('the code %j is refused with its reason, and stays in the field', async (code, refusal) => {
  const facts = factsOf(await newBrowser(testApp).open(`/de/redeem?code=${code}`));
  expect(facts).toEqual({ status: 'refused', code, ...refusal });
});

test.each([
  ['SLEEP30', '/de/register?plan=B2C14DANNUAL&voucher=SLEEP30'],
  ['bewell-30', '/de/register?plan=B2CMONTHLY&voucher=BEWELL30'],
  ['FAMILYONLY', '/de/register?plan=B2CFAMILYA2022&voucher=FAMILYONLY'],
])(
  'the discount %s leads a visitor through sign-up to the checkout of a plan that it fits',
  async (code, to) => {
    const answer = await newBrowser(testApp).open(`/de/redeem?code=${code}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  },
);

test('a discount leads a member to the checkout, where it is applied', async () => {
  const { browser } = await newMember(testApp);
  const answer = await browser.open('/redeem?code=CALM60');
  expect(answer.headers.location).toBe('/checkout?plan=B2CMONTHLY&voucher=CALM60');
});

test('access is shown before it is redeemed, and redeemed once: without a card, and without a renewal', async () => {
  const { browser, userId } = await newMember(testApp);
  const access = { code: 'NETFLIX30D', length: { count: 30, unit: 'day' }, endsOn: addDays(today, 30) };
  expect(factsOf(await browser.open('/redeem?code=netflix30d'))).toEqual({
    status: 'open',
    userId,
    ...access,
  });
  expect(await subscriptionsOf(userId)).toEqual([]);

  const form = { step: 'redeem', code: 'NETFLIX30D', userId };
  const redeemed = await browser.post('/redeem', form);
  expect([redeemed.statusCode, redeemed.headers.location]).toEqual([303, '/redeem?code=NETFLIX30D']);
  expect(factsOf(await browser.follow(redeemed))).toEqual({ status: 'redeemed', ...access });
  expect(await subscriptionsOf(userId)).toMatchObject([
    { planCode: 'NETFLIX30D', startsOn: today, endsOn: addDays(today, 30), nextChargeOn: null },
  ]);

  expect((await browser.post('/redeem', form)).headers.location).toBe('/redeem?code=NETFLIX30D');
  expect(await subscriptionsOf(userId)).toHaveLength(1);
});

test('a code is kept through sign-up: the new member comes back to it', async () => {
  const browser = newBrowser(testApp);
  const back = encodeURIComponent('/fr/redeem?code=HSTEAMACCESS');
  await browser.open(`/fr/register?redirectOnSuccess=${back}`);
  const account = { fullname: 'Nora New', email: newEmail(), password };
  const signedUp = await browser.post(`/fr/register?redirectOnSuccess=${back}`, account);
  expect(factsOf(await browser.follow(signedUp))).toMatchObject({
    ...{ status: 'open', code: 'HSTEAMACCESS' },
    ...{ length: { count: 12, unit: 'month' }, endsOn: addMonths(today, 12) },
  });
});

test('a session that ended, and another account: nothing is redeemed, and the code is kept', async () => {
  const form = { step: 'redeem', code: 'NETFLIX30D', userId: randomUUID() };
  const signedOut = await newBrowser(testApp).post('/redeem', form);
  expect(signedOut.headers.location).toBe(
    '/login?redirectOnSuccess=%2Fredeem%3Fcode%3DNETFLIX30D&reason=sessionEnded',
  );
  const { browser, userId } = await newMember(testApp);
  expect((await browser.post('/redeem', form)).headers.location).toBe('/redeem?code=NETFLIX30D');
  expect(await subscriptionsOf(userId)).toEqual([]);
});

test('a member whose plan renews, or is billed by an app store, is told so before anything is redeemed', async () => {
  const renewing = await subscribed({ endsOn: null });
  expect(factsOf(await renewing.browser.open('/redeem?code=NETFLIX30D'))).toEqual({
    ...{ status: 'refused', code: 'NETFLIX30D', reason: 'renewsElsewhere' },
  });
  const ada = newBrowser(testApp);
  await signIn(ada, demoPeople.Ada.email);
  expect(factsOf(await ada.open('/redeem?code=NETFLIX30D'))).toEqual({
    ...{ status: 'refused', code: 'NETFLIX30D', reason: 'billedElsewhere', until: addDays(today, 20) },
  });
});

test.each([
  [
    'is paused',
    { pausedFrom: addDays(today, -5), pausedUntil: addDays(today, 25) },
    { reason: 'paused', until: addDays(today, 25) },
  ],
  ['is paused without an end', { pausedFrom: addDays(today, -5), pausedUntil: null }, { reason: 'paused' }],
  [
    'will be paused',
    { pausedFrom: addDays(today, 20), pausedUntil: addDays(today, 50) },
    { reason: 'pausePlanned', from: addDays(today, 20) },
  ],
])('a member whose plan %s is told so, and not to cancel', async (_what, pause, refusal) => {
  const { browser } = await subscribed({ endsOn: null, source: 'zuora', pause });
  expect(factsOf(await browser.open('/redeem?code=NETFLIX30D'))).toEqual({
    ...{ status: 'refused', code: 'NETFLIX30D' },
    ...refusal,
  });
});

test('a member with an open charge is told to pay it, and not to cancel', async () => {
  const { browser, userId } = await subscribed({ endsOn: null, source: 'zuora' });
  const failed = { amount: { amount: 1299, currency: 'EUR' as const }, failedOn: today };
  await tables()
    .insertInto('failedCharges')
    .values({ accountNumber: `A-${userId}`, userId, ...failed, nextTryOn: null, lastTry: false })
    .execute();
  expect(factsOf(await browser.open('/redeem?code=NETFLIX30D'))).toEqual({
    ...{ status: 'refused', code: 'NETFLIX30D', reason: 'paymentDue' },
  });
});

test('a member whose plan of ours renews sees that it ends, and on which day', async () => {
  const { browser, userId } = await subscribed({ endsOn: null, source: 'zuora' });
  const paidUntil = addDays(today, 20);
  expect(factsOf(await browser.open('/redeem?code=NETFLIX30D'))).toEqual({
    ...{ status: 'open', userId, code: 'NETFLIX30D', length: { count: 30, unit: 'day' } },
    ...{ queued: true, endsPlan: true, startsOn: paidUntil, endsOn: addDays(paidUntil, 30) },
  });
});

test('access lines up behind access, one at a time', async () => {
  const { browser, userId } = await newMember(testApp);
  const redeem = (code: string) => browser.post('/redeem', { step: 'redeem', code, userId });
  await redeem('NETFLIX30D');
  const startsOn = addDays(today, 30);
  expect(factsOf(await browser.open('/redeem?code=HSTEAMACCESS'))).toMatchObject({
    ...{ status: 'open', queued: true, startsOn, endsOn: addMonths(startsOn, 12) },
  });
  await redeem('HSTEAMACCESS');
  expect(factsOf(await browser.open('/redeem?code=HSTEAMACCESS'))).toMatchObject({
    status: 'redeemed',
    startsOn,
  });
  expect(factsOf(await browser.open('/redeem?code=QUIET7K2M94QD'))).toMatchObject({
    ...{ status: 'refused', reason: 'alreadyQueued', from: startsOn },
  });
});

test('a voucher for new members is refused to those who had access before', async () => {
  const { browser, userId } = await newMember(testApp);
  expect((await browser.open('/redeem?code=FIRSTREST')).headers.location).toMatch(/voucher=FIRSTREST/);
  await browser.post('/redeem', { step: 'redeem', code: 'NETFLIX30D', userId });
  expect(factsOf(await browser.open('/redeem?code=FIRSTREST'))).toMatchObject({ reason: 'newMembersOnly' });
});

test('a discount that was used tells when, and what it gave', async () => {
  const { browser, userId } = await newMember(testApp);
  await tables()
    .insertInto('voucherRedemptions')
    .values({ code: 'SLEEP30', userId, purchaseId: null })
    .execute();
  expect(factsOf(await browser.open('/redeem?code=SLEEP30'))).toMatchObject({
    ...{ reason: 'alreadyUsed', percentOff: 30, usedOn: today },
  });
});

test('access that was redeemed and has ended is not shown as running', async () => {
  const { browser, userId } = await newMember(testApp);
  const redeemedAt = new Date(`${addDays(today, -40)}T12:00:00Z`);
  const redemption = { code: 'NETFLIX30D', userId, purchaseId: null, redeemedAt };
  await tables().insertInto('voucherRedemptions').values(redemption).execute();
  expect(factsOf(await browser.open('/redeem?code=NETFLIX30D'))).toEqual({
    ...{ status: 'refused', code: 'NETFLIX30D', reason: 'accessEnded', endedOn: addDays(today, -10) },
  });
});

test('guesses are limited, and what is found is no guess', async () => {
  const browser = newBrowser(testApp);
  for (let look = 0; look < 15; look += 1) await browser.open('/redeem?code=NETFLIX30D');
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await browser.open(`/redeem?code=GUESS${guess}`)).statusCode).toBe(200);
  }
  const refused = await browser.open('/redeem?code=NETFLIX30D');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  expect(factsOf(refused)).toEqual({ status: 'tooManyAttempts', code: 'NETFLIX30D', minutes: 10 });
});

test('a code that was made for one person is long, unambiguous, and opens access once', async () => {
  const length = { count: 12, unit: 'month' } as const;
  const [code = ''] = await createVouchers(testApp.db, createStudentStatus(testApp.db)).issueAccess(1, {
    ...{ plan: 'HSTEAMACCESS', length, endsOn: null },
  });
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{12}$/);
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
  const [first, second] = [await newMember(testApp), await newMember(testApp)];
  await first.browser.post('/redeem', { step: 'redeem', code: typed, userId: first.userId });
  expect(await subscriptionsOf(first.userId)).toMatchObject([{ planCode: 'HSTEAMACCESS' }]);
  expect(factsOf(await second.browser.open(`/redeem?code=${code}`))).toMatchObject({ reason: 'soldOut' });
});

test('an order that is still open is shown as such', async () => {
  const { browser, userId } = await newMember(testApp);
  const id = randomUUID();
  await tables()
    .insertInto('purchases')
    .values({
      ...{ id, userId, purchaseKey: id, orderNumber: `O-${id}`, state: 'unknown' },
      ...{ quoteId: null, payment: null, access: { code: 'NETFLIX30D' } },
    })
    .execute();
  await tables()
    .insertInto('voucherRedemptions')
    .values({ code: 'NETFLIX30D', userId, purchaseId: id })
    .execute();
  const page = await browser.open('/redeem?code=NETFLIX30D');
  expect(factsOf(page)).toEqual({ status: 'pending', code: 'NETFLIX30D' });
});

test('while billing does not answer, nothing is redeemed', async () => {
  const { browser, userId } = await newMember(testApp);
  await sandbox.stop();
  const answer = await browser.post('/redeem', { step: 'redeem', code: 'NETFLIX30D', userId });
  expect([answer.statusCode, factsOf(answer)]).toEqual([503, { status: 'unavailable', code: 'NETFLIX30D' }]);
  expect(factsOf(await browser.open('/redeem?code=NETFLIX30D'))).toMatchObject({ status: 'open' });
});
