import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { minorUnits } from '../../../domain/money.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { places } from '../../../testing/places.ts';
import { invoicesOf, ledgerOf, moveClock, typeCard } from '../../../testing/sandbox-money.ts';
import type { GiftOffer } from '../gifts/gift.ts';
import { giftKinds, giftPriceIn, type GiftKind } from '../gifts/gift-kinds.ts';
import type { BillingTables } from '../tables.ts';

// Every gift, in a country of each price zone: what its page shows, and what is charged for it in fourteen months. The rows are
// kept in demo/gift-price-table.json, from which each language is drawn and Storybook's page is made; `-u` writes them again.

const boughtAt = '2034-01-16T12:00:00Z';
const monthsWatched = 14;

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
  await moveClock(testApp.sandbox, testApp.clock, boughtAt);
}, 60_000);
afterAll(() => testApp.close(), 30_000);

async function give(kind: GiftKind, place: (typeof places)[number]) {
  const giver = randomUUID();
  const shown = await testApp.post(giver, '/gifts', {
    ...{ kind, ...place, receiverEmail: 'june@example.org', sendOn: null },
    card: { receiverName: 'June', language: 'de' },
  });
  const offer = shown.body.data?.attributes.offer as GiftOffer;
  const page = await testApp.post(giver, '/subscription/payments/web/payment-pages', {});
  const refId = await typeCard(String(page.body.data?.attributes.src), undefined, 2040);
  const bought = await testApp.post(giver, '/gifts/buy', { giftId: shown.body.data?.id, refId });
  expect([kind, place, bought.status]).toEqual([kind, place, 200]);
  return { giver, postalCode: place.postalCode, offer };
}

test('what a gift is shown to cost is charged, to the cent and once, for every kind and place', async () => {
  const wishes = giftKinds.flatMap((kind) => places.map((place) => ({ kind, place })));
  const rows = await Promise.all(wishes.map(({ kind, place }) => give(kind, place)));
  for (let month = 1; month <= monthsWatched; month += 1) {
    const day = addMonths(dayOf(new Date(boughtAt)), month);
    await moveClock(testApp.sandbox, testApp.clock, `${day}T12:00:00Z`);
  }

  const tables = testApp.database.db.$extendTables<BillingTables>();
  for (const { giver, offer } of rows) {
    const { kind, country, total, lines } = offer;
    const { accountNumber } = await tables
      .selectFrom('gifts')
      .select('accountNumber')
      .where('userId', '=', giver)
      .executeTakeFirstOrThrow();
    const invoices = await invoicesOf(testApp.sandbox, accountNumber ?? '');
    const { payments } = await ledgerOf(testApp.sandbox, accountNumber ?? '');
    const inCents = ({ amount }: { amount: number }) => minorUnits(amount, total.currency);
    expect({ kind, country, invoiced: invoices.map(inCents), paid: payments.map(inCents) }).toEqual({
      ...{ kind, country },
      invoiced: [total],
      paid: [total],
    });
    // The price that the picker of gifts shows.
    expect(lines.filter((line) => line.kind === 'plan')).toEqual([
      { kind: 'plan', amount: giftPriceIn(kind, total.currency) },
    ]);
  }
  const table = rows.map(({ postalCode, offer }) => JSON.stringify({ postalCode, offer }));
  await expect(`[\n${table.join(',\n')}\n]\n`).toMatchFileSnapshot(
    '../../../../../demo/gift-price-table.json',
  );
}, 240_000);
