import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const paidIn = async (userId: string) =>
  (await testApp.ledger(userId)).payments.filter(({ status }) => status === 'Processed');

// ASVS V11.1.1
test('a quote shows what is charged, and the purchase charges what the quote showed', async () => {
  const userId = randomUUID();
  const quoted = await testApp.post(userId, '/subscription/payments/web/quotes', {
    plan: 'B2CMONTHLY',
    country: 'DE',
  });
  expect(quoted.status).toBe(201);
  expect(quoted.body.data?.attributes).toMatchObject({
    plan: 'B2CMONTHLY',
    taxMode: 'TAX_INCLUSIVE',
    lines: [
      { kind: 'plan', amount: { amount: 1299, currency: 'EUR' } },
      { kind: 'tax', amount: { amount: 207, currency: 'EUR' } },
    ],
    totalToday: { amount: 1299, currency: 'EUR' },
    timeline: [{ kind: 'today' }, { kind: 'renewal', amount: { amount: 1299, currency: 'EUR' } }],
    paymentTypes: ['ZUORA', 'PAYPAL'],
  });

  const refId = await testApp.card(userId);
  const bought = await testApp.buy(userId, { quoteId: quoted.body.data?.id ?? '', refId });
  expect(bought).toMatchObject({
    status: 200,
    body: { data: { attributes: { status: 'ACTIVE', type: 'ZUORA' } } },
  });
  expect(bought.body.data?.attributes.zuoraReferenceId).toMatch(/^A-S/);
  expect(await paidIn(userId)).toMatchObject([{ amount: 12.99 }]);

  const membership = await testApp.get(userId, '/subscription/v1');
  expect(membership.body.data?.attributes).toMatchObject({ status: 'ACTIVE', standing: 'renewing' });
});

test('a card that is declined when charged leaves nothing behind', async () => {
  const userId = randomUUID();
  const [quoteId, refId] = [await testApp.quote(userId), await testApp.card(userId, cards.declined)];
  const bought = await testApp.buy(userId, { quoteId, refId });
  expect(bought).toMatchObject({ status: 402, body: { errors: [{ code: 'PAYMENT_DECLINED' }] } });
  expect(await paidIn(userId)).toEqual([]);
});

// Zuora refuses each of these as it is: the account may be older than our own limits, or another issuer's.
test.each([
  ['a name of 255 characters', { firstName: 'n'.repeat(255), lastName: 'm'.repeat(255) }],
  ['a name in characters of four bytes', { firstName: '🌙', lastName: '𠮷田' }],
  ['a name that is an address', { firstName: 'http://evil.example/win', lastName: 'New' }],
  ['no name', { firstName: '', lastName: '' }],
  ['an email address of 254 characters', { email: `${'n'.repeat(241)}@demo.example` }],
])('an account with %s can buy', async (_what, person) => {
  const userId = randomUUID();
  testApp.people.set(userId, person);
  const [quoteId, refId] = [await testApp.quote(userId), await testApp.card(userId)];
  expect(await testApp.buy(userId, { quoteId, refId })).toMatchObject({ status: 200 });
  expect(await paidIn(userId)).toHaveLength(1);
});

test('two pages that buy the same one after the other buy it once, and both lead to it', async () => {
  const userId = randomUUID();
  const inAPage = async (wish: object) => ({
    quoteId: await testApp.quote(userId, wish),
    refId: await testApp.card(userId),
  });
  const [one, same, other] = [
    await inAPage({}),
    await inAPage({}),
    await inAPage({ plan: 'B2CFAMILYA2022' }),
  ];

  const answers = [await testApp.buy(userId, one), await testApp.buy(userId, same)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body.data).toEqual(answers[0]?.body.data);
  const refused = await testApp.buy(userId, other);
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'ALREADY_SUBSCRIBER']);
  expect((await testApp.ledger(userId)).payments).toHaveLength(1);
}, 60_000);
