import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { personCalled } from '../../../testing/billing-app.ts';
import type { RouteParts } from './parts.ts';
import { paymentRoutes } from './payments.ts';

const userId = randomUUID();

/** The routes over a payment method that is found like this. */
async function describeCard(found: Awaited<ReturnType<RouteParts['billing']['paymentShown']>>) {
  const app = Fastify();
  paymentRoutes(app, {
    billing: {
      paymentShown: () => Promise.resolve(found),
      countLookUp: () => Promise.resolve(undefined),
    } as unknown as RouteParts['billing'],
    sessionOf: () => Promise.resolve(personCalled(userId)),
    voucherCookie: {} as RouteParts['voucherCookie'],
  });
  return app.inject({ url: `/subscription/payments/web/payment-methods/r-1?userId=${userId}` });
}

test('a card is described by its brand, last four digits and holder', async () => {
  const card = { method: 'card', brand: 'Visa', last4: '1111' } as const;
  const answer = await describeCard({ ok: true, shown: card, holder: 'Nora New' });
  expect(answer.json()).toEqual({
    data: { attributes: { brand: 'Visa', last4: '1111', holder: 'Nora New' } },
  });
});

test.each([
  [{ ok: false, reason: 'unknown' }, 422, 'PAYMENT_REFERENCE_UNKNOWN', undefined],
  [{ ok: true, shown: { method: 'paypal' } }, 422, 'PAYMENT_REFERENCE_UNKNOWN', undefined],
  // The card may well be there: only the billing company does not answer.
  [{ ok: false, reason: 'unavailable' }, 503, 'BILLING_UNAVAILABLE', '60'],
] as const)('a payment method that is %j is refused with %i %s', async (found, status, code, retryAfter) => {
  const answer = await describeCard(found);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ errors: [{ code }] });
  expect(answer.headers['retry-after']).toBe(retryAfter);
});
