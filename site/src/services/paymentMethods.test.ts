import { describe, expect, it } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createPaymentMethods } from './paymentMethods.ts';

const errors = (code: string) => ({ errors: [{ code }] });
const attributes = (attributes: object) => ({ data: { attributes } });

/** Payment methods, with a backend that answers every call like this. */
function methodsAnswering(body: unknown, status = 200) {
  return createPaymentMethods(apiAnswering(body, status).memberApi);
}

describe('the card page', () => {
  const look = { language: 'de' } as const;

  it('is signed', async () => {
    const page = { src: 'https://pay.example/page', origin: 'https://pay.example', token: 'signed' };

    expect(await methodsAnswering(attributes(page), 201).signCardPage(look)).toEqual({
      kind: 'signed',
      page,
    });
  });

  it('may be opened again in so many minutes, where it was too often', async () => {
    const methods = methodsAnswering(
      { errors: [{ code: 'TOO_MANY_CARD_PAGES', data: { minutes: 40 } }] },
      429,
    );

    expect(await methods.signCardPage(look)).toEqual({ kind: 'tooMany', minutes: 40 });
  });

  it('is unavailable otherwise', async () => {
    const unavailable = { kind: 'unavailable' };

    expect(await methodsAnswering(errors('BILLING_UNAVAILABLE'), 503).signCardPage(look)).toEqual(
      unavailable,
    );
    expect(await methodsAnswering(undefined).signCardPage(look)).toEqual(unavailable);
  });
});

describe('an approval of PayPal', () => {
  it.each([
    [200, attributes({ token: 'BA-1', status: 'APPROVED' }), 'approved'],
    [422, errors('PAYPAL_NOT_APPROVED'), 'refused'],
    [503, errors('PAYPAL_UNAVAILABLE'), 'unavailable'],
    [502, '<html>', 'unavailable'],
  ])('that is answered with %i and %j is %s', async (status, body, outcome) => {
    expect(await methodsAnswering(body, status).completePayPal('BA-1')).toBe(outcome);
  });
});
