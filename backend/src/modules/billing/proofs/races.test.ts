import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertAccount } from '../../../testing/accounts.ts';
import { cards } from '../../../testing/cards.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { subscriptionsOf } from '../../../testing/sandbox-money.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';

const { testApp, onPostgres, startReplica } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<VoucherTables>();
  const { subscriber, membership } = membersOf(testApp);
  const paid = async (userId: string) =>
    (await testApp().ledger(userId)).payments.filter(({ status }) => status === 'Processed');

  // ASVS V1.11.2
  test('twenty presses at once are one purchase, one charge and one answer', async () => {
    const userId = randomUUID();
    const [quoteId, refId] = [await testApp().quote(userId), await testApp().card(userId)];
    const purchaseKey = randomUUID();
    const press = () => testApp().buy(userId, { quoteId, refId, purchaseKey });

    const answers = await Promise.all(Array.from({ length: 20 }, press));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const references = answers.map(({ body }) => body.data?.attributes.zuoraReferenceId);
    expect(new Set(references).size).toBe(1);
    expect(await paid(userId)).toHaveLength(1);
  }, 60_000);

  // ASVS V11.1.6
  test('two pages that buy the same at once buy it once', async () => {
    const userId = randomUUID();
    const buyInAPage = async () => {
      const [quoteId, refId] = [await testApp().quote(userId), await testApp().card(userId)];
      return { quoteId, refId };
    };
    const [one, other] = [await buyInAPage(), await buyInAPage()];

    const answers = await Promise.all([testApp().buy(userId, one), testApp().buy(userId, other)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await paid(userId)).toHaveLength(1);
  }, 60_000);

  test('two pages that buy different things at once buy one of them', async () => {
    const userId = randomUUID();
    const monthly = { quoteId: await testApp().quote(userId), refId: await testApp().card(userId) };
    const family = {
      quoteId: await testApp().quote(userId, { plan: 'B2CFAMILYA2022' }),
      refId: await testApp().card(userId),
    };

    const answers = await Promise.all([testApp().buy(userId, monthly), testApp().buy(userId, family)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errors?.[0]?.code).toBe('ALREADY_SUBSCRIBER');
    expect(await paid(userId)).toHaveLength(1);
  }, 60_000);

  const family = { plan: 'B2CFAMILYA2022', upgrade: true };
  const annualLater = { plan: 'B2C14DANNUAL', begins: 'later' };
  const familyLater = { plan: 'B2CFAMILYA2022', begins: 'later' };

  /** Members with an account, whose lock orders the two, and with a plan: they press in two pages at once, each of which another process answers. */
  async function pressedInTwoPages(wishes: [object, object]) {
    const other = await startReplica();
    const members = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const userId = await subscriber('B2CMONTHLY', await insertAccount(testApp().database.db));
        const [one, two] = wishes;
        const request = { quoteId: await testApp().quote(userId, one), refId: await testApp().card(userId) };
        return { userId, request, inOther: await other.prepare(userId, cards.good, two) };
      }),
    );
    const answers = await Promise.all(
      members.map(async ({ userId, request, inOther }) => {
        const [one, two] = await Promise.all([testApp().buy(userId, request), other.buy(userId, inOther)]);
        const references = [one.body.data, two.data].map((data) => data?.attributes.zuoraReferenceId);
        return { userId, statuses: [one.status, two.status], references };
      }),
    );
    await other.stop('SIGKILL');
    return answers;
  }

  /** The plan that follows the present one, which is the only one, and has charged nothing. */
  async function queuedAlone(userId: string) {
    const subscriptions = await subscriptionsOf(testApp().sandbox, `A-${userId}`);
    expect(subscriptions.map(({ autoRenew }) => autoRenew).toSorted()).toEqual([false, true]);
    expect(await paid(userId)).toMatchObject([{ amount: 12.99 }]);
    return (await membership(userId)).queued?.plan;
  }

  test.each([
    ['an upgrade', family, 'B2CFAMILYA2022'],
    ['a plan for later', annualLater, 'B2CANNUAL'],
  ])(
    'two pages that ask for %s at once have it once, and both are told of it',
    async (_what, wish, plan) => {
      for (const { userId, statuses, references } of await pressedInTwoPages([wish, wish])) {
        expect(statuses).toEqual([200, 200]);
        expect(new Set(references).size).toBe(1);
        expect(await queuedAlone(userId)).toBe(plan);
      }
    },
    60_000,
  );

  test('two pages that ask for different plans for later at once: one is had, and the other is refused', async () => {
    for (const { userId, statuses } of await pressedInTwoPages([annualLater, familyLater])) {
      expect(statuses.toSorted()).toEqual([200, 409]);
      expect(await queuedAlone(userId)).toBe(statuses[0] === 200 ? 'B2CANNUAL' : 'B2CFAMILYA2022');
    }
  }, 60_000);

  // ASVS V1.11.2
  test('the last redemption of a voucher goes to one of those who grab for it', async () => {
    const voucher = { code: 'LASTONE', percentOff: 50, months: 12, redemptionsAllowed: 1 };
    const anywhere = { planCodes: null, zones: null, startsOn: null, endsOn: null };
    await tables()
      .insertInto('vouchers')
      .values({ ...voucher, ...anywhere })
      .execute();
    const buyers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const userId = randomUUID();
        const quoteId = await testApp().quote(userId, { voucherCode: 'LASTONE' });
        return { userId, quoteId, refId: await testApp().card(userId) };
      }),
    );

    const answers = await Promise.all(buyers.map(({ userId, ...request }) => testApp().buy(userId, request)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const charges = await Promise.all(buyers.map(({ userId }) => paid(userId)));
    expect(charges.flat()).toHaveLength(1);
  }, 60_000);

  // ASVS V11.1.5
  test('a refused purchase gives the voucher back', async () => {
    const userId = randomUUID();
    const voucher = { code: 'AGAIN10', percentOff: 10, months: 12, redemptionsAllowed: 1 };
    const anywhere = { planCodes: null, zones: null, startsOn: null, endsOn: null };
    await tables()
      .insertInto('vouchers')
      .values({ ...voucher, ...anywhere })
      .execute();
    const quoteId = await testApp().quote(userId, { voucherCode: 'again10' });

    const declined = await testApp().buy(userId, {
      quoteId,
      refId: await testApp().card(userId, cards.declined),
    });
    const second = await testApp().buy(userId, { quoteId, refId: await testApp().card(userId) });

    expect([declined.status, second.status]).toEqual([402, 200]);
    expect(await paid(userId)).toMatchObject([{ amount: 11.69 }]);
  }, 60_000);
});
