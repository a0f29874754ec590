import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import type { BillingTables } from '../tables.ts';
import { createPaymentReferences } from './payment-references.ts';

let testApp: BillingTestApp;
const tables = () => testApp.database.db.$extendTables<BillingTables>();
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const askApproval = (userId: string) =>
  testApp.post(userId, '/subscription/payments/web/paypal-approvals', {});
const referencesOf = async (userId: string) => {
  const rows = await tables()
    .selectFrom('paymentReferences')
    .select('reference')
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ reference }) => reference);
};

test('a reference that no purchase names is deleted after a day, and one that paid stays', async () => {
  const userId = randomUUID();
  const refId = await testApp.card(userId);
  const quoteId = await testApp.quote(userId);
  expect((await testApp.buy(userId, { quoteId, refId })).status).toBe(200);
  expect((await askApproval(userId)).status).toBe(201);
  await tables()
    .updateTable('paymentReferences')
    .set({ createdAt: sql<Date>`now() - interval '25 hours'` })
    .execute();
  const token = String((await askApproval(userId)).body.data?.attributes.token);
  expect(await referencesOf(userId)).toHaveLength(3);

  const zuora = { paymentMethod: () => Promise.reject(new Error('asked')) };
  await createPaymentReferences(tables(), zuora).forgetUnused();
  expect(new Set(await referencesOf(userId))).toEqual(new Set([refId, token]));
}, 60_000);

test('approvals at PayPal are limited: one too many leaves no row', async () => {
  const userId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 34 }, () => askApproval(userId)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body.errors?.[0]?.code])).toEqual(
    Array.from({ length: 4 }, () => [429, 'TOO_MANY_PAYPAL_APPROVALS']),
  );
  expect(await referencesOf(userId)).toHaveLength(30);
}, 60_000);

test('validating and describing cards, which ask the billing company, are limited together', async () => {
  const userId = randomUUID();
  const validate = () => testApp.get(userId, `/subscription/payments/web/validate?userId=${userId}`);
  const describeCard = () => testApp.get(userId, '/subscription/payments/web/payment-methods/another');
  const answers = await Promise.all(
    Array.from({ length: 66 }, (_, at) => (at % 2 === 0 ? validate() : describeCard())),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  expect((await describeCard()).body.errors?.[0]?.code).toBe('TOO_MANY_LOOK_UPS');
}, 60_000);
