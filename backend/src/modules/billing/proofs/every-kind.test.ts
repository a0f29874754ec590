import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, dayOf, type Day } from '../../../domain/days.ts';
import { sellablePlans } from '../../../domain/sellable-plans.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { kindsOfSubscriptions } from '../../../testing/kinds-of-subscriptions.ts';
import { mailsOf } from '../../../testing/mails-of.ts';
import { invoicesOf, moveClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

/** The year's end, two ends of months that others lack, and the night in which Europe's clocks go forward. */
const firstDays = ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-26'];
const lastDay = '2030-04-20';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp(undefined, { PLANS_SOLD: sellablePlans.join(',') });
  await seedVouchers(testApp.database.db, dayOf(testApp.clock.now()));
}, 60_000);
afterAll(() => testApp.close(), 30_000);

/** The givers of gifts, by their receivers. */
const givers = new Map<string, string>();
const { kinds, newHolder } = kindsOfSubscriptions(() => testApp, givers);

interface Holder {
  kind: string;
  first: Day;
  userId: string;
}

/** One holder of each kind. */
async function holdersFrom(first: Day): Promise<Holder[]> {
  return Promise.all(Object.keys(kinds).map(async (kind) => ({ kind, first, userId: await newHolder() })));
}

/** How often a person gets each mail. */
function mailsTo(userId: string): Record<string, number> {
  const names = testApp.mails.filter(({ to }) => to.startsWith(userId)).map(({ mail }) => mail);
  return Object.fromEntries([...new Set(names)].map((name) => [name, mailsOf(testApp, userId, name).length]));
}

/** What an account was charged, in the order of the days. */
async function chargesOf(accountNumber: string) {
  const invoices = await invoicesOf(testApp.sandbox, accountNumber);
  return invoices
    .filter(({ amount }) => amount !== 0)
    .map(({ invoiceDate, amount, balance }) => ({
      day: invoiceDate,
      amount: Math.round(amount * 100),
      open: balance,
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

test('over two years every kind of subscription at once is charged on its days, each time once, with one mail each', async () => {
  const holders = (await Promise.all(firstDays.map(holdersFrom))).flat();
  const acts = holders.flatMap(({ kind, first, userId }) => [
    { day: first, act: async () => kinds[kind]?.buy(userId) },
    ...(kinds[kind]?.later?.(first) ?? []).map(([day, act]) => ({ day, act: () => act(userId) })),
  ]);
  // A month at a time at most: reminders are not passed over, and no call takes minutes.
  const months = Array.from({ length: 29 }, (_, month) => addMonths('2027-12-15', month));
  const days = [...new Set([...acts.map(({ day }) => day), ...months, lastDay])].toSorted();
  for (const day of days.filter((each) => each <= lastDay)) {
    await moveClock(testApp.sandbox, testApp.clock, `${day}T12:00:00Z`);
    await Promise.all(acts.filter((each) => each.day === day).map(({ act }) => act()));
  }

  for (const { kind, first, userId } of holders) {
    const charges = kinds[kind]?.charges(first).filter(([day]) => day <= lastDay) ?? [];
    expect({ kind, first, charges: await chargesOf(`A-${userId}`) }).toEqual({
      ...{ kind, first },
      charges: charges.map(([day, amount]) => ({ day, amount, open: 0 })),
    });
    const { payments } = await testApp.ledger(userId);
    const paid = payments
      .filter(({ status }) => status === 'Processed')
      .map(({ amount }) => Math.round(amount * 100));
    expect({ kind, first, paid: paid.toSorted() }).toEqual({
      ...{ kind, first },
      paid: charges.map(([, amount]) => amount).toSorted(),
    });

    await until(() => mailsOf(testApp, userId, 'receipt').length >= charges.length);
    const receipts = mailsOf(testApp, userId, 'receipt') as { paidOn: Day; amount: object }[];
    expect({
      ...{ kind, first },
      receipts: receipts
        .map(({ paidOn, amount }) => ({ paidOn, amount }))
        .toSorted((one, other) => one.paidOn.localeCompare(other.paidOn)),
    }).toEqual({
      ...{ kind, first },
      receipts: charges.map(([day, amount, paidOn = day]) => ({
        paidOn,
        amount: { amount, currency: 'EUR' },
      })),
    });
    const mails = { ...kinds[kind]?.mails, ...(charges.length > 0 && { receipt: charges.length }) };
    expect({ kind, first, mails: mailsTo(userId) }).toEqual({ kind, first, mails });
  }

  expect(givers.size).toBe(2 * firstDays.length);
  const tables = testApp.database.db.$extendTables<BillingTables>();
  for (const giver of givers.values()) {
    const gift = await tables
      .selectFrom('gifts')
      .select(['accountNumber', 'boughtOn'])
      .where('userId', '=', giver)
      .executeTakeFirstOrThrow();
    expect(await chargesOf(gift.accountNumber ?? '')).toEqual([
      { day: gift.boughtOn, amount: 6999, open: 0 },
    ]);
    expect(mailsTo(giver)).toEqual({ giftReceipt: 1 });
  }
}, 300_000);
