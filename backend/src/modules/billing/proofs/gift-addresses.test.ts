import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../../domain/days.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { inGroups } from '../gifts/gift-links.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<BillingTables>();
  const today = () => dayOf(testApp().clock.now());
  const redeem = (userId: string, code: string) => testApp().post(userId, '/redemptions', { code });
  const refund = (giver: string, giftId: string) => testApp().post(giver, '/gifts/refund', { giftId });
  const giftRow = (id: string) =>
    tables().selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Its mail went out some minutes ago. */
  const minutesLater = (id: string) =>
    tables()
      .updateTable('gifts')
      .set({ sentAt: new Date(testApp().clock.now().getTime() - 6 * 60_000) })
      .where('id', '=', id)
      .execute();
  const codeOf = async (id: string) => testApp().billing.gifts.codeOf(await giftRow(id)) ?? '';
  const mailsAbout = (mail: string, to: string) =>
    testApp().mails.filter((each) => each.mail === mail && each.to === to);
  const lookAt = (typed: string, userId: string) =>
    testApp().billing.lookAtCode({ typed, userId, address: '127.0.0.1', zone: 'EU' });

  async function bought(wish: object = {}): Promise<{ giver: string; giftId: string; code: string }> {
    const giver = randomUUID();
    const card = { receiverName: 'June', message: 'Breathe out.', language: 'de' };
    const body = { kind: 'year', country: 'DE', card, receiverEmail: 'june@example.org', sendOn: null };
    const giftId = (await testApp().post(giver, '/gifts', { ...body, ...wish })).body.data?.id ?? '';
    const paid = { giftId, refId: await testApp().card(giver) };
    expect((await testApp().post(giver, '/gifts/buy', paid)).status).toBe(200);
    return { giver, giftId, code: await codeOf(giftId) };
  }

  test('a corrected address gets a new code, and the one that was mailed before opens nothing', async () => {
    const { giver, giftId, code } = await bought();
    const to = `${randomUUID()}@example.org`;
    expect(await testApp().billing.gifts.resend(giver, giftId, to)).toEqual({ ok: true, sent: true });
    const fresh = await codeOf(giftId);
    expect(fresh).not.toBe(code);
    const [mailed] = mailsAbout('gift', to);
    expect(mailed).toMatchObject({ facts: { code: inGroups(fresh) } });
    const reader = randomUUID();
    const notFound = { outcome: 'refused', refusal: { reason: 'notFound' } };
    expect(await lookAt(code, reader)).toEqual(notFound);
    expect((await redeem(reader, code)).status).not.toBe(200);
    expect((await redeem(randomUUID(), fresh)).status).toBe(200);
  }, 60_000);

  test('a code that is redeemed while the address is corrected opens only one of both', async () => {
    const { giver, giftId, code } = await bought();
    const to = `${randomUUID()}@example.org`;
    const redeeming = redeem(randomUUID(), code);
    const corrected = await testApp().billing.gifts.resend(giver, giftId, to);
    const redeemed = (await redeeming).status === 200;
    expect(corrected.ok).toBe(!redeemed);
    expect((await redeem(randomUUID(), await codeOf(giftId))).status === 200).toBe(!redeemed);
  }, 60_000);

  test('a gift that has not gone out keeps the code that its giver may have printed', async () => {
    const { giver, giftId, code } = await bought({ sendOn: addDays(today(), 3) });
    const to = `${randomUUID()}@example.org`;
    expect(await testApp().billing.gifts.resend(giver, giftId, to)).toEqual({ ok: true, sent: false });
    expect(await giftRow(giftId)).toMatchObject({ receiverEmail: to });
    expect(await codeOf(giftId)).toBe(code);
  }, 60_000);

  test('a gift is sent once more a few minutes after its mail, and to another address at once', async () => {
    const { giver, giftId } = await bought();
    const again = (to?: string) => testApp().billing.gifts.resend(giver, giftId, to);
    const code = await codeOf(giftId);
    const soon = { ok: false, refusal: { error: { code: 'GIFT_JUST_SENT', data: { minutes: 5 } } } };
    expect(await again()).toMatchObject(soon);
    expect(await again('june@example.org')).toMatchObject(soon);
    expect(await again('June@Example.org')).toMatchObject(soon);
    await minutesLater(giftId);
    expect(await again('june@example.org')).toEqual({ ok: true, sent: true });
    expect(await codeOf(giftId)).toBe(code);
    expect(await again(`${randomUUID()}@example.org`)).toEqual({ ok: true, sent: true });
    expect(await again()).toMatchObject(soon);
  }, 60_000);

  test('a corrected address gets the mail, and neither an unknown gift nor a stranger is answered', async () => {
    const { giver, giftId } = await bought();
    const to = `${randomUUID()}@example.org`;
    expect(await testApp().billing.gifts.resend(giver, giftId, to)).toEqual({ ok: true, sent: true });
    expect(mailsAbout('gift', to)).toHaveLength(1);
    const unknown = await testApp().billing.gifts.resend(giver, randomUUID(), to);
    expect(await testApp().billing.gifts.resend(randomUUID(), giftId, to)).toEqual(unknown);
    expect((await refund(randomUUID(), giftId)).status).toBe(404);
    expect((await redeem(randomUUID(), await codeOf(giftId))).status).toBe(200);
    await minutesLater(giftId);
    expect(await testApp().billing.gifts.resend(giver, giftId)).toMatchObject({
      ...{ ok: false, refusal: { error: { code: 'GIFT_CLOSED' } } },
    });
    expect((await refund(giver, giftId)).status).toBe(409);
  }, 60_000);

  test('a gift that was mailed five times a day is sent no more that day', async () => {
    const { giver, giftId } = await bought();
    const sent = [];
    for (let press = 0; press < 6; press += 1) {
      await minutesLater(giftId);
      sent.push(await testApp().billing.gifts.resend(giver, giftId));
    }
    expect(sent.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  }, 60_000);
});
