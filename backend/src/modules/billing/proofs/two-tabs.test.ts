import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { insertAccount } from '../../../testing/accounts.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock, subscriptionsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { subscriber, change, shown, confirm, membership, paid, mailsNamed, codeOf } = membersOf(testApp);
  /** Has an account, whose lock orders what two tabs write down. */
  const member = async () => subscriber('B2CMONTHLY', await insertAccount(testApp().database.db));

  const upgrade = { plan: 'B2CFAMILYA2022', upgrade: true };
  const annualLater = { plan: 'B2C14DANNUAL', begins: 'later' };
  const rounds = Array.from({ length: 4 }, (_, round) => round);

  /** A tab that is ready to buy, with a card of its own. */
  async function tab(userId: string, wish: object) {
    return { quoteId: await testApp().quote(userId, wish), refId: await testApp().card(userId) };
  }

  /** What the billing company renews, and what ends, of a person's plans. */
  async function renewing(userId: string) {
    const subscriptions = await subscriptionsOf(testApp().sandbox, `A-${userId}`);
    return subscriptions.map(({ autoRenew }) => autoRenew).toSorted();
  }

  test.each([
    ['an upgrade', upgrade, 'B2CFAMILYA2022'],
    ['a plan for later', annualLater, 'B2CANNUAL'],
  ])(
    '%s that is bought in two tabs at once is bought once, and both tabs lead to it',
    async (_what, wish, plan) => {
      for (const round of rounds) {
        const userId = await member();
        const [one, other] = [await tab(userId, wish), await tab(userId, wish)];
        // In some rounds each button is pressed several times.
        const presses = Array.from({ length: 1 + round }, () => [one, other]).flat();
        const answers = await Promise.all(presses.map((request) => testApp().buy(userId, request)));
        expect(answers.map(codeOf)).toEqual(presses.map(() => [200, undefined]));
        const references = answers.map(({ body }) => body.data?.attributes.zuoraReferenceId);
        expect(new Set(references).size).toBe(1);
        expect(await renewing(userId)).toEqual([false, true]);
        expect(await paid(userId)).toEqual([12.99]);
        expect(await membership(userId)).toMatchObject({ current: { plan: 'B2CMONTHLY' }, queued: { plan } });
        expect(mailsNamed(userId, 'welcome')).toHaveLength(2);
      }
    },
    120_000,
  );

  test('an upgrade in one tab and a plan for later in another at once: one is bought, the other is told so', async () => {
    for (const round of rounds) {
      const userId = await member();
      const tabs = [
        { plan: 'B2CFAMILYA2022', request: await tab(userId, upgrade) },
        { plan: 'B2CANNUAL', request: await tab(userId, annualLater) },
      ];
      if (round % 2 === 1) tabs.reverse();
      const answers = await Promise.all(tabs.map(({ request }) => testApp().buy(userId, request)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const bought = tabs[answers.findIndex(({ status }) => status === 200)];
      expect(await membership(userId)).toMatchObject({ queued: { plan: bought?.plan } });
      expect(await renewing(userId)).toEqual([false, true]);
      expect(await paid(userId)).toEqual([12.99]);
    }
  }, 120_000);

  /** Members whose pause has begun. */
  async function paused(count: number) {
    const userIds = await Promise.all(Array.from({ length: count }, member));
    for (const userId of userIds) await change(userId, { kind: 'pause', months: 3 });
    await advanceClock(testApp().sandbox, testApp().clock, 35);
    return userIds;
  }

  test('a pause that is ended in two tabs at once is ended once, with one charge and one mail', async () => {
    for (const userId of await paused(rounds.length)) {
      const [one, other, third] = [
        await shown(userId, { kind: 'resume' }),
        await shown(userId, { kind: 'resume' }),
        await shown(userId, { kind: 'resume' }),
      ];
      const presses = Array.from({ length: 10 }, () => [one, other]).flat();
      const answers = await Promise.all(presses.map(({ id }) => confirm(userId, id)));
      // A third tab comes after both.
      answers.push(await confirm(userId, third.id));
      expect(answers.map(codeOf)).toEqual(answers.map(() => [200, undefined]));
      expect(await paid(userId)).toEqual([12.99, 12.99]);
      expect(await membership(userId)).toMatchObject({ status: 'ACTIVE', standing: 'renewing' });
      const told = mailsNamed(userId, 'subscriptionChanged') as { change: { kind: string } }[];
      expect(told.map(({ change: { kind } }) => kind)).toEqual(['paused', 'resumed']);
    }
  }, 120_000);

  test('a pause that is ended in one tab while the plan is cancelled in another: one is done, the other is told so', async () => {
    for (const [round, userId] of (await paused(rounds.length)).entries()) {
      const tabs = [await shown(userId, { kind: 'resume' }), await shown(userId, { kind: 'renewOff' })];
      if (round % 2 === 1) tabs.reverse();
      const answers = await Promise.all(tabs.map(({ id }) => confirm(userId, id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const done = tabs[answers.findIndex(({ status }) => status === 200)];
      const resumed = done?.attributes.kind === 'resume';
      expect(await paid(userId)).toEqual(resumed ? [12.99, 12.99] : [12.99]);
      expect(await membership(userId)).toMatchObject({ standing: resumed ? 'renewing' : 'over' });
      expect(mailsNamed(userId, 'cancellation')).toHaveLength(resumed ? 0 : 1);
    }
  }, 120_000);

  const stateOf = async (id: string) => {
    const changes = testApp().database.db.$extendTables<BillingTables>().selectFrom('subscriptionChanges');
    return (await changes.select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  };

  /**
   * Keeps the answer to the next preview back until a change has succeeded, and makes every reading after an order slow.
   * Resolves once that preview has its answer.
   */
  function holdNextPreviewUntilMade(id: string) {
    const { fetch } = globalThis;
    return new Promise<void>((resolve) => {
      let [previewed, ordered] = [false, false];
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
        const { pathname } = new URL(address instanceof Request ? address.url : address);
        if (ordered && options?.method === 'GET') await sleep(500);
        const answer = await fetch(address, options);
        if (pathname.endsWith('/v1/orders')) ordered = true;
        if (!previewed && pathname.endsWith('/orders/preview')) {
          previewed = true;
          resolve();
          await until(async () => (await stateOf(id)) === 'succeeded');
        }
        return answer;
      });
    });
  }
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['the same', { kind: 'changePlan', plan: 'B2C14DANNUAL' }, [200, undefined]],
    ['another change', { kind: 'changePlan', plan: 'B2CFAMILYA2022' }, [409, 'CHANGE_CHANGED']],
  ])(
    'a tab that asks for %s, and was drawn before an order that is not read yet, orders nothing',
    async (_what, wish, answer) => {
      const userId = await member();
      const one = await shown(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
      const other = await shown(userId, wish);
      const drawn = holdNextPreviewUntilMade(one.id);
      const late = confirm(userId, other.id);
      await drawn;
      expect(codeOf(await confirm(userId, one.id))).toEqual([200, undefined]);
      expect(codeOf(await late)).toEqual(answer);
      expect(await paid(userId)).toEqual([12.99, 57]);
      expect(await membership(userId)).toMatchObject({ current: { plan: 'B2CANNUAL' } });
    },
    60_000,
  );
});
