import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { cards } from '../../../testing/cards.ts';
import { createGiftRepository } from '../gifts/repository.ts';
import type { BillingTables } from '../tables.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const tables = () => testApp.database.db.$extendTables<BillingTables>();

async function shown(giver: string): Promise<string> {
  const card = { receiverName: 'June', message: 'Breathe out.', language: 'en' };
  const body = { kind: 'season', country: 'DE', card, receiverEmail: 'june@example.org', sendOn: null };
  return (await testApp.post(giver, '/gifts', body)).body.data?.id ?? '';
}
const buy = async (giver: string, giftId: string, card?: (typeof cards)[keyof typeof cards]) =>
  (await testApp.post(giver, '/gifts/buy', { giftId, refId: await testApp.card(giver, card) })).status;

test('five gifts a day are taken back by one member, so that mail to strangers is not for nothing', async () => {
  const giver = randomUUID();
  const refunded: number[] = [];
  for (let gift = 0; gift < 6; gift += 1) {
    const giftId = await shown(giver);
    expect(await buy(giver, giftId)).toBe(200);
    refunded.push((await testApp.post(giver, '/gifts/refund', { giftId })).status);
  }
  expect(refunded).toEqual([200, 200, 200, 200, 200, 429]);
}, 120_000);

test('a gift whose card was declined is forgotten once it has expired, with its receiver; one that was paid is kept', async () => {
  const giver = randomUUID();
  const [declined, paid] = [await shown(giver), await shown(giver)];
  expect(await buy(giver, declined, cards.declined)).not.toBe(200);
  expect(await buy(giver, paid)).toBe(200);

  const later = new Date(testApp.clock.now().getTime() + 24 * 60 * 60 * 1000);
  await createGiftRepository(tables()).forgetBefore(later);
  const kept = await tables().selectFrom('gifts').select('id').where('userId', '=', giver).execute();
  expect(kept).toEqual([{ id: paid }]);
}, 60_000);
