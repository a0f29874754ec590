import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addMonths, dayOf } from '../../../domain/days.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { cards } from '../../../testing/cards.ts';
import { membersOf } from '../../../testing/changes.ts';
import {
  expectOnceInTrouble,
  troubleOf,
  type Asked,
  type Card,
} from '../../../testing/gateway-in-trouble.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

/** Orders that charge nothing today, of members whose plan has cost 12.99. */
onPostgres(() => {
  const tables = () => testApp().database.db.$extendTables<BillingTables & VoucherTables>();
  const { subscriber, chargedTo } = membersOf(testApp);
  const { changing, ordering } = troubleOf(testApp);
  const once = { charged: [12.99], back: [], subscriptions: 2 };
  const family = { plan: 'B2CFAMILYA2022', upgrade: true };
  const annualLater = { plan: 'B2C14DANNUAL', begins: 'later' };

  async function buying(card: Card, wish: object): Promise<Asked> {
    const userId = await subscriber();
    const request = {
      quoteId: await testApp().quote(userId, wish),
      refId: await testApp().card(userId, cards[card]),
      purchaseKey: randomUUID(),
    };
    return ordering(userId, () => testApp().buy(userId, request));
  }

  async function takingBack(card: Card, wish: object): Promise<Asked> {
    const { userId, press } = await buying('good', wish);
    expect((await press()).status).toBe(200);
    await chargedTo(userId, card);
    return changing(userId, { kind: 'cancelNext' });
  }

  async function redeeming(card: Card, code: string): Promise<Asked> {
    const userId = await subscriber();
    const endsPlanOn = addMonths(dayOf(testApp().clock.now()), 1);
    await chargedTo(userId, card);
    return ordering(userId, () => testApp().post(userId, '/redemptions', { code, endsPlanOn }));
  }

  async function voucherCode(): Promise<string> {
    const code = randomUUID().replaceAll('-', '').toUpperCase();
    const thirtyDays = { accessPlan: 'NETFLIX30D', accessCount: 30, accessUnit: 'day' } as const;
    await tables()
      .insertInto('vouchers')
      .values({ code, kind: 'access', ...thirtyDays, redemptionsAllowed: 1 })
      .execute();
    return code;
  }

  async function giftCode(): Promise<string> {
    const giver = randomUUID();
    const wish = {
      ...{ kind: 'year', country: 'DE', receiverEmail: 'june@example.org', sendOn: null },
      card: { receiverName: 'June', message: '', language: 'en' },
    };
    const giftId = (await testApp().post(giver, '/gifts', wish)).body.data?.id ?? '';
    const paid = { giftId, refId: await testApp().card(giver) };
    expect((await testApp().post(giver, '/gifts/buy', paid)).status).toBe(200);
    const row = await tables()
      .selectFrom('gifts')
      .selectAll()
      .where('id', '=', giftId)
      .executeTakeFirstOrThrow();
    return testApp().billing.gifts.codeOf(row) ?? '';
  }

  const redeemed = {
    once,
    mails: [{ mail: 'cancellation' }, { mail: 'welcome' }],
    open: { status: 200, body: { data: { attributes: { state: 'unknown' } } } },
  };

  expectOnceInTrouble({
    upgrade: {
      ...{ ask: (card) => buying(card, family), once },
      mails: [{ mail: 'welcome' }, { mail: 'welcome' }],
    },
    planForLater: {
      ...{ ask: (card) => buying(card, annualLater), once },
      mails: [{ mail: 'welcome' }, { mail: 'welcome' }],
    },
    cancelNextUpgrade: {
      ...{ ask: (card) => takingBack(card, family), once },
      mails: [{ mail: 'cancellation' }, { mail: 'subscriptionChanged', change: 'renewalOn' }],
    },
    cancelNextPlan: {
      ...{ ask: (card) => takingBack(card, annualLater), once },
      mails: [{ mail: 'cancellation' }, { mail: 'subscriptionChanged', change: 'renewalOn' }],
    },
    access: { ask: async (card) => redeeming(card, await voucherCode()), ...redeemed },
    gift: { ask: async (card) => redeeming(card, await giftCode()), ...redeemed },
  });
});
