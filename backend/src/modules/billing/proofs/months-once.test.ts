import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { creditedMembersOf } from '../../../testing/credited-members.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, startReplica, onPostgres } = await billingSuite();

onPostgres(() => {
  const { euros, member, give, creditsGiven } = creditedMembersOf(testApp);
  const { chargedTo, change, cancel } = membersOf(testApp);
  const given = { outcome: 'given', amount: euros(1299) };
  const creditable = async (userId: string) => (await testApp().billing.monthOf(userId)).month.creditable;

  afterEach(() => void vi.restoreAllMocks());

  const rowOf = (key: string) =>
    testApp()
      .database.db.$extendTables<BillingTables>()
      .selectFrom('monthCredits')
      .select(['state', 'attempt'])
      .where('key', '=', key)
      .executeTakeFirst();

  test('twenty calls with one key, in three processes at once, are one month and one answer', async () => {
    const replicas = [await startReplica(), await startReplica()];
    const [userId, key] = [await member({}), randomUUID()];
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => give(userId, key)),
      ...replicas.flatMap((replica) =>
        Array.from(
          { length: 7 },
          async () => (await replica.ask(userId, '/months', { key })).data?.attributes,
        ),
      ),
    ]);
    expect(answers).toEqual(Array.from({ length: 20 }, () => given));
    expect(await creditsGiven(userId)).toEqual([-12.99]);
    await Promise.all(replicas.map((replica) => replica.stop('SIGKILL')));
  }, 90_000);

  test('two keys at once are two months', async () => {
    const userId = await member({});
    const keys = [randomUUID(), randomUUID()];
    expect(await Promise.all(keys.map((key) => give(userId, key)))).toEqual([given, given]);
    expect(await creditsGiven(userId)).toEqual([-12.99, -12.99]);
  }, 60_000);

  test('the key of another member gives nothing', async () => {
    const [userId, other, key] = [await member({}), await member({}), randomUUID()];
    expect(await give(userId, key)).toEqual(given);
    await expect(give(other, key)).rejects.toThrow('another member');
    expect(await creditsGiven(other)).toEqual([]);
  }, 60_000);

  test.each([
    ['answers 500 three times is asked a fourth time', 'failsThrice', 4],
    ['does it and is silent is asked once', 'slow', 1],
  ] as const)(
    'a gateway that %s, and there is one month',
    async (_what, card, attempt) => {
      const [userId, key] = [await member({}), randomUUID()];
      await chargedTo(userId, card);
      expect(await Promise.all([give(userId, key), give(userId, key)])).toEqual([given, given]);
      expect(await rowOf(key)).toEqual({ state: 'succeeded', attempt });
      expect(await creditsGiven(userId)).toEqual([-12.99]);
    },
    60_000,
  );

  /** Answers calls of orders with 500, without doing anything. */
  function breakOrders() {
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      const broken = Response.json({ success: false, reasons: [] }, { status: 500 });
      return pathname.includes('/v1/orders') ? Promise.resolve(broken) : fetch(address, options);
    });
  }

  test('a gateway that answers each preview with 500: nothing is written down, and the call after it gives', async () => {
    const [userId, key] = [await member({}), randomUUID()];
    breakOrders();
    expect(await give(userId, key)).toEqual({ outcome: 'unclear' });
    expect(await rowOf(key)).toBeUndefined();
    vi.restoreAllMocks();
    expect(await give(userId, key)).toEqual(given);
    expect(await creditsGiven(userId)).toEqual([-12.99]);
  }, 60_000);

  /** Lets each order arrive once. Its answer is lost, and so are the answers to all that asks for it. */
  function loseAnswers() {
    const { fetch } = globalThis;
    const arrived = new Set<string>();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      if (!/\/v1\/orders(\/O-|$)/.test(pathname)) return fetch(address, options);
      const key = new Headers(options?.headers).get('idempotency-key');
      if (key !== null && !arrived.has(key)) {
        await fetch(address, options);
        arrived.add(key);
      }
      throw new Error('The connection broke.');
    });
    return arrived;
  }

  test('an outcome that is not known is unclear, and is found by a job and by the next call, given once', async () => {
    const months = [
      { userId: await member({}), key: randomUUID() },
      { userId: await member({}), key: randomUUID() },
    ];
    const arrived = loseAnswers();
    const asked = months.map(({ userId, key }) => give(userId, key));
    await until(() => arrived.size === months.length);
    const later = Date.now() + 30_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await Promise.all(asked)).toEqual(months.map(() => ({ outcome: 'unclear' })));
    vi.restoreAllMocks();
    const [first, second] = months;
    expect(await give(first?.userId ?? '', first?.key ?? '')).toEqual(given);
    await until(async () => (await rowOf(second?.key ?? ''))?.state === 'succeeded', 60_000);
    for (const { userId, key } of months) {
      expect(await give(userId, key)).toEqual(given);
      expect(await creditsGiven(userId)).toEqual([-12.99]);
    }
  }, 120_000);

  test('a month that the billing company has refused may be given by the same key later', async () => {
    const [userId, key] = [await member({}), randomUUID()];
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address);
      const reasons = [{ code: 58730030, message: 'is suspended or about to be' }];
      return pathname.endsWith('/v1/orders')
        ? Promise.resolve(Response.json({ success: false, reasons }))
        : fetch(address, options);
    });
    expect(await give(userId, key)).toEqual({ outcome: 'unclear' });
    expect(await rowOf(key)).toMatchObject({ state: 'refused' });
    vi.restoreAllMocks();
    expect(await Promise.all([give(userId, key), give(userId, key)])).toEqual([given, given]);
    expect(await creditsGiven(userId)).toEqual([-12.99]);
  }, 60_000);

  test('without a plan that renews, and while it is paused, there is none', async () => {
    const none = { outcome: 'noPlan' };
    expect(await give(randomUUID(), randomUUID())).toEqual(none);
    const paused = await member({});
    await change(paused, { kind: 'pause', months: 1 });
    expect(await give(paused, randomUUID())).toEqual(none);
    expect(await creditable(paused)).toBe('later');
    await change(paused, { kind: 'undoPause' });
    expect(await creditable(paused)).toBe('now');
    expect(await give(paused, randomUUID())).toEqual(given);

    const ending = await member({});
    expect((await cancel(ending)).status).toBe(200);
    expect(await give(ending, randomUUID())).toEqual(none);
    expect(await creditable(ending)).toBe('noPlan');
    expect(await creditsGiven(ending)).toEqual([]);
  }, 60_000);

  test('while a renewal that failed is tried again there is none', async () => {
    const userId = await member({});
    await chargedTo(userId, 'declined');
    const { travelTo, today } = creditedMembersOf(testApp);
    await travelTo(nextMonth(today()));
    await until(async () => (await testApp().billing.paymentDueOf(userId)) !== undefined);
    expect(await give(userId, randomUUID())).toEqual({ outcome: 'noPlan' });
    expect(await creditable(userId)).toBe('later');
  }, 60_000);
});

function nextMonth(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 32);
  return date.toISOString().slice(0, 10);
}
