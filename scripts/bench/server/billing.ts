import { randomUUID } from 'node:crypto';
import { cards } from '../../../backend/src/testing/cards.ts';
import { approveAtPayPal, typeCard } from '../../../backend/src/testing/sandbox-money.ts';
import type { Visitor } from '../visitor.ts';

const api = '/subscription/payments/web';

/** What asks what a plan would cost. */
export function quoteRequest(userId: string): { path: string; body: object } {
  return { path: `${api}/quotes?userId=${userId}`, body: { plan: 'B2CMONTHLY', country: 'DE' } };
}

/** What a plan would cost: `total` is today's charge in minor units. */
interface Quote {
  id: string;
  total: number;
}

/** Asks what a plan would cost. */
export async function quote(visitor: Visitor, userId: string): Promise<Quote> {
  const { path, body } = quoteRequest(userId);
  const { data } = await visitor.post<{
    data: { id: string; attributes: { totalToday: { amount: number } } };
  }>(path, body);
  return { id: data.id, total: data.attributes.totalToday.amount };
}

/** Who is signed in. Each call of a member names them. */
export async function userIdOf(visitor: Visitor): Promise<string> {
  return (await sessionOf(visitor)).userId;
}

/** The signed-in account. */
export async function sessionOf(visitor: Visitor): Promise<{ userId: string; email: string }> {
  const { data } = await visitor.get<{ data: { attributes: { userId: string; email: string } } }>('/session');
  return data.attributes;
}

/** What an order was answered with: `PENDING` while its outcome is unknown. */
export interface PurchaseAnswer {
  status: 'ACTIVE' | 'PENDING';
  /** The number of the subscription, once there is one. */
  zuoraReferenceId: string;
}

/** An order that can be pressed, again and again; with the same key it is one purchase. */
export interface PreparedOrder {
  userId: string;
  /** What its quote says that is charged today, in minor units. */
  total: number;
  press: (purchaseKey: string) => Promise<PurchaseAnswer>;
  /** What a press sends. */
  request: (purchaseKey: string) => { path: string; body: object };
}

/** What an order is paid with. */
export type PaymentMethod = { type: 'ZUORA'; refId: string } | { type: 'PAYPAL'; token: string };

/** Gives a member's payment method, as they would before an order. */
export type GivePayment = (visitor: Visitor, userId: string) => Promise<PaymentMethod>;

/** What a purchase needs: a quote, and a payment method. */
export async function prepareOrder(
  visitor: Visitor,
  give: GivePayment = cardNumbered(cards.good),
): Promise<PreparedOrder> {
  const userId = await userIdOf(visitor);
  const { id: quoteId, total } = await quote(visitor, userId);
  const order = { quoteId, paymentMethod: await give(visitor, userId) };
  const request = (purchaseKey: string) => ({
    path: `${api}/subscriptions?userId=${userId}`,
    body: { ...order, purchaseKey },
  });
  return {
    userId,
    total,
    request,
    press: async (purchaseKey) => {
      const { path, body } = request(purchaseKey);
      const { data } = await visitor.post<{ data: { attributes: PurchaseAnswer } }>(path, body);
      return data.attributes;
    },
  };
}

/** A purchase that is decided when it is answered. */
export async function readyToBuy(visitor: Visitor): Promise<() => Promise<void>> {
  const { press } = await prepareOrder(visitor);
  return async () => {
    if ((await press(randomUUID())).status !== 'ACTIVE')
      throw new Error('A purchase was not decided when it was answered.');
  };
}

/** Approves at PayPal's page, and comes back. */
export const approvedAtPayPal: GivePayment = async (visitor, userId) => {
  const { data } = await visitor.post<{ data: { attributes: { token: string; approveUrl: string } } }>(
    `${api}/paypal-approvals?userId=${userId}`,
    {},
  );
  const { token, approveUrl } = data.attributes;
  await approveAtPayPal(approveUrl);
  await visitor.post(`${api}/paypal-approvals/${token}/complete?userId=${userId}`, {});
  return { type: 'PAYPAL', token };
};

/** Types a card into the payment company's page, as far as HTTP goes. */
export function cardNumbered(number: string): GivePayment {
  return async (visitor, userId) => ({ type: 'ZUORA', refId: await giveCard(visitor, userId, number) });
}

async function giveCard(visitor: Visitor, userId: string, cardNumber: string): Promise<string> {
  const { data } = await visitor.post<{ data: { attributes: { src: string } } }>(
    `${api}/payment-pages?userId=${userId}`,
    {},
  );
  const refId = await typeCard(data.attributes.src, cardNumber);
  if (refId === '') throw new Error('The payment page did not take the card.');
  return refId;
}
