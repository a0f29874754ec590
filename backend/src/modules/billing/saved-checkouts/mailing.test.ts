import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { mailsOf } from '../../../testing/mails-of.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import type { BillingTables } from '../tables.ts';

let testApp: BillingTestApp;
const tables = () => testApp.database.db.$extendTables<BillingTables>();
beforeAll(async () => {
  testApp = await openBillingTestApp();
  await seedVouchers(testApp.database.db, dayOf(testApp.clock.now()));
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const rowOf = (userId: string) =>
  tables().selectFrom('savedCheckouts').selectAll().where('userId', '=', userId).executeTakeFirst();
const isDecided = async (userId: string) => ((await rowOf(userId))?.mailDecidedAt ?? null) !== null;
const remindersTo = (userId: string) => mailsOf(testApp, userId, 'checkoutReminder');
const advance = (days: number) => advanceClock(testApp.sandbox, testApp.clock, days);

/** A member who wants mails about offers, and has left a checkout. */
async function left(wish: object = {}, userId = randomUUID()) {
  testApp.wantingOffers.add(userId);
  expect(await testApp.quote(userId, wish)).not.toBe('');
  return userId;
}

test('a day after it was left, one mail leads back to it, in the language of the account', async () => {
  const userId = randomUUID();
  testApp.people.set(userId, { language: 'de' });
  await left({ plan: 'B2C14DANNUAL', country: 'DE', voucherCode: 'SLEEP30' }, userId);
  const leftOn = dayOf(testApp.clock.now());
  await advance(0.9);
  expect(remindersTo(userId)).toEqual([]);
  await advance(0.2);
  await until(() => isDecided(userId));
  const { id = '' } = (await rowOf(userId)) ?? {};
  const [mail] = testApp.mails.filter(({ to }) => to.startsWith(userId));
  expect(mail).toMatchObject({
    ...{ key: `checkoutReminder:${id}`, language: 'de', country: 'DE', mail: 'checkoutReminder' },
    facts: {
      ...{ firstName: 'Nora', plan: 'B2C14DANNUAL', voucher: 'SLEEP30', keptUntil: addDays(leftOn, 6) },
      link: `${testApp.sandbox.variables.SITE_ORIGIN ?? ''}/de/plans?continue=${id}`,
    },
  });
  // No price, which would be old by the time it is read.
  expect(JSON.stringify(mail)).not.toMatch(/EUR|amount/);

  await left({ plan: 'B2CMONTHLY' }, userId);
  await advance(1.1);
  const later = await left();
  await advance(1.1);
  await until(() => isDecided(later));
  expect(testApp.mails.filter(({ to }) => to.startsWith(userId))).toHaveLength(1);
});

test('without consent there is none, also not for a consent that comes later', async () => {
  const userId = await left();
  testApp.wantingOffers.delete(userId);
  await advance(1.1);
  await until(() => isDecided(userId));
  testApp.wantingOffers.add(userId);
  const later = await left();
  await advance(1.1);
  await until(() => isDecided(later));
  expect([remindersTo(userId), remindersTo(later).length]).toEqual([[], 1]);
});

test('what was bought or dismissed is not written about', async () => {
  const buyer = await left();
  const quoteId = await testApp.quote(buyer, {});
  expect((await testApp.buy(buyer, { quoteId, refId: await testApp.card(buyer) })).status).toBe(200);
  const other = await left();
  await testApp.billing.savedCheckouts.dismiss(other, (await rowOf(other))?.id ?? '');
  const later = await left();
  await advance(1.1);
  await until(() => isDecided(later));
  expect([remindersTo(buyer), remindersTo(other)]).toEqual([[], []]);
});

test('a checkout that goes on meanwhile is not left: its day begins anew', async () => {
  const userId = await left();
  await advance(0.6);
  await left({ plan: 'B2CMONTHLY' }, userId);
  const other = await left();
  await tables()
    .updateTable('savedCheckouts')
    .set({ savedAt: new Date(testApp.clock.now().getTime() - 86_400_000) })
    .where('userId', '=', other)
    .execute();
  await advance(0.6);
  await until(() => isDecided(other));
  expect([await isDecided(userId), remindersTo(userId)]).toEqual([false, []]);
  await advance(0.6);
  await until(() => remindersTo(userId).length === 1);
});

test('a voucher that ended meanwhile is not named', async () => {
  const userId = await left({ plan: 'B2C14DANNUAL', voucherCode: 'SLEEP30' });
  await tables()
    .updateTable('savedCheckouts')
    .set({ voucherCode: 'EXPIRED21' })
    .where('userId', '=', userId)
    .execute();
  await advance(1.1);
  await until(() => remindersTo(userId).length === 1);
  expect(remindersTo(userId)[0]).not.toHaveProperty('voucher');
});

test('what waited for the mail server is stopped where consent, or the checkout, is gone by then', async () => {
  const userId = await left();
  const key = `checkoutReminder:${(await rowOf(userId))?.id ?? ''}`;
  const isStopped = (mail = 'checkoutReminder') => testApp.billing.isMailStopped({ mail, key });
  expect(await isStopped()).toBe(false);
  testApp.wantingOffers.delete(userId);
  expect([await isStopped(), await isStopped('receipt')]).toEqual([true, false]);
  testApp.wantingOffers.add(userId);
  expect(await isStopped()).toBe(false);
  await tables().deleteFrom('savedCheckouts').where('userId', '=', userId).execute();
  expect(await isStopped()).toBe(true);
});

test('after a week nothing of it is left', async () => {
  const userId = await left();
  await advance(7.1);
  await until(async () => (await rowOf(userId)) === undefined);
  expect(remindersTo(userId)).toEqual([]);
});
