import { ask } from '../../../backend/src/testing/ask.ts';
import { cards } from '../../../backend/src/testing/cards.ts';
import {
  approvedAtPayPal,
  cardNumbered,
  prepareOrder,
  userIdOf,
  type GivePayment,
} from '../../bench/server/billing.ts';
import type { Visitor } from '../../bench/visitor.ts';
import { buyOnce, isToPressAgain, untilDecided, type Bought } from '../buyers.ts';

/** A visitor who is about to press. */
export interface Wish {
  kind: WishKind;
  press: () => Promise<Bought>;
}

export type WishKind = keyof typeof preparations;

type Prepare = (visitor: Visitor, databaseUrl: string) => Promise<() => Promise<Bought>>;

/** What a visitor does before they press, by what they want. */
const preparations = {
  'a plan by card': plan(cardNumbered(cards.good)),
  'a plan by PayPal': plan(approvedAtPayPal),
  'a plan by a card whose gateway fails three times': plan(cardNumbered(cards.failsThrice)),
  'a plan by a card that is answered half a minute later': plan(cardNumbered(cards.slow)),
  'a plan by a card that is declined': declinedPlan,
  'a gift': gift,
  'a plan, and another one after it': changedPlan,
} satisfies Record<string, Prepare>;

/** Of every hundred people. The rest buy a plan by card. */
const shares: Partial<Record<WishKind, number>> = {
  'a plan by PayPal': 20,
  'a gift': 12,
  'a plan, and another one after it': 8,
  'a plan by a card whose gateway fails three times': 3,
  'a plan by a card that is declined': 3,
  'a plan by a card that is answered half a minute later': 2,
};

/** What people want: as many wishes as that, mixed as they come. */
export function mixedWishes(count: number): WishKind[] {
  const hundred = Object.entries(shares).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind as WishKind),
  );
  const all = Array.from({ length: 100 }, (_, index) => hundred[index] ?? 'a plan by card');
  // 37 and 100 have no divisor in common, so each place of the hundred comes once.
  return Array.from({ length: count }, (_, index) => all[(index * 37) % 100] ?? 'a plan by card');
}

/** Has a signed-up visitor come as far as the press. */
export async function prepareWish(kind: WishKind, visitor: Visitor, databaseUrl: string): Promise<Wish> {
  return { kind, press: await preparations[kind](visitor, databaseUrl) };
}

function plan(give: GivePayment): Prepare {
  return async (visitor) => {
    const order = await prepareOrder(visitor, give);
    return () => buyOnce(order);
  };
}

async function declinedPlan(visitor: Visitor) {
  const order = await prepareOrder(visitor, cardNumbered(cards.declined));
  return async (): Promise<Bought> => {
    const { userId } = order;
    const told = await buyOnce(order).catch(String);
    if (typeof told !== 'string' || !told.includes('"code":"PAYMENT_DECLINED"')) {
      throw new Error(`A declined card was answered with ${JSON.stringify(told)}.`);
    }
    return { userId, account: `A-${userId}`, charges: 0, total: 0 };
  };
}

async function gift(visitor: Visitor, databaseUrl: string) {
  const userId = await userIdOf(visitor);
  const { searchParams } = await visitor.submit('/gift', {
    ...{ userId, kind: 'year', country: 'DE', language: 'de', postalCode: '', sendOn: '' },
    ...{ receiverName: 'June', receiverEmail: `june+${userId}@demo.stillpoint.example`, message: '' },
  });
  const id = searchParams.get('gift') ?? '';
  const [shown] = await ask<{ total: { amount: number } }>(
    databaseUrl,
    `select offer->'total' as total from gifts where id = $1`,
    [id],
  );
  const order = { paymentMethod: await cardNumbered(cards.good)(visitor, userId), total: shown?.total };
  const path = `/subscription/payments/web/gifts/${id}/payments?userId=${userId}`;
  return async (): Promise<Bought> => {
    await untilDecided(() =>
      unlessToPressAgain(async () => {
        const { data } = await visitor.post<{ data: { attributes: { status: string } } }>(path, order);
        return data.attributes.status === 'BOUGHT' ? true : undefined;
      }),
    );
    // The database may be away at this moment.
    const { account, number } = await untilDecided(async () => {
      const statement =
        'select account_number as account, subscription_number as number from gifts where id = $1';
      const rows = await ask<{ account: string; number: string }>(databaseUrl, statement, [id]).catch(
        () => [],
      );
      return rows[0];
    });
    return { userId, account, charges: 1, total: shown?.total.amount ?? 0, subscriptionNumber: number };
  };
}

interface Change {
  data: { id: string; attributes: { state: string; totalToday: { amount: number } } };
}

async function changedPlan(visitor: Visitor) {
  const order = await prepareOrder(visitor);
  return async (): Promise<Bought> => {
    const bought = await buyOnce(order);
    const { userId } = order;
    const path = '/subscription/v1/changes';
    // Each time it is shown anew: what was shown may have been refused for good.
    const total = await untilDecided(() =>
      unlessToPressAgain(async () => {
        const wish = { kind: 'changePlan', plan: 'B2C14DANNUAL' };
        const { data } = await visitor.post<Change>(`${path}?userId=${userId}`, wish);
        return untilDecided(async () => {
          const confirmed = await visitor.post<Change>(`${path}/${data.id}/confirm?userId=${userId}`, {});
          const { state, totalToday } = confirmed.data.attributes;
          return state === 'succeeded' ? totalToday.amount : undefined;
        });
      }),
    );
    return { ...bought, charges: 2, total: bought.total + total };
  };
}

/** What a press gives, or nothing where it was told that nothing was charged. */
async function unlessToPressAgain<Given>(
  press: () => Promise<Given | undefined>,
): Promise<Given | undefined> {
  try {
    return await press();
  } catch (error) {
    if (!isToPressAgain(error)) throw error;
    return undefined;
  }
}
