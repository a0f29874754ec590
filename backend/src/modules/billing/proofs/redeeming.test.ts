import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { openPurchaseGates } from '../../../testing/purchase-gates.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres, startReplica } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<BillingTables & VoucherTables>();
  async function newCode(redemptionsAllowed: number | null): Promise<string> {
    const code = randomUUID().replaceAll('-', '').toUpperCase();
    const thirtyDays = { accessPlan: 'NETFLIX30D', accessCount: 30, accessUnit: 'day' } as const;
    await tables()
      .insertInto('vouchers')
      .values({ code, kind: 'access', ...thirtyDays, redemptionsAllowed })
      .execute();
    return code;
  }
  const redeem = (userId: string, code: string, endsPlanOn?: string) =>
    testApp().post(userId, '/redemptions', { code, ...(endsPlanOn !== undefined && { endsPlanOn }) });
  const { subscriber, change, membership, mailsNamed, paid } = membersOf(testApp);
  const redemptionsOf = async (code: string) => {
    const counted = await tables()
      .selectFrom('vouchers')
      .select('redemptions')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const rows = await tables()
      .selectFrom('voucherRedemptions')
      .select('userId')
      .where('code', '=', code)
      .execute();
    return { counted: counted.redemptions, people: rows.map(({ userId }) => userId) };
  };

  // ASVS V11.1.5
  test('fifty people who grab for ten redemptions: ten have access, and no more', async () => {
    const code = await newCode(10);
    const people = Array.from({ length: 50 }, () => randomUUID());

    const answers = await Promise.all(people.map((userId) => redeem(userId, code)));

    const given = people.filter((_userId, at) => answers[at]?.status === 200);
    expect(given).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.errors?.[0]?.code))).toEqual(new Set(['CANNOT_SUBSCRIBE']));
    const redemptions = await redemptionsOf(code);
    expect(redemptions.counted).toBe(10);
    expect(redemptions.people.toSorted()).toEqual(given.toSorted());
    const ledgers = await Promise.all(people.map((userId) => testApp().ledger(userId)));
    expect(ledgers.flatMap(({ subscriptions }) => subscriptions)).toHaveLength(10);
  }, 120_000);

  test('fifty presses of one person are one redemption, one order and one answer', async () => {
    const code = await newCode(null);
    const userId = randomUUID();

    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(userId, code)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
    expect(await redemptionsOf(code)).toEqual({ counted: 1, people: [userId] });
    const { subscriptions, payments } = await testApp().ledger(userId);
    expect([subscriptions.length, payments.length]).toEqual([1, 0]);
  }, 120_000);

  // ASVS V11.1.6
  test('a redemption and a purchase at once: one follows the other, or is refused by the rules', async () => {
    const code = await newCode(null);
    const userId = randomUUID();
    const wish = { quoteId: await testApp().quote(userId), refId: await testApp().card(userId) };

    const [redeemed, bought] = await Promise.all([redeem(userId, code), testApp().buy(userId, wish)]);

    expect([redeemed.status, bought.status]).toContain(200);
    const { subscriptions } = await testApp().ledger(userId);
    expect(subscriptions).toHaveLength([redeemed, bought].filter(({ status }) => status === 200).length);
    const { data } = (await testApp().get(userId, '/subscription/v1')).body;
    expect(data?.attributes.status).toBe('ACTIVE');
  }, 60_000);

  test('a purchase after access pays with its card, and begins when the access ends', async () => {
    const code = await newCode(1);
    const userId = randomUUID();
    expect((await redeem(userId, code)).status).toBe(200);
    const today = dayOf(testApp().clock.now());
    const held = (await testApp().get(userId, '/subscription/v1')).body.data?.attributes;
    expect(held).toMatchObject({
      status: 'ACTIVE',
      standing: 'ending',
      cancellable: false,
      current: { plan: 'NETFLIX30D', kind: 'access', endDate: addDays(today, 30) },
    });

    const wish = { quoteId: await testApp().quote(userId), refId: await testApp().card(userId) };
    expect((await testApp().buy(userId, wish)).status).toBe(200);
    const both = (await testApp().get(userId, '/subscription/v1')).body.data?.attributes;
    expect(both).toMatchObject({ queued: { plan: 'B2CMONTHLY', startsOn: addDays(today, 30) } });
  }, 60_000);

  test('a member whose plan renews is given access once it is used up, and it renews no more', async () => {
    const code = await newCode(null);
    const userId = await subscriber('B2CMONTHLY');
    const paidUntil = addMonths(dayOf(testApp().clock.now()), 1);

    // A plan does not end for a member who was not told so, or was told of another day.
    for (const told of [undefined, addDays(paidUntil, 1)]) {
      expect((await redeem(userId, code, told)).body.errors?.[0]?.code).toBe('CANNOT_SUBSCRIBE');
    }
    expect(await redemptionsOf(code)).toEqual({ counted: 0, people: [] });

    const answers = await Promise.all([1, 2, 3].map(() => redeem(userId, code, paidUntil)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await until(async () => (await membership(userId)).standing === 'ending');
    expect(await membership(userId)).toMatchObject({
      current: { plan: 'B2CMONTHLY', endDate: paidUntil },
      queued: { plan: 'NETFLIX30D', startsOn: paidUntil },
    });
    await until(() => mailsNamed(userId, 'cancellation').length === 1);
    expect(await redemptionsOf(code)).toEqual({ counted: 1, people: [userId] });

    await advanceClock(testApp().sandbox, testApp().clock, 32);
    await until(async () => (await membership(userId)).current?.plan === 'NETFLIX30D');
    expect(await membership(userId)).toMatchObject({
      current: { kind: 'access', endDate: addDays(paidUntil, 30) },
    });
    expect(await paid(userId)).toEqual([12.99]);
    expect(mailsNamed(userId, 'cancellation')).toHaveLength(1);
  }, 120_000);

  test('free days end without a charge on the day that access begins, and a pause stands in its way', async () => {
    const [trying, pausing] = [await subscriber('B2C14DANNUAL'), await subscriber('B2CMONTHLY')];
    const today = dayOf(testApp().clock.now());
    const [code, other] = [await newCode(null), await newCode(null)];
    expect((await redeem(trying, code, addDays(today, 14))).status).toBe(200);
    await change(pausing, { kind: 'pause', months: 1 });
    const refused = await redeem(pausing, other, addMonths(today, 1));
    expect(refused.body.errors?.[0]?.code).toBe('ALREADY_SUBSCRIBER');

    await advanceClock(testApp().sandbox, testApp().clock, 16);
    await until(async () => (await membership(trying)).current?.plan === 'NETFLIX30D');
    expect(await paid(trying)).toEqual([]);
  }, 120_000);

  test('killed between redemption and order, the restarted backend orders it once by itself', async () => {
    const code = await newCode(1);
    const userId = randomUUID();
    const first = await startReplica();
    const gates = await openPurchaseGates(testApp().database);
    await gates.hold('beforeTheCall', userId);
    const press = first.redeem(userId, code).catch(() => 'the connection broke');
    await gates.untilHeld(1);
    await first.stop('SIGKILL');
    expect(await press).toBe('the connection broke');
    expect(await redemptionsOf(code)).toEqual({ counted: 1, people: [userId] });
    expect((await testApp().ledger(userId)).subscriptions).toEqual([]);
    await gates.close();

    await until(async () => (await testApp().ledger(userId)).subscriptions.length > 0, 60_000);
    expect(await redeem(userId, code)).toMatchObject({
      status: 200,
      body: { data: { attributes: { state: 'succeeded' } } },
    });
    expect((await testApp().ledger(userId)).subscriptions).toHaveLength(1);
    expect(await redemptionsOf(code)).toEqual({ counted: 1, people: [userId] });
  }, 120_000);
});
