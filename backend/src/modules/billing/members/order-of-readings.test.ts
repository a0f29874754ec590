import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../../testing/accounts.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { OpenDatabase } from '../../../database/open.ts';
import type { BillingTables } from '../tables.ts';
import { keepAccountOfOrder } from './account-of-order.ts';
import { createMemberRepository, type ReportedSubscription } from './repository.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const amount = { amount: 6999, currency: 'EUR' } as const;

function annualOf(userId: string): ReportedSubscription {
  return {
    userId,
    source: 'zuora',
    externalId: `S-${userId}`,
    accountNumber: `A-${userId}`,
    planCode: 'B2CANNUAL',
    startsOn: '2026-11-02',
    firstChargeOn: '2026-11-02',
    nextChargeOn: '2027-11-02',
    nextCharge: amount,
    afterDiscount: null,
    endsOn: null,
    planSince: '2026-11-02',
    planned: null,
    pausedFrom: null,
    pausedUntil: null,
  };
}

test('a reading that was begun earlier and ends later changes nothing but the payments it brings', async () => {
  const db = database.db.$extendTables<BillingTables>();
  const members = createMemberRepository(db);
  const userId = await insertAccount(database.db);
  const annual = annualOf(userId);
  const payment = {
    ...{ paymentNumber: `P-${userId}`, userId, subscriptionNumber: annual.externalId },
    ...{ invoiceNumber: null, amount, paidOn: '2026-11-02' },
  };
  const keep = (reading: string, subscription: ReportedSubscription, payments = [payment]) =>
    db.transaction().execute((trx) =>
      members.keep({
        account: { accountNumber: `A-${userId}`, userId, currency: 'EUR', country: 'DE', reading },
        subscriptions: [subscription],
        payments,
        trx,
      }),
    );
  const ended = { ...annual, nextChargeOn: null, nextCharge: null, endsOn: '2026-11-10' };

  const early = await members.nextReading();
  const late = await members.nextReading();
  expect(await keep(late, ended, [])).toEqual({ newPayments: [], latest: true });
  expect(await keep(early, annual)).toMatchObject({ newPayments: [payment], latest: false });
  expect(await members.subscriptionsOf(userId)).toMatchObject([{ endsOn: '2026-11-10', nextChargeOn: null }]);

  expect(await keep(await members.nextReading(), annual)).toEqual({ newPayments: [], latest: true });
  expect(await members.subscriptionsOf(userId)).toMatchObject([{ endsOn: null, nextChargeOn: '2027-11-02' }]);
});

test('a reading that was begun before an order was written changes nothing of it', async () => {
  const db = database.db.$extendTables<BillingTables>();
  const members = createMemberRepository(db);
  const userId = await insertAccount(database.db);
  const account = { accountNumber: `A-${userId}`, userId, currency: 'EUR', country: 'DE' } as const;
  const keep = (reading: string) =>
    db.transaction().execute((trx) =>
      members.keep({
        account: { ...account, reading },
        subscriptions: [annualOf(userId)],
        payments: [],
        trx,
      }),
    );

  const early = await members.nextReading();
  await db.transaction().execute((trx) => keepAccountOfOrder(trx, account));
  expect(await keep(early)).toEqual({ newPayments: [], latest: false });
  expect(await members.subscriptionsOf(userId)).toEqual([]);

  const begun = await members.nextReading();
  expect(await keep(begun)).toEqual({ newPayments: [], latest: true });
  await db.transaction().execute((trx) => keepAccountOfOrder(trx, account));
  expect(await keep(begun)).toEqual({ newPayments: [], latest: false });
});
