import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sellablePlans, type SellablePlan } from '../../../domain/sellable-plans.ts';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { insertAccount, verifyStudent } from '../../../testing/accounts.ts';
import { places } from '../../../testing/places.ts';
import { chargesOf, promisedCharges } from '../../../testing/promised-charges.ts';
import { moveClock, typeCard } from '../../../testing/sandbox-money.ts';
import type { ShownOffer } from '../quotes/offer.ts';

// Every plan, in a country of each price zone, with each voucher that it takes: what its quote shows, and what is charged in
// fourteen months. The rows are kept in demo/price-table.json, from which each language is drawn and Storybook's page is made;
// `-u` writes them again. They are bought at noon of a day far ahead, so that they stay the same.

const boughtAt = '2034-01-16T12:00:00Z';
const monthsWatched = 14;

const vouchers = [
  undefined,
  'SLEEP30',
  'BEWELL30',
  'HALFYEAR',
  'CALM60',
  'FAMILYONLY',
  'USONLY',
  'FIRSTREST',
  'STUDENT50',
];

interface Bought {
  userId: string;
  postalCode?: string | undefined;
  offer: ShownOffer;
}

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp(undefined, { PLANS_SOLD: sellablePlans.join(',') });
  const { sandbox, clock, database } = testApp;
  await moveClock(sandbox, clock, boughtAt);
  await seedVouchers(database.db, dayOf(clock.now()));
}, 60_000);
afterAll(() => testApp.close(), 30_000);

/** A new account. The price for students is for those who were verified. */
async function buyerFor({ voucherCode }: { voucherCode?: string | undefined }): Promise<string> {
  if (voucherCode !== 'STUDENT50') return randomUUID();
  const userId = await insertAccount(testApp.database.db);
  const today = dayOf(testApp.clock.now());
  await verifyStudent(testApp.database.db, userId, today, addMonths(today, 12));
  return userId;
}

async function buy(wish: {
  plan: SellablePlan;
  country: string;
  postalCode?: string;
  voucherCode?: string | undefined;
}): Promise<Bought | undefined> {
  const userId = await buyerFor(wish);
  const { body } = await testApp.post(userId, '/subscription/payments/web/quotes', wish);
  const offer = { ...(body.data?.attributes as unknown as ShownOffer) };
  // Of the answer, not of the offer.
  for (const extra of ['expiresAt', 'plans']) Reflect.deleteProperty(offer, extra);
  if (offer.voucher?.status === 'refused') {
    expect(['notForPlan', 'notForZone']).toContain(offer.voucher.reason);
    return undefined;
  }
  const page = await testApp.post(userId, '/subscription/payments/web/payment-pages', {});
  const refId = await typeCard(String(page.body.data?.attributes.src), undefined, 2040);
  const bought = await testApp.buy(userId, { quoteId: body.data?.id ?? '', refId });
  expect([wish, bought.status]).toEqual([wish, 200]);
  return { userId, postalCode: wish.postalCode, offer };
}

test('what is shown is what is charged, to the cent, for every plan, place and voucher', async () => {
  const rows: Bought[] = [];
  for (const plan of sellablePlans) {
    for (const place of places) {
      const bought = await Promise.all(vouchers.map((voucherCode) => buy({ plan, ...place, voucherCode })));
      rows.push(...bought.filter((row) => row !== undefined));
    }
  }
  let end = dayOf(new Date(boughtAt));
  // A month at a time: a call that takes minutes is given up.
  for (let month = 1; month <= monthsWatched; month += 1) {
    end = addMonths(dayOf(new Date(boughtAt)), month);
    await moveClock(testApp.sandbox, testApp.clock, `${end}T12:00:00Z`);
  }

  for (const row of rows) {
    const { plan, country, voucher } = row.offer;
    const of = { plan, country, voucher: voucher?.code };
    const charges = await chargesOf(testApp.sandbox, `A-${row.userId}`, row.offer);
    expect({ ...of, charges }).toEqual({ ...of, charges: promisedCharges(row.offer, end) });
  }
  const table = rows.map(({ postalCode, offer }) => JSON.stringify({ postalCode, offer }));
  await expect(`[\n${table.join(',\n')}\n]\n`).toMatchFileSnapshot('../../../../../demo/price-table.json');
}, 480_000);
