import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { createVoucherCookie } from '../../../http/voucher-cookie.ts';
import { personCalled } from '../../../testing/billing-app.ts';
import { offerExample } from '../quotes/example.ts';
import type { PurchaseState } from '../tables.ts';
import type { RouteParts } from './parts.ts';
import { purchaseRoutes } from './purchases.ts';

const userId = randomUUID();
const id = randomUUID();

/** The routes with one purchase that stands so. */
async function openApp(state: PurchaseState, refusedWith?: string) {
  const error = { code: refusedWith, title: 'Whoops', detail: '' };
  const refusal = refusedWith === undefined ? null : { statusCode: 409, error };
  const purchase = { id, state, payment: { type: 'ZUORA' }, subscriptionNumber: null, refusal };
  const app = Fastify();
  await app.register(cookie);
  purchaseRoutes(app, {
    billing: {
      buy: () => Promise.resolve({ ok: true, purchase }),
      findPurchase: () => Promise.resolve({ ok: true, purchase, quote: { offer: offerExample } }),
    } as unknown as RouteParts['billing'],
    sessionOf: () => Promise.resolve(personCalled(userId)),
    voucherCookie: createVoucherCookie({
      secure: false,
      heldByOrder: () => Promise.resolve(false),
      userIdOf: () => Promise.resolve(undefined),
    }),
  });
  return app;
}

test.each<[PurchaseState, string | undefined, number, string[]]>([
  ['succeeded', undefined, 200, ['voucherCode']],
  ['ordering', undefined, 202, []],
  ['unknown', undefined, 202, []],
  ['refused', 'CARD_DECLINED', 409, []],
  ['refused', 'CANNOT_SUBSCRIBE', 409, ['voucherCode']],
])('a purchase that is %s with the refusal %s clears these cookies', async (state, code, status, cleared) => {
  const app = await openApp(state, code);
  const cookies = { voucherCode: 'BEWELL30' };
  const bought = await app.inject({
    method: 'POST',
    url: `/subscription/payments/web/subscriptions?userId=${userId}`,
    cookies,
    payload: {
      quoteId: randomUUID(),
      paymentMethod: { type: 'ZUORA', refId: 'r-1' },
      purchaseKey: randomUUID(),
    },
  });
  expect(bought.statusCode).toBe(status);
  expect(bought.cookies.map(({ name }) => name)).toEqual(cleared);

  const url = `/subscription/payments/web/purchases/${id}?userId=${userId}`;
  const looked = await app.inject({ url, cookies });
  expect(looked.statusCode).toBe(200);
  expect(looked.cookies.map(({ name }) => name)).toEqual(cleared);
});
