import { randomUUID } from 'node:crypto';
import type { Visitor } from '../visitor.ts';

const api = '/subscription/payments/web';
const goodCard = '4111111111111111';

/** Asks what a plan would cost. Gives the quote's id. */
export async function quote(visitor: Visitor, userId: string): Promise<string> {
  const { data } = await visitor.post<{ data: { id: string } }>(`${api}/quotes?userId=${userId}`, {
    plan: 'B2CMONTHLY',
    country: 'DE',
  });
  return data.id;
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
  press: (purchaseKey: string) => Promise<PurchaseAnswer>;
}

/** What a purchase needs: a quote, and a card on the payment page. */
export async function prepareOrder(visitor: Visitor, cardNumber = goodCard): Promise<PreparedOrder> {
  const userId = await userIdOf(visitor);
  const quoteId = await quote(visitor, userId);
  const refId = await giveCard(visitor, userId, cardNumber);
  const order = { quoteId, paymentMethod: { type: 'ZUORA', refId } };
  return {
    userId,
    press: async (purchaseKey) => {
      const path = `${api}/subscriptions?userId=${userId}`;
      const { data } = await visitor.post<{ data: { attributes: PurchaseAnswer } }>(path, {
        ...order,
        purchaseKey,
      });
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

/** Types a card into the payment company's page, as far as HTTP goes. Gives the reference to it. */
async function giveCard(visitor: Visitor, userId: string, cardNumber: string): Promise<string> {
  const { data } = await visitor.post<{ data: { attributes: { src: string } } }>(
    `${api}/payment-pages?userId=${userId}`,
    {},
  );
  const page = new URL(data.attributes.src);
  const fields = new URLSearchParams(page.search);
  fields.set('field_creditCardNumber', cardNumber);
  fields.set('field_creditCardHolderName', 'Nina Night');
  fields.set('field_creditCardExpirationMonth', '12');
  fields.set('field_creditCardExpirationYear', String(new Date().getUTCFullYear() + 3));
  fields.set('field_cardSecurityCode', '123');

  const answer = await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
  });
  const refId = URL.parse(answer.headers.get('location') ?? '')?.searchParams.get('refId');
  if (refId === null || refId === undefined) throw new Error('The payment page did not take the card.');
  return refId;
}
