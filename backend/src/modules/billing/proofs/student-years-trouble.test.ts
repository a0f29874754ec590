import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addDays, addMonths } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { discountsOf } from '../../../testing/sandbox-money.ts';
import { studentsOf } from '../../../testing/students.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { shown, confirm, chargedTo, membership, mailsNamed, codeOf } = membersOf(testApp);
  const { euros, today, travelTo, verify, student, charges } = studentsOf(testApp);
  const wish = { kind: 'studentPrice' };
  const discounts = (userId: string) => discountsOf(testApp().sandbox, `A-${userId}`);

  beforeAll(() => seedVouchers(testApp().database.db, today()));
  afterEach(() => void vi.restoreAllMocks());

  /** A student whose price ends in twenty days, and who has verified again. */
  async function verifiedAgain() {
    const userId = await student();
    const ends = addMonths(addDays(today(), 14), 12);
    await travelTo(addDays(ends, -20));
    await verify(userId);
    await until(async () => (await charges(userId)).length === 1);
    return { userId, ends };
  }

  const orderOf = (id: string) =>
    testApp()
      .database.db.$extendTables<BillingTables>()
      .selectFrom('subscriptionChanges')
      .select(['state', 'attempt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  /** The price stays for one more year, with one mail; the year after it is at the ordinary price. */
  async function expectRenewedOnce({ userId, ends }: Awaited<ReturnType<typeof verifiedAgain>>) {
    expect(await discounts(userId)).toBe(2);
    expect((await membership(userId)).current).toMatchObject({
      nextCharge: { date: ends, amount: euros(3499) },
      afterDiscount: { date: addMonths(ends, 12), amount: euros(6999) },
    });
    expect(mailsNamed(userId, 'subscriptionChanged')).toHaveLength(1);
    await travelTo(addDays(addMonths(ends, 12), 1));
    await until(async () => (await charges(userId)).length === 3);
    expect((await charges(userId)).map(([, amount]) => amount)).toEqual([34.99, 34.99, 69.99]);
  }

  test.each([
    ['answers 500 three times is asked a fourth time', 'failsThrice', 4],
    ['does it and is silent is asked once', 'slow', 1],
  ] as const)(
    'a gateway that %s, and the price stays for one year more, however often it is pressed in two tabs',
    async (_what, card, attempt) => {
      const member = await verifiedAgain();
      const { userId } = member;
      await chargedTo(userId, card);
      const [one, other] = [await shown(userId, wish), await shown(userId, wish)];
      const presses = [one, other, one, other];
      const answers = await Promise.all(presses.map(({ id }) => confirm(userId, id)));
      expect(answers.map(codeOf)).toEqual(presses.map(() => [200, undefined]));
      const orders = await Promise.all([orderOf(one.id), orderOf(other.id)]);
      // The other tab leads to the order of the first.
      expect(orders.toSorted((first, second) => second.attempt - first.attempt)).toMatchObject([
        { state: 'succeeded', attempt },
        { state: 'shown' },
      ]);
      await chargedTo(userId, 'good');
      await expectRenewedOnce(member);
    },
    90_000,
  );

  test('a gateway that answers each preview and each order with 500 orders nothing, and the press after it does', async () => {
    const member = await verifiedAgain();
    const { userId } = member;
    const { id } = await shown(userId, wish);
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      const broken = Response.json({ success: false, reasons: [] }, { status: 500 });
      return pathname.includes('/v1/orders') ? Promise.resolve(broken) : fetch(address, options);
    });
    expect(codeOf(await confirm(userId, id))).toEqual([503, 'BILLING_UNAVAILABLE']);
    expect(await orderOf(id)).toMatchObject({ state: 'shown' });
    vi.restoreAllMocks();
    expect(await discounts(userId)).toBe(1);
    expect(codeOf(await confirm(userId, id))).toEqual([200, undefined]);
    await expectRenewedOnce(member);
  }, 90_000);
});
