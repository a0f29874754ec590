import { expect, test } from 'vitest';
import { insertAccount } from '../../../testing/accounts.ts';
import type { BillingReplica } from '../../../testing/billing-replica.ts';
import { cards } from '../../../testing/cards.ts';
import { killableBilling } from '../../../testing/killable-billing.ts';
import { openPurchaseGates } from '../../../testing/purchase-gates.ts';
import { changeMethod, hasArrived, ledgerOf, subscriptionsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

type Card = keyof typeof cards;

/** A page with a button, on whichever backend is there when it is pressed. */
type Page = (backend: BillingReplica) => Promise<{ status: number }>;

/** A member who has the same page open in two tabs. */
interface Asked {
  userId: string;
  tabs: [Page, Page];
}

const { sandbox, database, tables, startBackend, onPostgres } = await killableBilling();

onPostgres(() => {
  const changes = '/subscription/v1/changes';
  const later = { plan: 'B2C14DANNUAL', begins: 'later' };

  async function monthly(backend: BillingReplica): Promise<string> {
    const userId = await insertAccount(tables().$pickTables<never>());
    expect((await backend.buy(userId, await backend.prepare(userId, cards.good))).status).toBe(200);
    return userId;
  }

  async function chargedTo(backend: BillingReplica, userId: string, card: Card) {
    const { refId } = (await backend.prepare(userId, cards[card])).paymentMethod;
    await changeMethod(sandbox(), `A-${userId}`, refId);
  }

  async function changing(backend: BillingReplica, userId: string, wish: object): Promise<Page> {
    let path = '';
    // After the clock was moved, until the backend follows it.
    await until(async () => {
      const { status, data } = await backend.ask(userId, changes, wish);
      path = `${changes}/${data?.id ?? ''}/confirm`;
      return status === 201;
    });
    return (pressed) => pressed.ask(userId, path, {});
  }

  async function buying(backend: BillingReplica, userId: string, card: Card): Promise<Page> {
    const request = await backend.prepare(userId, cards[card], later);
    return (pressed) => pressed.buy(userId, request);
  }

  async function done(page: Promise<Page>, backend: BillingReplica) {
    expect((await (await page)(backend)).status).toBe(200);
  }

  /** What is asked for, and what there is once it was done once: orders, charges, subscriptions, and mails. */
  const wishes = {
    resume: {
      ask: async (backend: BillingReplica, card: Card): Promise<Asked> => {
        const userId = await monthly(backend);
        await done(changing(backend, userId, { kind: 'pause', months: 3 }), backend);
        await chargedTo(backend, userId, card);
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ days: 35 });
        await fetch(`${sandbox().url}/clock/advance`, { method: 'POST', headers, body });
        const tab = () => changing(backend, userId, { kind: 'resume' });
        return { userId, tabs: [await tab(), await tab()] };
      },
      once: { orders: 3, paid: [12.99, 12.99], statuses: ['Active'] },
      mails: ['receipt', 'receipt', 'subscriptionChanged', 'subscriptionChanged', 'welcome'],
    },
    pause: {
      ask: async (backend: BillingReplica, card: Card): Promise<Asked> => {
        const userId = await monthly(backend);
        await chargedTo(backend, userId, card);
        const tab = () => changing(backend, userId, { kind: 'pause', months: 2 });
        return { userId, tabs: [await tab(), await tab()] };
      },
      once: { orders: 2, paid: [12.99], statuses: ['Active'] },
      mails: ['receipt', 'subscriptionChanged', 'welcome'],
    },
    planForLater: {
      ask: async (backend: BillingReplica, card: Card): Promise<Asked> => {
        const userId = await monthly(backend);
        const tab = () => buying(backend, userId, card);
        return { userId, tabs: [await tab(), await tab()] };
      },
      once: { orders: 2, paid: [12.99], statuses: ['Active', 'Active'] },
      mails: ['receipt', 'welcome', 'welcome'],
    },
    cancelNext: {
      ask: async (backend: BillingReplica, card: Card): Promise<Asked> => {
        const userId = await monthly(backend);
        await done(buying(backend, userId, 'good'), backend);
        await chargedTo(backend, userId, card);
        const tab = () => changing(backend, userId, { kind: 'cancelNext' });
        return { userId, tabs: [await tab(), await tab()] };
      },
      once: { orders: 3, paid: [12.99], statuses: ['Active', 'Cancelled'] },
      mails: ['cancellation', 'receipt', 'subscriptionChanged', 'welcome', 'welcome'],
    },
  };
  const names = Object.keys(wishes) as (keyof typeof wishes)[];

  /** A member for each wish. The clock moves for the first, so they come one by one. */
  async function people(backend: BillingReplica, card: Card) {
    const asked: (Asked & { name: keyof typeof wishes })[] = [];
    for (const name of names) asked.push({ name, ...(await wishes[name].ask(backend, card)) });
    return asked;
  }

  const ordersWhere = async (open: boolean) => {
    const rows = await Promise.all(
      (['subscriptionChanges', 'purchases'] as const).map((table) =>
        tables()
          .selectFrom(table)
          .select(['userId', 'orderNumber'])
          .where('orderBody', 'is not', null)
          .where('state', open ? 'in' : 'not in', ['ordering', 'unknown'])
          .execute(),
      ),
    );
    return rows.flat();
  };
  const openOrders = () => ordersWhere(true);
  const arrivals = async (orders: { orderNumber: string }[]) =>
    Promise.all(orders.map(({ orderNumber }) => hasArrived(sandbox(), orderNumber)));

  async function mailsTo(userId: string): Promise<string[]> {
    const inbox = await fetch(`${sandbox().url}/inbox.json?to=${userId}`);
    const { mails } = (await inbox.json()) as { mails: { subject: string }[] };
    return mails.map(({ subject }) => subject).toSorted();
  }

  async function expectDoneOnce(asked: Awaited<ReturnType<typeof people>>) {
    for (const { name, userId } of asked) {
      const { once, mails } = wishes[name];
      const { payments } = await ledgerOf(sandbox(), `A-${userId}`);
      const subscriptions = await subscriptionsOf(sandbox(), `A-${userId}`);
      const orders = (await ordersWhere(false)).filter((order) => order.userId === userId);
      expect(new Set(await arrivals(orders))).toEqual(new Set([true]));
      const found = {
        orders: orders.length,
        paid: payments.map(({ amount }) => amount),
        statuses: subscriptions.map(({ status }) => status).toSorted(),
      };
      expect([name, found]).toEqual([name, once]);
      await until(async () => (await mailsTo(userId)).length >= mails.length);
      expect([name, await mailsTo(userId)]).toEqual([name, mails]);
    }
  }

  /** Presses in one tab, without an answer, and kills the backend at a moment. */
  async function killed(asked: Asked[], backend: BillingReplica, moment: () => Promise<void>) {
    const presses = asked.map(({ tabs: [press] }) => press(backend).catch(() => 'the connection broke'));
    await moment();
    await backend.stop('SIGKILL');
    expect(await Promise.all(presses)).toEqual(asked.map(() => 'the connection broke'));
  }

  async function pressInBothTabs(asked: Asked[], backend: BillingReplica) {
    const answers = await Promise.all(asked.flatMap(({ tabs }) => tabs.map((press) => press(backend))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }

  test('killed before its order leaves, a change is made once when it is pressed again, in two tabs at once', async () => {
    const first = await startBackend();
    const asked = await people(first, 'good');
    const gates = await openPurchaseGates(database());
    for (const { name, userId } of asked) {
      await gates.hold(name === 'planForLater' ? 'beforeTheCall' : 'beforeAChangeLeaves', userId);
    }
    await killed(asked, first, () => gates.untilHeld(asked.length));
    const open = await openOrders();
    expect(await arrivals(open)).toEqual(asked.map(() => false));
    await gates.close();

    await pressInBothTabs(asked, await startBackend());
    await expectDoneOnce(asked);
  }, 120_000);

  test('killed between order and answer, a change is found again, by itself and by who presses again', async () => {
    const first = await startBackend();
    const asked = await people(first, 'slow');
    await killed(asked, first, () =>
      until(async () => (await arrivals(await openOrders())).filter(Boolean).length === asked.length),
    );
    expect(await openOrders()).toHaveLength(asked.length);

    const second = await startBackend();
    // Jobs take them up, one after the other on a busy machine.
    await until(async () => (await openOrders()).length === 0, 100_000);
    await pressInBothTabs(asked, second);
    await expectDoneOnce(asked);
  }, 200_000);
});
