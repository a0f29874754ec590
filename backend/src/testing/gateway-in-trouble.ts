import { afterEach, expect, test, vi } from 'vitest';
import { isOpen, type BillingTables, type OrderState } from '../modules/billing/tables.ts';
import type { Answer, BillingTestApp } from './billing-test-app.ts';
import type { cards } from './cards.ts';
import { membersOf } from './changes.ts';
import { ledgerOf, refundsOf } from './sandbox-money.ts';
import { until } from './until.ts';

export type Card = keyof typeof cards;

interface Money {
  charged: number[];
  back: number[];
  subscriptions: number;
}

/** One press whose order meets a gateway in trouble. */
export interface Asked {
  userId: string;
  press: () => Promise<Answer>;
  order: () => Promise<{ state: OrderState; attempt: number }>;
  /** What the billing company has: what was charged, what went back, and how many subscriptions there are. */
  money: () => Promise<Money>;
  /** The mails that tell of it; each is due once. */
  mails: () => { mail: string; change?: string }[];
}

/** What is asked for, how the money stands once it was done once, and which mails have gone out by then. */
interface Wish {
  ask: (card: Card) => Promise<Asked>;
  once: Money;
  mails: { mail: string; change?: string }[];
  /** What a press is answered while the outcome is not known, where that is not a 202. */
  open?: object;
}

/** Presses of members of whom a gateway in trouble is asked something. */
export function troubleOf(testApp: () => BillingTestApp) {
  const tables = () => testApp().database.db.$extendTables<BillingTables>();
  const { shown, confirm } = membersOf(testApp);

  async function moneyOf(account: string): Promise<Money> {
    const { payments, subscriptions } = await ledgerOf(testApp().sandbox, account);
    const charged = payments.filter(({ status }) => status === 'Processed').map(({ amount }) => amount);
    const back = await refundsOf(testApp().sandbox, account);
    return { charged: charged.toSorted(), back: back.toSorted(), subscriptions: subscriptions.length };
  }

  /** The mails to a person, one a key: those that are asked for twice go out once. */
  function mailsTo(userId: string) {
    const mails = testApp().mails.filter(({ to }) => to.startsWith(userId));
    return [...new Map(mails.map((mail) => [mail.key, mail])).values()];
  }

  const ofMember = (userId: string) => ({
    userId,
    money: () => moneyOf(`A-${userId}`),
    mails: () =>
      mailsTo(userId)
        .flatMap(({ mail, facts }): { mail: string; change?: string }[] => {
          if (mail === 'cancellation') return [{ mail }];
          return mail === 'subscriptionChanged' ? [{ mail, change: facts.change.kind }] : [];
        })
        // One order may be told of by two mails at once.
        .toSorted((one, other) => one.mail.localeCompare(other.mail)),
  });

  return {
    moneyOf,

    changing: (userId: string, wish: object): Asked => {
      let offer: ReturnType<typeof shown> | undefined;
      // Shown with the first press: the clock moves for others, and what is shown holds for half an hour of it.
      const idOf = async () => (await (offer ??= shown(userId, wish))).id;
      return {
        ...ofMember(userId),
        press: async () => confirm(userId, await idOf()),
        order: async () =>
          tables()
            .selectFrom('subscriptionChanges')
            .select(['state', 'attempt'])
            .where('id', '=', await idOf())
            .executeTakeFirstOrThrow(),
      };
    },

    /** What is bought or redeemed beside a plan that the member has. The mail that a plan begins is one of its mails. */
    ordering: (userId: string, press: () => Promise<Answer>): Asked => ({
      ...ofMember(userId),
      press,
      order: async () =>
        tables()
          .selectFrom('purchases')
          .select(['state', 'attempt'])
          .where('userId', '=', userId)
          .orderBy('createdAt', 'desc')
          .executeTakeFirstOrThrow(),
      mails: () =>
        mailsTo(userId)
          .filter(({ mail }) => ['cancellation', 'welcome'].includes(mail))
          .map(({ mail }) => ({ mail }))
          .toSorted((one, other) => one.mail.localeCompare(other.mail)),
    }),
  };
}

/** Tests that each wish is done once, whatever the gateway answers. */
export function expectOnceInTrouble(wishes: Record<string, Wish>): void {
  const names = Object.keys(wishes);

  /** People for each wish, who have pressed nothing yet. The clock moves for the first ones, so they come one by one. */
  async function people(card: Card, each = 1) {
    const asked: (Asked & { name: string })[] = [];
    for (const [name, { ask }] of Object.entries(wishes)) {
      for (let person = 0; person < each; person += 1) asked.push({ name, ...(await ask(card)) });
    }
    return asked;
  }

  async function expectDoneOnce(asked: Awaited<ReturnType<typeof people>>) {
    for (const { name, money, mails } of asked) {
      const { once, mails: due } = wishes[name] ?? { once: undefined, mails: [] };
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
      const { open = { status: 202 } } = wishes[name] ?? {};
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
}
