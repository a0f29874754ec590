import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { membersOf } from '../../../testing/changes.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { advanceClock, methodsOf, moveClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const address = '/subscription/payments/web/payment-methods';
const due = { amount: 1299, currency: 'EUR' };
const byCard = (refId: string) => ({ paymentMethod: { type: 'ZUORA', refId }, collect: due });

const postgres = await startPostgres();
afterAll(async () => {
  if (postgres.ok) await postgres.stop();
}, 30_000);

describe('a renewal that failed', () => {
  let testApp: BillingTestApp;
  beforeAll(async () => {
    testApp = await openBillingTestApp(postgres.ok ? postgres.url : undefined);
  }, 60_000);
  afterAll(() => testApp.close(), 30_000);

  const { subscriber, chargedTo, paid, mailsNamed, membership, codeOf } = membersOf(() => testApp);
  const replace = (userId: string, body: object) => testApp.post(userId, address, body);
  const methods = (userId: string) => methodsOf(testApp.sandbox, `A-${userId}`);
  const tables = () => testApp.database.db.$extendTables<BillingTables>();
  const attributes = ({ body }: Awaited<ReturnType<typeof replace>>) => body.data?.attributes;
  const tries = async (userId: string) =>
    (await testApp.ledger(userId)).payments.filter(({ status }) => status === 'Error').length;

  /** A member whose renewal was declined today; the day it was due. */
  async function failing() {
    const userId = await subscriber();
    const { paymentMethod } = byCard(await testApp.card(userId, cards.declined));
    expect((await replace(userId, { paymentMethod })).status).toBe(200);
    const { current } = await membership(userId);
    const renewedOn = current?.nextCharge?.date ?? '';
    await moveClock(testApp.sandbox, testApp.clock, `${renewedOn}T12:00:00.000Z`);
    await until(() => mailsNamed(userId, 'paymentFailed').length === 1);
    expect(await paid(userId)).toEqual([12.99]);
    return { userId, renewedOn };
  }

  test('a new card is charged with it at once, and never again for it', async () => {
    const { userId, renewedOn } = await failing();
    expect(mailsNamed(userId, 'paymentFailed')).toMatchObject([
      { amount: due, nextTryOn: addDays(renewedOn, 3) },
    ]);
    expect(await testApp.billing.paymentDueOf(userId)).toEqual({
      amount: due,
      nextTryOn: addDays(renewedOn, 3),
    });
    const refId = await testApp.card(userId);
    const answer = await replace(userId, byCard(refId));
    expect([answer.status, attributes(answer)]).toEqual([200, { status: 'REPLACED', charged: due }]);
    expect(await paid(userId)).toEqual([12.99, 12.99]);
    expect(await methods(userId)).toEqual({ charged: refId, all: [refId] });
    expect(attributes(await replace(userId, byCard(refId)))).toEqual({ status: 'REPLACED', charged: due });
    await until(() => mailsNamed(userId, 'receipt').length === 2);
    expect(await testApp.billing.paymentDueOf(userId)).toBeUndefined();

    await advanceClock(testApp.sandbox, testApp.clock, 10);
    expect(await paid(userId)).toEqual([12.99, 12.99]);
    expect(mailsNamed(userId, 'paymentFailed')).toHaveLength(1);
    expect((await membership(userId)).standing).toBe('renewing');
  }, 60_000);

  test('by PayPal as well as by a card, nothing is charged that was not told', async () => {
    const { userId } = await failing();
    for (const collect of [undefined, { ...due, amount: 1298 }, { ...due, currency: 'USD' }]) {
      const refId = await testApp.card(userId);
      const answer = await replace(userId, { ...byCard(refId), collect });
      expect([answer.status, attributes(answer)]).toEqual([200, { status: 'REPLACED' }]);
    }
    expect(await paid(userId)).toEqual([12.99]);
  }, 60_000);

  test('a member to whom nothing is due is charged nothing', async () => {
    const userId = await subscriber();
    const answer = await replace(userId, byCard(await testApp.card(userId)));
    expect(attributes(answer)).toEqual({ status: 'REPLACED' });
    expect(await paid(userId)).toEqual([12.99]);
  });

  test('a card that is declined is kept alone, and another one recovers', async () => {
    const { userId } = await failing();
    const refId = await testApp.card(userId, cards.declined);
    const declined = await replace(userId, byCard(refId));
    expect([declined.status, attributes(declined)]).toEqual([
      200,
      { status: 'REPLACED', notCharged: 'PAYMENT_DECLINED' },
    ]);
    expect(await methods(userId)).toEqual({ charged: refId, all: [refId] });
    expect(await tries(userId)).toBe(2);
    const other = await testApp.card(userId);
    expect(attributes(await replace(userId, byCard(other)))).toEqual({ status: 'REPLACED', charged: due });
    expect(await paid(userId)).toEqual([12.99, 12.99]);
    expect(await methods(userId)).toEqual({ charged: other, all: [other] });
  }, 60_000);

  test('a gateway that breaks three times, and one that is slow, charge once', async () => {
    const first = await failing();
    const broken = await testApp.card(first.userId, cards.failsThrice);
    expect(attributes(await replace(first.userId, byCard(broken)))).toEqual({
      status: 'REPLACED',
      charged: due,
    });
    expect(await paid(first.userId)).toEqual([12.99, 12.99]);

    const second = await failing();
    const slow = await testApp.card(second.userId, cards.slow);
    expect(attributes(await replace(second.userId, byCard(slow)))).toEqual({
      status: 'REPLACED',
      charged: due,
    });
    expect(await paid(second.userId)).toEqual([12.99, 12.99]);
  }, 120_000);

  test('while a try of the billing company is at the gateway, nothing else is charged', async () => {
    const { userId, renewedOn } = await failing();
    await chargedTo(userId, 'slow');
    await moveClock(testApp.sandbox, testApp.clock, `${addDays(renewedOn, 3)}T12:00:00.000Z`);
    expect(await paid(userId)).toEqual([12.99]);
    expect((await testApp.ledger(userId)).payments.map(({ status }) => status)).toContain('Processing');
    const answer = await replace(userId, byCard(await testApp.card(userId)));
    expect([200, 202]).toContain(answer.status);
    expect(attributes(answer)).not.toHaveProperty('charged');
    await until(async () => (await paid(userId)).length > 1, 60_000);
    await until(async () => (await openOnes(userId)) === 0, 60_000);
    expect(await paid(userId)).toEqual([12.99, 12.99]);
    await until(async () => (await testApp.billing.paymentDueOf(userId)) === undefined, 60_000);
  }, 150_000);

  const openOnes = async (userId: string) =>
    (
      await tables()
        .selectFrom('recoveryPayments')
        .select('id')
        .where('userId', '=', userId)
        .where('state', 'in', ['ordering', 'unknown'])
        .execute()
    ).length;

  test('tried until the last time: three mails, each once, and the subscription ends', async () => {
    const { userId, renewedOn } = await failing();
    for (const [days, mails] of [
      [3, 1],
      [6, 2],
    ] as const) {
      await moveClock(testApp.sandbox, testApp.clock, `${addDays(renewedOn, days)}T12:00:00.000Z`);
      await until(() => mailsNamed(userId, 'paymentFailed').length === mails);
      const next = addDays(renewedOn, days + 3);
      await until(async () => (await testApp.billing.paymentDueOf(userId))?.nextTryOn === next);
    }
    expect(mailsNamed(userId, 'paymentFailed')[1]).toMatchObject({
      amount: due,
      nextTryOn: addDays(renewedOn, 9),
      lastTry: true,
    });
    await moveClock(testApp.sandbox, testApp.clock, `${addDays(renewedOn, 9)}T12:00:00.000Z`);
    await until(() => mailsNamed(userId, 'cancellation').length === 1);
    expect(mailsNamed(userId, 'cancellation')).toMatchObject([
      { cancelled: { kind: 'unpaid', accessUntil: addDays(renewedOn, 9), amount: due } },
    ]);
    expect(mailsNamed(userId, 'paymentFailed')).toHaveLength(2);
    expect(await testApp.billing.paymentDueOf(userId)).toBeUndefined();
    expect((await membership(userId)).status).toBe('EXPIRED');

    // What was given up is not charged any more.
    const late = await replace(userId, byCard(await testApp.card(userId)));
    expect(attributes(late)).toEqual({ status: 'REPLACED' });
    expect(await paid(userId)).toEqual([12.99]);
  }, 90_000);

  test.runIf(postgres.ok)(
    'nineteen presses, and several cards at once, are charged once',
    async () => {
      const one = await failing();
      const refId = await testApp.card(one.userId);
      const presses = await Promise.all(Array.from({ length: 19 }, () => replace(one.userId, byCard(refId))));
      expect(new Set(presses.map((press) => JSON.stringify(attributes(press))))).toEqual(
        new Set([JSON.stringify({ status: 'REPLACED', charged: due })]),
      );
      expect(await paid(one.userId)).toEqual([12.99, 12.99]);

      const other = await failing();
      const refIds = await Promise.all(Array.from({ length: 4 }, () => testApp.card(other.userId)));
      const answers = await Promise.all(refIds.map((each) => replace(other.userId, byCard(each))));
      expect(answers.map(codeOf)).toEqual(answers.map(() => [200, undefined]));
      expect(answers.filter((answer) => attributes(answer)?.charged !== undefined)).toHaveLength(1);
      expect(await paid(other.userId)).toEqual([12.99, 12.99]);
      const { charged, all } = await methods(other.userId);
      expect(all).toEqual([charged]);
    },
    90_000,
  );

  test.runIf(postgres.ok)(
    'a try of the billing company and the new card at once are one charge',
    async () => {
      for (const milliseconds of [0, 15, 30, 60, 120]) {
        const { userId, renewedOn } = await failing();
        const refId = await testApp.card(userId);
        const [answer] = await Promise.all([
          replace(userId, byCard(refId)),
          sleep(milliseconds).then(() =>
            moveClock(testApp.sandbox, testApp.clock, `${addDays(renewedOn, 3)}T12:00:00.000Z`),
          ),
        ]);
        expect(answer.status).toBe(200);
        await until(async () => (await openOnes(userId)) === 0);
        expect(await paid(userId)).toEqual([12.99, 12.99]);
        await until(async () => (await testApp.billing.paymentDueOf(userId)) === undefined);
      }
    },
    120_000,
  );
});
