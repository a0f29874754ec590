import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { holdGiftOrders } from '../../../testing/gift-gates.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { openPurchaseGates, type GatedMoment } from '../../../testing/purchase-gates.ts';
import { refundsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres, startReplica } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<BillingTables>();
  const giftRow = (id: string) =>
    tables().selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const redeem = (userId: string, code: string) => testApp().post(userId, '/redemptions', { code });
  const refund = (giver: string, giftId: string) => testApp().post(giver, '/gifts/refund', { giftId });

  async function bought(receiverEmail = 'june@example.org') {
    const giver = randomUUID();
    const wish = {
      ...{ kind: 'year', country: 'DE', receiverEmail, sendOn: null },
      card: { receiverName: 'June', message: '', language: 'en' },
    };
    const giftId = (await testApp().post(giver, '/gifts', wish)).body.data?.id ?? '';
    const paid = { giftId, refId: await testApp().card(giver) };
    expect((await testApp().post(giver, '/gifts/buy', paid)).status).toBe(200);
    return { giver, giftId, code: testApp().billing.gifts.codeOf(await giftRow(giftId)) ?? '' };
  }

  test.each(['beforeTheCall', 'beforeTheOutcomeIsStored'] satisfies GatedMoment[])(
    'killed while a gift is redeemed, %s: one account has it once, and no other gets it',
    async (moment) => {
      const { code, giver, giftId } = await bought();
      const receiver = randomUUID();
      const killed = await startReplica();
      const gates = await openPurchaseGates(testApp().database);
      await gates.hold(moment, receiver);
      const press = killed.redeem(receiver, code).catch(() => 'the connection broke');
      await gates.untilHeld(1);
      await killed.stop('SIGKILL');
      expect(await press).toBe('the connection broke');
      await gates.close();

      expect((await redeem(randomUUID(), code)).status).not.toBe(200);
      expect((await refund(giver, giftId)).status).not.toBe(200);
      await until(async () => (await redeem(receiver, code)).status === 200, 60_000);
      expect((await testApp().ledger(receiver)).subscriptions).toHaveLength(1);
      expect((await testApp().get(receiver, '/subscription/v1')).body.data?.attributes).toMatchObject({
        status: 'ACTIVE',
        current: { plan: 'GIFTACCESS' },
      });
      expect((await giftRow(giftId)).redemption).not.toBeNull();
    },
    120_000,
  );

  test('killed while the money of a gift goes back: it goes back once, and the code opens nothing', async () => {
    const to = `${randomUUID()}@example.org`;
    const { code, giver, giftId } = await bought(to);
    const killed = await startReplica();
    const gate = await holdGiftOrders(testApp().database, giver);
    const press = killed.ask(giver, '/gifts/refund', { giftId }).catch(() => 'the connection broke');
    await gate.untilHeld();
    await killed.stop('SIGKILL');
    expect(await press).toBe('the connection broke');
    expect((await redeem(randomUUID(), code)).status).not.toBe(200);
    await gate.release();

    await until(async () => (await giftRow(giftId)).state === 'refunded', 60_000);
    await refund(giver, giftId);
    const { accountNumber, offer } = await giftRow(giftId);
    expect(await refundsOf(testApp().sandbox, accountNumber ?? '')).toEqual([offer.total.amount / 100]);
    expect((await redeem(randomUUID(), code)).status).not.toBe(200);
    const mailed = (mail: string, address: string) =>
      testApp().mails.filter((each) => each.mail === mail && each.to === address);
    await until(() => Promise.resolve(mailed('giftRefund', `${giver}@example.org`).length > 0), 30_000);
    expect(mailed('giftRefund', `${giver}@example.org`)).toHaveLength(1);
    expect(mailed('giftTakenBack', to)).toHaveLength(1);
  }, 120_000);
});
