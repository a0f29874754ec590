import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { cards } from '../../../testing/cards.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { holdGiftOrders } from '../../../testing/gift-gates.ts';
import { advanceClock, ledgerOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres, startReplica } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<BillingTables>();
  const today = () => dayOf(testApp().clock.now());
  const june = { receiverName: 'June', message: 'Breathe out.', language: 'de' };

  async function shown(giver: string, wish: object = {}): Promise<string> {
    const body = {
      ...{ kind: 'year', country: 'DE', card: june, receiverEmail: 'june@example.org', sendOn: null },
      ...wish,
    };
    return (await testApp().post(giver, '/gifts', body)).body.data?.id ?? '';
  }
  const buy = (giver: string, giftId: string, refId: string) =>
    testApp().post(giver, '/gifts/buy', { giftId, refId });
  const refund = (giver: string, giftId: string) => testApp().post(giver, '/gifts/refund', { giftId });
  const redeem = (userId: string, code: string) => testApp().post(userId, '/redemptions', { code });
  const giftRow = (id: string) =>
    tables().selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ordersOf = (giftId: string) =>
    tables().selectFrom('giftOrders').selectAll().where('giftId', '=', giftId).execute();
  const codeOf = async (id: string) => testApp().billing.gifts.codeOf(await giftRow(id)) ?? '';
  const ledgerOfGift = async (id: string) =>
    ledgerOf(testApp().sandbox, (await giftRow(id)).accountNumber ?? '');
  const mailsAbout = (mail: string, to: string) =>
    testApp().mails.filter((each) => each.mail === mail && each.to === to);
  const lookAt = (typed: string, userId: string) =>
    testApp().billing.lookAtCode({ typed, userId, address: '127.0.0.1', zone: 'EU' });

  async function bought(wish: object = {}): Promise<{ giver: string; giftId: string; code: string }> {
    const giver = randomUUID();
    const giftId = await shown(giver, wish);
    const answer = await buy(giver, giftId, await testApp().card(giver));
    expect(answer.status).toBe(200);
    return { giver, giftId, code: await codeOf(giftId) };
  }

  test.each([
    ['season', 'EU', 'DE', 2999],
    ['year', 'GB', 'GB', 4999],
    ['familyYear', 'BR', 'BR', 21990],
  ])(
    'a gift of a %s in %s costs what its page shows, once',
    async (kind, _zone, country, amount) => {
      const giver = randomUUID();
      const giftId = await shown(giver, { kind, country });
      expect((await giftRow(giftId)).offer.total.amount).toBe(amount);
      expect((await buy(giver, giftId, await testApp().card(giver))).status).toBe(200);
      const { payments } = await ledgerOfGift(giftId);
      expect(payments.map((payment) => payment.amount)).toEqual([amount / 100]);
    },
    60_000,
  );

  test('in the US tax is added, and a ZIP code is needed for it', async () => {
    const giver = randomUUID();
    const body = { kind: 'year', country: 'US', card: june, receiverEmail: 'j@example.org', sendOn: null };
    expect((await testApp().post(giver, '/gifts', body)).body.errors?.[0]?.code).toBe('ADDRESS_INCOMPLETE');
    const giftId = await shown(giver, { country: 'US', postalCode: '10001' });
    const { offer } = await giftRow(giftId);
    expect(offer.lines.map(({ kind }) => kind)).toEqual(['plan', 'tax']);
    expect((await buy(giver, giftId, await testApp().card(giver))).status).toBe(200);
    const { payments } = await ledgerOfGift(giftId);
    expect(payments.map(({ amount }) => amount)).toEqual([offer.total.amount / 100]);
  }, 60_000);

  test('twenty presses in two tabs are one gift, one charge, one receipt and one mail', async () => {
    const giver = randomUUID();
    const to = `${randomUUID()}@example.org`;
    const giftId = await shown(giver, { receiverEmail: to });
    const [one, other] = [await testApp().card(giver), await testApp().card(giver)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_press, at) => buy(giver, giftId, at % 2 === 0 ? one : other)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ordersOf(giftId)).map(({ state }) => state)).toEqual(['succeeded']);
    const { subscriptions, payments } = await ledgerOfGift(giftId);
    expect([subscriptions.length, payments.length]).toEqual([1, 1]);
    await until(() => Promise.resolve(mailsAbout('giftReceipt', `${giver}@example.org`).length > 0), 30_000);
    expect(mailsAbout('giftReceipt', `${giver}@example.org`)).toHaveLength(1);
    expect(mailsAbout('gift', to)).toMatchObject([
      { facts: { giverName: 'Nora', receiverName: 'June', message: 'Breathe out.', kind: 'year' } },
    ]);
  }, 60_000);

  test('a declined card is charged nothing and may be replaced; the gift goes out once it is paid', async () => {
    const giver = randomUUID();
    const giftId = await shown(giver);
    const declined = await buy(giver, giftId, await testApp().card(giver, cards.declined));
    expect(declined.body.errors?.[0]?.code).toBe('PAYMENT_DECLINED');
    expect((await giftRow(giftId)).codeDigest).toBeNull();
    expect((await buy(giver, giftId, await testApp().card(giver))).status).toBe(200);
  }, 60_000);

  test("a gift is not its giver's plan, and the plan of a giver does not stand in its way", async () => {
    const giver = randomUUID();
    const wish = { quoteId: await testApp().quote(giver), refId: await testApp().card(giver) };
    expect((await testApp().buy(giver, wish)).status).toBe(200);
    const held = async () => {
      const { standing, current } = (await testApp().get(giver, '/subscription/v1')).body.data
        ?.attributes as {
        standing: string;
        current: { subscriptionId: string };
      };
      return { standing, subscription: current.subscriptionId };
    };
    const before = await held();
    const giftId = await shown(giver);
    expect((await buy(giver, giftId, await testApp().card(giver))).status).toBe(200);
    expect(await held()).toEqual(before);
    expect((await testApp().ledger(giver)).payments).toHaveLength(1);
  }, 60_000);

  test('fifty accounts race for one gift: one has it, for a year and for nothing', async () => {
    const { code } = await bought();
    const people = Array.from({ length: 50 }, () => randomUUID());
    const answers = await Promise.all(people.map((userId) => redeem(userId, code)));
    const opened = people.filter((_userId, at) => answers[at]?.status === 200);
    expect(opened).toHaveLength(1);
    const ledgers = await Promise.all(people.map((userId) => testApp().ledger(userId)));
    expect(ledgers.flatMap(({ subscriptions }) => subscriptions)).toHaveLength(1);
    expect(ledgers.flatMap(({ payments }) => payments)).toHaveLength(0);
    const held = (await testApp().get(opened[0] ?? '', '/subscription/v1')).body.data?.attributes;
    expect(held).toMatchObject({ standing: 'ending', current: { endDate: addMonths(today(), 12) } });
    expect(await lookAt(code, randomUUID())).toMatchObject({ refusal: { reason: 'giftRedeemed' } });
    expect(await lookAt(code, opened[0] ?? '')).toMatchObject({ outcome: 'redeemed' });
  }, 120_000);

  test('who reads the database cannot redeem: the code stands nowhere in it', async () => {
    const { code, giftId } = await bought();
    expect((await redeem(randomUUID(), code)).status).toBe(200);
    const rows = [
      ...(await tables().selectFrom('gifts').selectAll().execute()),
      ...(await tables().selectFrom('giftOrders').selectAll().execute()),
      ...(await tables().selectFrom('purchases').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(code);
    for (const guess of [`gift:${giftId}`, (await giftRow(giftId)).codeDigest ?? '']) {
      expect(await lookAt(guess, randomUUID())).toMatchObject({ refusal: { reason: 'notFound' } });
      expect((await redeem(randomUUID(), guess)).status).toBe(409);
    }
  }, 60_000);

  test('refunded and redeemed at once: one of the two, and the money goes back once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { giver, giftId, code } = await bought();
      const [redeemed, ...refunds] = await Promise.all([
        redeem(randomUUID(), code),
        ...Array.from({ length: 4 }, () => refund(giver, giftId)),
      ]);
      const refunded = refunds.filter(({ status }) => status === 200).length;
      expect([redeemed.status === 200, refunded]).toEqual(refunded === 0 ? [true, 0] : [false, 4]);
      const { subscriptions } = await ledgerOfGift(giftId);
      expect(subscriptions.map(({ status }) => status)).toEqual([refunded === 0 ? 'Active' : 'Cancelled']);
      const orders = await ordersOf(giftId);
      expect(orders.filter(({ kind }) => kind === 'refund')).toHaveLength(refunded === 0 ? 0 : 1);
    }
  }, 120_000);

  test('the money of a gift goes back weeks later, and its code is void', async () => {
    const { giver, giftId, code } = await bought({ kind: 'season' });
    expect(await refund(giver, giftId)).toMatchObject({
      body: { data: { attributes: { state: 'refunded' } } },
    });
    expect((await giftRow(giftId)).sealedCode).toBeNull();
    expect(await lookAt(code, randomUUID())).toMatchObject({ refusal: { reason: 'giftRefunded' } });
    expect((await redeem(randomUUID(), code)).status).not.toBe(200);
  }, 60_000);

  test('of a gift that is taken back, its giver reads once what goes back where, its receiver once', async () => {
    const to = `${randomUUID()}@example.org`;
    const { giver, giftId } = await bought({ kind: 'season', receiverEmail: to });
    await Promise.all(Array.from({ length: 5 }, () => refund(giver, giftId)));
    await refund(giver, giftId);
    const back = () => mailsAbout('giftRefund', `${giver}@example.org`);
    await until(() => Promise.resolve(back().length > 0), 30_000);
    expect(back()).toMatchObject([
      {
        language: 'en',
        country: 'DE',
        facts: {
          ...{ kind: 'season', receiverName: 'June', receiverTold: true, refundedOn: today() },
          amount: { amount: 2999, currency: 'EUR' },
          paidWith: { method: 'card', brand: 'Visa', last4: '1111' },
        },
      },
    ]);
    const told = mailsAbout('giftTakenBack', to);
    expect(told).toMatchObject([
      { language: 'de', facts: { kind: 'season', giverName: 'Nora', receiverName: 'June' } },
    ]);
    expect(JSON.stringify(told.map(({ facts }) => facts))).not.toMatch(/2999|29[.,]99/);
  }, 60_000);

  test('a receiver who had no mail of a gift has none of its refund; after a correction, the last address has it', async () => {
    const [early, wrong, right] = [randomUUID(), randomUUID(), randomUUID()].map((id) => `${id}@example.org`);
    const later = await bought({ receiverEmail: early, sendOn: addDays(today(), 3) });
    const corrected = await bought({ receiverEmail: wrong });
    expect(await testApp().billing.gifts.resend(corrected.giver, corrected.giftId, right)).toMatchObject({
      ok: true,
    });
    for (const { giver, giftId } of [later, corrected]) {
      expect((await refund(giver, giftId)).status).toBe(200);
      await until(() => Promise.resolve(mailsAbout('giftRefund', `${giver}@example.org`).length > 0), 30_000);
    }
    expect(mailsAbout('giftRefund', `${later.giver}@example.org`)).toMatchObject([
      { facts: { receiverTold: false } },
    ]);
    const told = [early, wrong, right].map((to) => mailsAbout('giftTakenBack', to ?? '').length);
    expect(told).toEqual([0, 0, 1]);
  }, 60_000);

  test('killed after the charge, the restarted backend gives the one gift its code', async () => {
    const giver = randomUUID();
    const giftId = await shown(giver);
    const refId = await testApp().card(giver);
    const first = await startReplica();
    const gate = await holdGiftOrders(testApp().database, giver);
    const press = first.ask(giver, '/gifts/buy', { giftId, refId }).catch(() => 'the connection broke');
    await gate.untilHeld();
    await first.stop('SIGKILL');
    expect(await press).toBe('the connection broke');
    const [order] = await ordersOf(giftId);
    expect((await ledgerOf(testApp().sandbox, `G-${order?.id}`)).payments).toHaveLength(1);
    await gate.release();

    await until(async () => (await giftRow(giftId)).state === 'bought', 60_000);
    expect((await buy(giver, giftId, refId)).status).toBe(200);
    expect((await ledgerOfGift(giftId)).payments).toHaveLength(1);
    expect((await redeem(randomUUID(), await codeOf(giftId))).status).toBe(200);
  }, 120_000);

  test('what is shown longer than half an hour is shown again before it is paid', async () => {
    const giver = randomUUID();
    const giftId = await shown(giver);
    await tables()
      .updateTable('gifts')
      .set({ expiresAt: new Date(0) })
      .where('id', '=', giftId)
      .execute();
    const refId = await testApp().card(giver);
    expect((await buy(giver, giftId, refId)).body.errors?.[0]?.code).toBe('GIFT_CHANGED');
    expect(await ordersOf(giftId)).toEqual([]);
    expect((await buy(giver, giftId, refId)).status).toBe(200);
  }, 60_000);

  test('what another page shows by now is not charged by a page that showed less', async () => {
    const giver = randomUUID();
    const giftId = await shown(giver);
    const { offer } = await giftRow(giftId);
    const before = { ...offer.total, amount: offer.total.amount - 500 };
    const press = { giftId, refId: await testApp().card(giver), total: before };
    const pressed = async () => (await testApp().post(giver, '/gifts/buy', press)).body.errors?.[0]?.code;
    expect(await pressed()).toBe('GIFT_CHANGED');
    expect(await pressed()).toBe('GIFT_CHANGED');
    expect(await ordersOf(giftId)).toEqual([]);
    expect((await testApp().post(giver, '/gifts/buy', { ...press, total: offer.total })).status).toBe(200);
  }, 60_000);

  // The clock moves on from here.
  test('a gift goes out on its day and opens from then on, until its two years are over', async () => {
    const to = `${randomUUID()}@example.org`;
    const sendOn = addDays(today(), 3);
    const { code, giftId } = await bought({ receiverEmail: to, sendOn });
    const late = await bought();
    expect(mailsAbout('gift', to)).toEqual([]);
    expect(await lookAt(code, randomUUID())).toMatchObject({
      refusal: { reason: 'giftNotYet', from: sendOn },
    });
    expect((await redeem(randomUUID(), code)).status).not.toBe(200);

    await advanceClock(testApp().sandbox, testApp().clock, 3);
    await until(() => Promise.resolve(mailsAbout('gift', to).length > 0), 30_000);
    await until(async () => (await giftRow(giftId)).mailsSent === 1);
    const { boughtOn, validUntil } = await giftRow(giftId);
    expect(validUntil).toBe(addMonths(boughtOn ?? '', 24));
    expect(mailsAbout('gift', to)).toMatchObject([{ facts: { validUntil: addDays(validUntil ?? '', -1) } }]);
    expect((await redeem(randomUUID(), code)).status).toBe(200);

    await advanceClock(testApp().sandbox, testApp().clock, 733);
    expect(mailsAbout('gift', to)).toHaveLength(1);
    expect(await lookAt(late.code, randomUUID())).toMatchObject({ refusal: { reason: 'giftExpired' } });
    expect((await redeem(randomUUID(), late.code)).status).not.toBe(200);
    expect((await refund(late.giver, late.giftId)).status).toBe(409);
    expect((await ledgerOfGift(late.giftId)).payments).toHaveLength(1);
  }, 120_000);
});
