import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { cards, type Answer } from '../../../testing/billing-test-app.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock, changeMethod, ledgerOf, refundsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import { isOpen, type BillingTables, type OrderState } from '../tables.ts';

type Card = keyof typeof cards;

/** One press whose order meets a gateway in trouble. */
interface Asked {
  userId: string;
  press: () => Promise<Answer>;
  order: () => Promise<{ state: OrderState; attempt: number }>;
  /** What was charged and what went back, at the billing company. */
  money: () => Promise<{ charged: number[]; back: number[] }>;
  /** The mails that tell of it; each is due once. */
  mails: () => { mail: string; change?: string }[];
}

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<BillingTables>();
  const { subscriber, shown, confirm, change, chargedTo } = membersOf(testApp);

  async function moneyOf(account: string) {
    const { payments } = await ledgerOf(testApp().sandbox, account);
    const charged = payments.filter(({ status }) => status === 'Processed').map(({ amount }) => amount);
    return { charged: charged.toSorted(), back: (await refundsOf(testApp().sandbox, account)).toSorted() };
  }

  /** The mails to a person, one a key: those that are asked for twice go out once. */
  function mailsTo(userId: string) {
    const mails = testApp().mails.filter(({ to }) => to.startsWith(userId));
    return [...new Map(mails.map((mail) => [mail.key, mail])).values()];
  }

  function changing(userId: string, wish: object): Asked {
    let offer: ReturnType<typeof shown> | undefined;
    // Shown with the first press: the clock moves for others, and what is shown holds for half an hour of it.
    const idOf = async () => (await (offer ??= shown(userId, wish))).id;
    return {
      userId,
      press: async () => confirm(userId, await idOf()),
      order: async () =>
        tables()
          .selectFrom('subscriptionChanges')
          .select(['state', 'attempt'])
          .where('id', '=', await idOf())
          .executeTakeFirstOrThrow(),
      money: () => moneyOf(`A-${userId}`),
      mails: () =>
        mailsTo(userId).flatMap(({ mail, facts }): { mail: string; change?: string }[] => {
          if (mail === 'cancellation') return [{ mail }];
          return mail === 'subscriptionChanged' ? [{ mail, change: facts.change.kind }] : [];
        }),
    };
  }

  const giftOrder = (giftId: string, kind: 'purchase' | 'refund') =>
    tables()
      .selectFrom('giftOrders')
      .selectAll()
      .where('giftId', '=', giftId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();

  async function giving(card: Card): Promise<Asked & { giftId: string; account: () => Promise<string> }> {
    const userId = randomUUID();
    const wish = {
      ...{ kind: 'year', country: 'DE', receiverEmail: `to-${userId}@example.org`, sendOn: null },
      card: { receiverName: 'June', message: '', language: 'en' },
    };
    const { id: giftId = '', attributes } = (await testApp().post(userId, '/gifts', wish)).body.data ?? {};
    const { total } = attributes?.offer as { total: object };
    const paymentMethod = { type: 'ZUORA', refId: await testApp().card(userId, cards[card]) };
    const account = async () => `G-${(await giftOrder(giftId, 'purchase')).id}`;
    return {
      ...{ userId, giftId, account },
      press: () =>
        testApp().post(userId, `/subscription/payments/web/gifts/${giftId}/payments`, {
          paymentMethod,
          total,
        }),
      order: () => giftOrder(giftId, 'purchase'),
      money: async () => moneyOf(await account()),
      mails: () =>
        testApp()
          .mails.filter(({ to, mail }) => to.includes(userId) && ['gift', 'giftReceipt'].includes(mail))
          .map(({ mail }) => ({ mail }))
          .toSorted((one, other) => one.mail.localeCompare(other.mail)),
    };
  }

  /** What is asked for, how the money stands once it was done once, and which mails have gone out by then. */
  const wishes = {
    resume: {
      ask: async (card: Card) => {
        const userId = await subscriber();
        await change(userId, { kind: 'pause', months: 3 });
        await advanceClock(testApp().sandbox, testApp().clock, 35);
        await chargedTo(userId, card);
        return changing(userId, { kind: 'resume' });
      },
      once: { charged: [12.99, 12.99], back: [] },
      mails: [
        { mail: 'subscriptionChanged', change: 'paused' },
        { mail: 'subscriptionChanged', change: 'resumed' },
      ],
    },
    refund: {
      ask: async (card: Card) => {
        const userId = await subscriber();
        await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
        await chargedTo(userId, card);
        return changing(userId, { kind: 'refund' });
      },
      once: { charged: [12.99, 57], back: [12.99, 57] },
      mails: [
        { mail: 'subscriptionChanged', change: 'planChanged' },
        { mail: 'subscriptionChanged', change: 'refunded' },
      ],
    },
    withdrawal: {
      ask: async (card: Card) => {
        const userId = await subscriber();
        await chargedTo(userId, card);
        return changing(userId, { kind: 'withdraw' });
      },
      once: { charged: [12.99], back: [12.99] },
      mails: [{ mail: 'subscriptionChanged', change: 'withdrawn' }],
    },
    gift: {
      ask: giving,
      once: { charged: [69.99], back: [] },
      mails: [{ mail: 'gift' }, { mail: 'giftReceipt' }],
    },
    giftRefund: {
      ask: async (card: Card) => {
        const gift = await giving('good');
        expect((await gift.press()).status).toBe(200);
        const refId = await testApp().card(gift.userId, cards[card]);
        await changeMethod(testApp().sandbox, await gift.account(), refId);
        const { giftId } = gift;
        return {
          ...gift,
          press: () => testApp().post(gift.userId, '/gifts/refund', { giftId }),
          order: () => giftOrder(giftId, 'refund'),
        };
      },
      once: { charged: [69.99], back: [69.99] },
      mails: [{ mail: 'gift' }, { mail: 'giftReceipt' }],
    },
  } satisfies Record<string, { ask: (card: Card) => Promise<Asked>; once: object; mails: object[] }>;
  const names = Object.keys(wishes) as (keyof typeof wishes)[];

  /** People for each wish, who have pressed nothing yet. The clock moves for the first ones, so they come one by one. */
  async function people(card: Card, each = 1) {
    const asked: (Asked & { name: keyof typeof wishes })[] = [];
    for (const name of names) {
      const { ask } = wishes[name];
      for (let person = 0; person < each; person += 1) asked.push({ name, ...(await ask(card)) });
    }
    return asked;
  }

  async function expectDoneOnce(asked: Awaited<ReturnType<typeof people>>) {
    for (const { name, money, mails } of asked) {
      const { once, mails: due } = wishes[name];
      expect([name, await money()]).toEqual([name, once]);
      await until(() => mails().length >= due.length);
      expect([name, mails()]).toEqual([name, due]);
    }
  }

  const statusOf = ({ status }: Answer) => status;
  afterEach(() => void vi.restoreAllMocks());

  test('a gateway that answers 500 three times is asked a fourth time, and it is done once', async () => {
    const asked = await people('failsThrice');
    const answers = await Promise.all(asked.map(({ press }) => press()));
    expect(answers.map(statusOf)).toEqual(names.map(() => 200));
    for (const { name, order } of asked) {
      expect([name, await order()]).toMatchObject([name, { state: 'succeeded', attempt: 4 }]);
    }
    await expectDoneOnce(asked);
  }, 60_000);

  test('a gateway that does it and is silent has done it once, however often it is pressed meanwhile', async () => {
    const asked = await people('slow');
    const answers = await Promise.all(asked.flatMap(({ press }) => [press(), press()]));
    expect(answers.map(statusOf)).toEqual(names.flatMap(() => [200, 200]));
    for (const { name, order } of asked) {
      expect([name, await order()]).toMatchObject([name, { state: 'succeeded', attempt: 1 }]);
    }
    expect((await Promise.all(asked.map(({ press }) => press()))).map(statusOf)).toEqual(
      names.map(() => 200),
    );
    await expectDoneOnce(asked);
  }, 60_000);

  /** Lets each order arrive once. Its answer is lost, and so are the answers to all that asks for it. */
  function loseAnswersToOrders() {
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

  test('an outcome that is not known is answered as open, and both a press and a job find it later, done once', async () => {
    const asked = await people('good', 2);
    const arrived = loseAnswersToOrders();
    const presses = asked.map(({ press }) => press());
    await until(() => arrived.size === asked.length);
    const later = Date.now() + 30_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    const answers = await Promise.all(presses);
    for (const [at, { name, order }] of asked.entries()) {
      expect([name, await order()]).toMatchObject([name, { state: 'unknown', attempt: 1 }]);
      const open =
        name === 'giftRefund'
          ? { status: 200, body: { data: { attributes: { open: true } } } }
          : { status: 202 };
      expect([name, answers[at]]).toMatchObject([name, open]);
    }
    vi.restoreAllMocks();

    const again = await Promise.all(asked.filter((_each, at) => at % 2 === 0).map(({ press }) => press()));
    expect(again.map(statusOf)).toEqual(names.map(() => 200));
    await until(async () => {
      const orders = await Promise.all(asked.map(({ order }) => order()));
      return orders.every(({ state }) => !isOpen(state));
    });
    await expectDoneOnce(asked);
  }, 90_000);
});
