import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { dayOf } from '../../../domain/days.ts';
import { insertAccount } from '../../../testing/accounts.ts';
import { membersOf } from '../../../testing/changes.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { endSubscription } from '../../../testing/sandbox-money.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<BillingTables>();
  const { subscriber, show, shown, confirm, chargedTo, membership, paid, givenBack, mailsNamed, codeOf } =
    membersOf(testApp);
  const refund = { kind: 'refund' };
  const withdrawal = { kind: 'withdraw' };
  const annual = { kind: 'changePlan', plan: 'B2C14DANNUAL' };

  const account = () => insertAccount(testApp().database.db);

  const attemptsOf = async (id: string) =>
    (
      await tables()
        .selectFrom('subscriptionChanges')
        .select('attempt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).attempt;

  test('twenty presses at once are one change, one charge and one mail', async () => {
    const userId = await subscriber();
    const { id } = await shown(userId, annual);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(userId, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await paid(userId)).toEqual([12.99, 57]);
    expect(mailsNamed(userId, 'subscriptionChanged')).toHaveLength(1);
  }, 60_000);

  test('a refund that is pressed twenty times, in two tabs and after a silent gateway, gives back once', async () => {
    const userId = await subscriber('B2CMONTHLY', await account());
    await confirm(userId, (await shown(userId, annual)).id);
    const [one, other] = [await shown(userId, refund), await shown(userId, refund)];
    const ids = Array.from({ length: 20 }, (_, press) => (press % 2 === 0 ? one.id : other.id));
    const answers = await Promise.all(ids.map((id) => confirm(userId, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await givenBack(userId)).toBe(69.99);
    expect(mailsNamed(userId, 'subscriptionChanged')).toHaveLength(2);
    expect(mailsNamed(userId, 'cancellation')).toEqual([]);
    expect(await membership(userId)).toMatchObject({ standing: 'over' });
  }, 60_000);

  test('a withdrawal of an earlier plan is not the answer to one of a plan that was bought since', async () => {
    const userId = await subscriber('B2CMONTHLY', await account());
    expect((await confirm(userId, (await shown(userId, withdrawal)).id)).status).toBe(200);
    await subscriber('B2CMONTHLY', userId);
    const { id } = await shown(userId, withdrawal);
    // The help desk ends it meanwhile.
    const { subscriptions } = await testApp().ledger(userId);
    const number = subscriptions.find(({ status }) => status === 'Active')?.subscriptionNumber ?? '';
    await endSubscription(testApp().sandbox, number, dayOf(testApp().clock.now()));
    expect((await confirm(userId, id)).status).toBe(409);
    expect(await givenBack(userId)).toBe(12.99);
  }, 60_000);

  test('a withdrawal that is pressed twenty times, beside a refund in another tab, gives back once', async () => {
    const userId = await subscriber('B2CMONTHLY', await account());
    await confirm(userId, (await shown(userId, annual)).id);
    const [one, other, guarantee] = [
      await shown(userId, withdrawal),
      await shown(userId, withdrawal),
      await shown(userId, refund),
    ];
    const ids = Array.from({ length: 21 }, (_, press) => [one.id, other.id, guarantee.id][press % 3] ?? '');
    const answers = await Promise.all(ids.map((id) => confirm(userId, id)));
    const made = answers.filter(({ status }) => status === 200);
    expect([7, 14]).toContain(made.length);
    expect(await givenBack(userId)).toBe(69.99);
    expect(mailsNamed(userId, 'subscriptionChanged')).toHaveLength(2);
    expect(mailsNamed(userId, 'cancellation')).toEqual([]);
    expect(await membership(userId)).toMatchObject({ standing: 'over' });
  }, 60_000);

  test('a next plan that is undone twenty times in two tabs is cancelled once, costs nothing, and leaves the present one', async () => {
    const userId = await subscriber('B2CMONTHLY', await account());
    await confirm(userId, (await shown(userId, { kind: 'renewOff' })).id);
    await subscriber('B2C14DANNUAL', userId);
    const ends = (await membership(userId)).current?.endDate;
    const [one, other] = [
      await shown(userId, { kind: 'cancelNext' }),
      await shown(userId, { kind: 'cancelNext' }),
    ];
    expect(one.attributes).toMatchObject({
      ...{ from: { kind: 'monthly' }, to: { kind: 'annual' }, startsOn: ends, totalToday: { amount: 0 } },
    });
    const ids = Array.from({ length: 20 }, (_, press) => (press % 2 === 0 ? one.id : other.id));
    const answers = await Promise.all(ids.map((id) => confirm(userId, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const held = await membership(userId);
    expect(held).toMatchObject({ standing: 'ending', renewable: true, current: { endDate: ends } });
    expect(held).not.toHaveProperty('queued');
    expect(await paid(userId)).toEqual([12.99]);
    expect(mailsNamed(userId, 'subscriptionChanged')).toEqual([]);
    expect(mailsNamed(userId, 'cancellation')).toHaveLength(2);
  }, 60_000);

  test('two tabs that make the same change at once, or one after the other, make it once', async () => {
    const userId = await subscriber();
    const [one, other, third] = [
      await shown(userId, annual),
      await shown(userId, annual),
      await shown(userId, annual),
    ];
    const answers = await Promise.all([confirm(userId, one.id), confirm(userId, other.id)]);
    expect(answers.map(codeOf)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(codeOf(await confirm(userId, third.id))).toEqual([200, undefined]);
    expect(await paid(userId)).toEqual([12.99, 57]);
    expect(mailsNamed(userId, 'subscriptionChanged')).toHaveLength(1);
  }, 60_000);

  test('two tabs that make different changes at once: one is made, the other is told so', async () => {
    const userId = await subscriber('B2CMONTHLY', await account());
    const family = await shown(userId, { kind: 'changePlan', plan: 'B2CFAMILYA2022' });
    const { id } = await shown(userId, annual);
    const answers = await Promise.all([confirm(userId, family.id), confirm(userId, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await paid(userId)).toHaveLength(2);
  }, 60_000);

  test('a gateway that fails three times is asked a fourth time, under a new key each time', async () => {
    const userId = await subscriber();
    await chargedTo(userId, 'failsThrice');
    const { id } = await shown(userId, annual);
    expect(codeOf(await confirm(userId, id))).toEqual([200, undefined]);
    expect(await attemptsOf(id)).toBe(4);
    expect(await paid(userId)).toEqual([12.99, 57]);
  }, 60_000);

  test('a gateway that charges and then is silent has charged once, and the member is told so', async () => {
    const userId = await subscriber();
    await chargedTo(userId, 'slow');
    const { id } = await shown(userId, annual);
    const answers = await Promise.all([confirm(userId, id), confirm(userId, id)]);
    expect(answers.map(codeOf)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await attemptsOf(id)).toBe(1);
    expect(await paid(userId)).toEqual([12.99, 57]);
    expect(await membership(userId)).toMatchObject({ current: { plan: 'B2CANNUAL' } });
  }, 60_000);

  /** Keeps the next preview from leaving until `before` is done. */
  function holdNextPreview(before: Promise<unknown>) {
    const { fetch } = globalThis;
    return new Promise<void>((resolve) => {
      let held = false;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
        const { pathname } = new URL(address instanceof Request ? address.url : address);
        if (!held && pathname.endsWith('/orders/preview')) {
          held = true;
          resolve();
          await before;
        }
        return fetch(address, options);
      });
    });
  }
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['a purchase of an upgrade', 'upgrade', 'PLAN_QUEUED'],
    ['a change to the family plan', { kind: 'changePlan', plan: 'B2CFAMILYA2022' }, 'CHANGE_CHANGED'],
    ['the end of the renewal', { kind: 'renewOff' }, 'RENEWAL_IS_OFF'],
    ['a pause', { kind: 'pause', months: 1 }, 'PAUSE_PLANNED'],
    ['a withdrawal', withdrawal, 'NOTHING_TO_CHANGE'],
  ] as const)(
    'a change whose preview comes after %s from another tab is refused for what is held then',
    async (_what, wish, code) => {
      const userId = await subscriber('B2CMONTHLY', await account());
      const { id } = await shown(userId, annual);
      const other = await pressOf(userId, wish);
      let pressed = (): void => undefined;
      const held = holdNextPreview(
        new Promise<void>((resolve) => {
          pressed = resolve;
        }),
      );
      const answer = confirm(userId, id);
      await held;
      expect((await other()).status).toBe(200);
      pressed();
      expect(codeOf(await answer)).toEqual([409, code]);
    },
    60_000,
  );

  /** The button of another tab, which was opened before. */
  async function pressOf(userId: string, wish: object | 'upgrade') {
    if (typeof wish === 'object') {
      const { id } = await shown(userId, wish);
      return () => confirm(userId, id);
    }
    const request = {
      quoteId: await testApp().quote(userId, { plan: 'B2CFAMILYA2022', upgrade: true }),
      refId: await testApp().card(userId),
    };
    return () => testApp().buy(userId, request);
  }

  test('while a change is under way nothing is bought, and while something is bought nothing is changed', async () => {
    const userId = await subscriber('B2CMONTHLY', await account());
    const { id } = await shown(userId, annual);
    const upgrade = {
      quoteId: await testApp().quote(userId, { plan: 'B2CFAMILYA2022', upgrade: true }),
      refId: await testApp().card(userId),
    };
    const [changed, bought] = await Promise.all([confirm(userId, id), testApp().buy(userId, upgrade)]);
    const outcomes = [changed.status, bought.status];
    expect(outcomes.toSorted()).toEqual([200, 409]);
    const { current, queued } = await membership(userId);
    if (changed.status === 200) {
      expect([current?.plan, queued]).toEqual(['B2CANNUAL', undefined]);
      expect(await paid(userId)).toEqual([12.99, 57]);
    } else {
      expect([current?.plan, queued?.plan]).toEqual(['B2CMONTHLY', 'B2CFAMILYA2022']);
      expect(await paid(userId)).toEqual([12.99]);
    }
  }, 60_000);

  test('an open purchase holds up a change, and an open change a purchase', async () => {
    const userId = await subscriber('B2CMONTHLY', await account());
    const { id } = await shown(userId, annual);
    const quoteId = await testApp().quote(userId, { plan: 'B2CFAMILYA2022', upgrade: true });
    const refId = await testApp().card(userId);
    const open = { purchaseKey: randomUUID(), orderNumber: `O-${randomUUID()}`, state: 'checking' as const };
    await tables()
      .insertInto('purchases')
      .values({ id: randomUUID(), userId, quoteId, payment: { type: 'ZUORA', refId }, ...open })
      .execute();
    expect(codeOf(await confirm(userId, id))).toEqual([409, 'PURCHASE_OPEN']);
    await tables().deleteFrom('purchases').where('orderNumber', '=', open.orderNumber).execute();

    await tables()
      .updateTable('subscriptionChanges')
      .set({ state: 'ordering', touchedAt: sql`now() + interval '1 hour'` })
      .where('id', '=', id)
      .execute();
    expect(codeOf(await testApp().buy(userId, { quoteId, refId }))).toEqual([409, 'CHANGE_OPEN']);
    const other = await shown(userId, { kind: 'pause', months: 1 });
    expect(codeOf(await confirm(userId, other.id))).toEqual([409, 'CHANGE_OPEN']);
    expect(await testApp().billing.closing.subscriptionOf(userId)).toEqual({ status: 'purchaseOpen' });
  }, 60_000);

  test('an account that is to be deleted changes nothing, and still ends', async () => {
    const userId = await subscriber('B2CMONTHLY', await account());
    const { id } = await shown(userId, annual);
    await sql`
      insert into account_deletions (account_id, asked_at, deletes_at) values (${userId}, now(), now())
    `.execute(tables());
    expect(codeOf(await confirm(userId, id))).toEqual([401, 'SIGNED_OUT']);
    expect(await paid(userId)).toEqual([12.99]);
    await testApp().billing.closing.endRenewals(userId);
    expect(await membership(userId)).toMatchObject({ standing: 'ending', current: { plan: 'B2CMONTHLY' } });
  }, 60_000);

  test('too many changes are answered with 429', async () => {
    const userId = await subscriber();
    const tries = await Promise.all(Array.from({ length: 32 }, () => show(userId, annual)));
    expect(tries.map(codeOf).filter(([status]) => status !== 201)).toEqual([
      [429, 'TOO_MANY_CHANGES'],
      [429, 'TOO_MANY_CHANGES'],
    ]);
  }, 60_000);
});
