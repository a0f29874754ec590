import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { cards } from '../../../testing/cards.ts';
import { membersOf } from '../../../testing/changes.ts';
import {
  expectOnceInTrouble,
  troubleOf,
  type Asked,
  type Card,
} from '../../../testing/gateway-in-trouble.ts';
import { advanceClock, changeMethod } from '../../../testing/sandbox-money.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<BillingTables>();
  const { subscriber, change, chargedTo } = membersOf(testApp);
  const { changing, moneyOf } = troubleOf(testApp);

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
          .mails.filter(({ to, mail }) => to.includes(userId) && mail.startsWith('gift'))
          .map(({ mail }) => ({ mail }))
          .toSorted((one, other) => one.mail.localeCompare(other.mail)),
    };
  }

  expectOnceInTrouble({
    resume: {
      ask: async (card: Card) => {
        const userId = await subscriber();
        await change(userId, { kind: 'pause', months: 3 });
        await advanceClock(testApp().sandbox, testApp().clock, 35);
        await chargedTo(userId, card);
        return changing(userId, { kind: 'resume' });
      },
      once: { charged: [12.99, 12.99], back: [], subscriptions: 1 },
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
      once: { charged: [12.99, 57], back: [12.99, 57], subscriptions: 1 },
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
      once: { charged: [12.99], back: [12.99], subscriptions: 1 },
      mails: [{ mail: 'subscriptionChanged', change: 'withdrawn' }],
    },
    gift: {
      ask: giving,
      once: { charged: [69.99], back: [], subscriptions: 1 },
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
      once: { charged: [69.99], back: [69.99], subscriptions: 1 },
      mails: ['gift', 'giftReceipt', 'giftRefund', 'giftTakenBack'].map((mail) => ({ mail })),
      open: { status: 200, body: { data: { attributes: { open: true } } } },
    },
  });
});
