import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addDays, addMonths, dayOf, type Day } from '../domain/days.ts';
import { insertAccount, verifyStudent } from './accounts.ts';
import type { BillingTestApp } from './billing-test-app.ts';
import { cards } from './cards.ts';
import { membersOf } from './changes.ts';
import { mailsOf } from './mails-of.ts';
import { approveAtPayPal, changeMethod, typeCard } from './sandbox-money.ts';
import { until } from './until.ts';

/** What is charged on a day, in cents, and when it was paid, where that is another day. */
export type DayOfCharge = readonly [day: Day, amount: number, paidOn?: Day];

/** A subscription of one kind, bought on a first day. */
export interface KindOfSubscription {
  buy: (userId: string) => Promise<unknown>;
  /** What its holder does later, or waits for. */
  later?: (first: Day) => readonly (readonly [day: Day, act: (userId: string) => Promise<unknown>])[];
  charges: (first: Day) => readonly DayOfCharge[];
  /** How often its holder gets each mail, besides a receipt of each charge. */
  mails: Readonly<Record<string, number>>;
}

/** The same charge every so many months, for longer than any test. */
function each(months: number, amount: number, from: Day): DayOfCharge[] {
  return Array.from({ length: 40 }, (_, period) => [addMonths(from, period * months), amount] as const);
}

/** What is left of a month's price on a day. */
function unusedOf(amount: number, first: Day, day: Day): number {
  const end = Date.parse(addMonths(first, 1));
  return Math.round((amount * (end - Date.parse(day))) / (end - Date.parse(first)));
}

/**
 * Every kind of subscription that can be bought, given or redeemed, in Germany.
 *
 * @param givers takes in the giver of each gift, by its receiver.
 */
export function kindsOfSubscriptions(app: () => BillingTestApp, givers: Map<string, string>) {
  const { change, cancel } = membersOf(app);
  const today = () => dayOf(app().clock.now());
  const payments = '/subscription/payments/web';

  /** A card that outlives every test. */
  async function card(userId: string, number: string = cards.good): Promise<string> {
    const page = await app().post(userId, `${payments}/payment-pages`, {});
    return typeCard(String(page.body.data?.attributes.src), number, 2040);
  }
  const buying = (wish: object) => async (userId: string) => {
    const quoteId = await app().quote(userId, wish);
    const { status } = await app().buy(userId, { quoteId, refId: await card(userId) });
    expect([wish, status]).toEqual([wish, 200]);
  };
  const monthly = buying({ plan: 'B2CMONTHLY' });
  const told =
    (mail: string, times = 1) =>
    (userId: string) =>
      until(() => mailsOf(app(), userId, mail).length === times);

  async function buyByPayPal(userId: string) {
    const asked = await app().post(userId, `${payments}/paypal-approvals`, {});
    const { token, approveUrl } = asked.body.data?.attributes as { token: string; approveUrl: string };
    await approveAtPayPal(approveUrl);
    await app().post(userId, `${payments}/paypal-approvals/${token}/complete`, {});
    const bought = await app().post(userId, `${payments}/subscriptions`, {
      quoteId: await app().quote(userId, { plan: 'B2CMONTHLY' }),
      paymentMethod: { type: 'PAYPAL', token },
      purchaseKey: randomUUID(),
    });
    expect(bought.body.data?.attributes).toMatchObject({ status: 'ACTIVE', type: 'PAYPAL' });
  }

  async function verify(userId: string) {
    await verifyStudent(app().database.db, userId, today(), addMonths(today(), 12));
  }
  const buyAsStudent = async (userId: string) => {
    await verify(userId);
    await buying({ plan: 'B2C14DANNUAL', voucherCode: 'STUDENT50' })(userId);
  };
  const secondYearAsStudent = async (userId: string) => {
    await told('discountReminder')(userId);
    await verify(userId);
    await change(userId, { kind: 'studentPrice' });
  };

  /** A year's gift from another person, whose mail brings its code. */
  async function receiveGift(userId: string): Promise<string> {
    const giver = randomUUID();
    const shown = await app().post(giver, '/gifts', {
      ...{ kind: 'year', country: 'DE', receiverEmail: `${userId}@example.org`, sendOn: null },
      card: { receiverName: 'June', message: 'Breathe out.', language: 'de' },
    });
    const giftId = shown.body.data?.id ?? '';
    expect((await app().post(giver, '/gifts/buy', { giftId, refId: await card(giver) })).status).toBe(200);
    givers.set(userId, giver);
    await told('gift')(userId);
    return String(mailsOf(app(), userId, 'gift')[0]?.code);
  }
  const redeem = async (userId: string, request: { code: string; endsPlanOn?: Day }) =>
    expect((await app().post(userId, '/redemptions', request)).status).toBe(200);

  async function recover(userId: string) {
    const answer = await app().post(userId, `${payments}/payment-methods`, {
      paymentMethod: { type: 'ZUORA', refId: await card(userId) },
      collect: { amount: 1299, currency: 'EUR' },
    });
    expect(answer.body.data?.attributes).toMatchObject({ status: 'REPLACED', charged: { amount: 1299 } });
  }

  const trialEnd = (first: Day) => addDays(first, 14);
  const resumedOn = (first: Day) => addDays(addMonths(first, 1), 10);
  const kinds = {
    monthly: { buy: monthly, charges: (first) => each(1, 1299, first), mails: { welcome: 1 } },
    annual: {
      buy: buying({ plan: 'B2CANNUAL' }),
      charges: (first) => each(12, 6999, first),
      mails: { welcome: 1 },
    },
    familyAnnual: {
      buy: buying({ plan: 'B2CFAMILYA2022' }),
      charges: (first) => each(12, 9999, first),
      mails: { welcome: 1 },
    },
    trial: {
      buy: buying({ plan: 'B2C14DANNUAL' }),
      later: (first) => [[addDays(first, 11), told('trialReminder')]],
      charges: (first) => each(12, 6999, trialEnd(first)),
      mails: { welcome: 1, trialReminder: 1 },
    },
    promotion: {
      buy: buying({ plan: 'B2CMONTHLY', voucherCode: 'CALM60' }),
      later: (first) => [[addDays(addMonths(first, 12), -20), told('discountReminder')]],
      charges: (first) =>
        each(1, 1299, first).map(([day, amount], month) => [day, month < 12 ? 520 : amount] as const),
      mails: { welcome: 1, discountReminder: 1 },
    },
    student: {
      buy: buyAsStudent,
      later: (first) => [
        [addDays(first, 11), told('trialReminder')],
        [addDays(addMonths(trialEnd(first), 12), -20), secondYearAsStudent],
        [addDays(addMonths(trialEnd(first), 24), -20), told('discountReminder', 2)],
      ],
      charges: (first) =>
        each(12, 6999, trialEnd(first)).map(
          ([day, amount], year) => [day, year < 2 ? 3499 : amount] as const,
        ),
      mails: { welcome: 1, trialReminder: 1, subscriptionChanged: 1, discountReminder: 2 },
    },
    queued: {
      buy: monthly,
      later: (first) => [[addDays(first, 3), buying({ plan: 'B2C14DANNUAL', begins: 'later' })]],
      charges: (first) => [[first, 1299], ...each(12, 6999, addMonths(first, 1))],
      mails: { welcome: 2 },
    },
    giftQueued: {
      buy: monthly,
      later: (first) => [
        [
          addDays(first, 3),
          async (userId) =>
            redeem(userId, { code: await receiveGift(userId), endsPlanOn: addMonths(first, 1) }),
        ],
      ],
      charges: (first) => [[first, 1299]],
      mails: { welcome: 1, gift: 1, cancellation: 1 },
    },
    giftStarted: {
      buy: async (userId) => redeem(userId, { code: await receiveGift(userId) }),
      charges: () => [],
      mails: { gift: 1 },
    },
    accessVoucher: {
      buy: (userId) => redeem(userId, { code: 'NETFLIX30D' }),
      charges: () => [],
      mails: {},
    },
    paused: {
      buy: monthly,
      later: (first) => [[addDays(first, 4), (userId) => change(userId, { kind: 'pause', months: 2 })]],
      charges: (first) => each(1, 1299, first).filter((_, month) => month === 0 || month > 2),
      mails: { welcome: 1, subscriptionChanged: 1 },
    },
    cancelled: {
      buy: monthly,
      later: (first) => [[addDays(first, 3), cancel]],
      charges: (first) => [[first, 1299]],
      mails: { welcome: 1, cancellation: 1 },
    },
    resumed: {
      buy: monthly,
      later: (first) => [
        [addDays(first, 4), (userId) => change(userId, { kind: 'pause', months: 3 })],
        [resumedOn(first), (userId) => change(userId, { kind: 'resume' })],
      ],
      charges: (first) => [[first, 1299], ...each(1, 1299, resumedOn(first))],
      mails: { welcome: 1, subscriptionChanged: 2 },
    },
    changedPlan: {
      buy: monthly,
      later: (first) => [
        [addDays(first, 3), (userId) => change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' })],
      ],
      charges: (first) => {
        const [[day, amount] = [first, 0], ...later] = each(12, 6999, addDays(first, 3));
        return [[first, 1299], [day, amount - unusedOf(1299, first, day)], ...later];
      },
      mails: { welcome: 1, subscriptionChanged: 1 },
    },
    upgraded: {
      buy: monthly,
      later: (first) => [[addDays(first, 3), buying({ plan: 'B2CFAMILYA2022', upgrade: true })]],
      charges: (first) => [[first, 1299], ...each(12, 9999, addMonths(first, 1))],
      mails: { welcome: 2 },
    },
    renewedAgain: {
      buy: monthly,
      later: (first) => [
        [addDays(first, 3), cancel],
        [addDays(first, 6), (userId) => change(userId, { kind: 'renewOn' })],
      ],
      charges: (first) => each(1, 1299, first),
      mails: { welcome: 1, cancellation: 1, subscriptionChanged: 1 },
    },
    failedAndRecovered: {
      buy: monthly,
      later: (first) => [
        [
          addDays(first, 4),
          async (userId) => changeMethod(app().sandbox, `A-${userId}`, await card(userId, cards.declined)),
        ],
        [addMonths(first, 1), told('paymentFailed')],
        [addDays(addMonths(first, 1), 2), recover],
      ],
      charges: (first) =>
        each(1, 1299, first).map(([day, amount], month) =>
          month === 1 ? ([day, amount, addDays(day, 2)] as const) : ([day, amount] as const),
        ),
      mails: { welcome: 1, paymentFailed: 1 },
    },
    payPal: { buy: buyByPayPal, charges: (first) => each(1, 1299, first), mails: { welcome: 1 } },
  } satisfies Record<string, KindOfSubscription>;

  return {
    kinds: kinds as Readonly<Record<string, KindOfSubscription>>,
    newHolder: () => insertAccount(app().database.db),
  };
}
