import { describe, expect, it } from '@jest/globals';
import { createBilling, type PurchaseOrder } from './billing.ts';
import { createHttp } from './http.ts';

/** Billing, with a backend that answers every call like this. */
function billingAnswering(body: unknown, status = 200) {
  const asked: string[] = [];
  const billing = createBilling(
    createHttp((address, init) => {
      asked.push(`${init?.method ?? ''} ${address as string}`);
      return Promise.resolve({ status, json: () => Promise.resolve(body) } as Response);
    }),
  );
  return { billing, asked };
}

const errors = (code: string) => ({ errors: [{ code }] });
const attributes = (attributes: object) => ({ data: { attributes } });
const unreachable = { kind: 'unreachable' };

const order: PurchaseOrder = {
  userId: 'nora & sami',
  quoteId: 'quote-1',
  purchaseKey: 'key-1',
  paymentMethod: { type: 'ZUORA', refId: 'card-1' },
};

describe('a purchase', () => {
  it('is made for the person in its address', async () => {
    const { billing, asked } = billingAnswering(attributes({ id: 'purchase-1' }), 202);

    expect(await billing.buy(order)).toEqual({ kind: 'made', id: 'purchase-1' });
    expect(asked).toEqual(['POST /subscription/payments/web/subscriptions?userId=nora+%26+sami']);
  });

  it.each([402, 409, 422, 503])('that is refused with %i was not made', async (status) => {
    const { billing } = billingAnswering(errors('PAYMENT_DECLINED'), status);

    expect(await billing.buy(order)).toEqual({ kind: 'refused', error: { code: 'PAYMENT_DECLINED' } });
  });

  // The server may have failed after the charge: "Nothing was charged" would be a guess.
  it('may have been made by a server that failed on the way', async () => {
    const { billing } = billingAnswering(errors('SERVER_PROBLEM'), 500);

    expect(await billing.buy(order)).toEqual(unreachable);
  });

  it('may have been made where the answer does not name it', async () => {
    expect(await billingAnswering(attributes({})).billing.buy(order)).toEqual(unreachable);
    expect(await billingAnswering({ data: {} }).billing.buy(order)).toEqual(unreachable);
  });

  it('is refused for a reason unknown where none is given', async () => {
    const { billing } = billingAnswering({ errors: [] }, 422);

    expect(await billing.buy(order)).toEqual({ kind: 'refused', error: { code: 'UNKNOWN' } });
  });

  it.each([
    ['inFlight', 'open'],
    ['unknown', 'open'],
    ['succeeded', 'decided'],
    ['refused', 'decided'],
  ])('that is %s is %s', async (state, standing) => {
    expect(await billingAnswering(attributes({ state })).billing.standingOf('purchase-1')).toBe(standing);
  });

  it('is looked at by its owner alone, and not while the backend is away', async () => {
    expect(await billingAnswering(errors('SIGNED_OUT'), 401).billing.standingOf('one')).toBe('signedOut');
    expect(await billingAnswering(errors('SERVER_PROBLEM'), 500).billing.standingOf('one')).toBe(
      'unreachable',
    );
    expect(await billingAnswering(undefined).billing.standingOf('one')).toBe('unreachable');
  });
});

describe('the card page', () => {
  const look = { language: 'de' };

  it('is signed', async () => {
    const page = { src: 'https://pay.example/page', origin: 'https://pay.example', token: 'signed' };

    expect(await billingAnswering(attributes(page), 201).billing.signCardPage(look)).toEqual({
      kind: 'signed',
      page,
    });
  });

  it('may be opened again in so many minutes, where it was too often', async () => {
    const { billing } = billingAnswering(
      { errors: [{ code: 'TOO_MANY_CARD_PAGES', data: { minutes: 40 } }] },
      429,
    );

    expect(await billing.signCardPage(look)).toEqual({ kind: 'tooMany', minutes: 40 });
  });

  it('is unavailable otherwise', async () => {
    const unavailable = { kind: 'unavailable' };

    expect(await billingAnswering(errors('BILLING_UNAVAILABLE'), 503).billing.signCardPage(look)).toEqual(
      unavailable,
    );
    expect(await billingAnswering(undefined).billing.signCardPage(look)).toEqual(unavailable);
  });
});

describe('a quote', () => {
  const euros = { amount: 6999, currency: 'EUR' };
  const offer = {
    lines: [],
    timeline: [],
    totalToday: euros,
    firstCharge: { date: '2026-12-04', amount: euros },
  };
  const wish = { plan: 'B2CMONTHLY', country: 'DE' };

  it('is what the backend offers', async () => {
    const { billing } = billingAnswering({ data: { id: 'quote-1', attributes: offer } }, 201);

    expect(await billing.quote(wish)).toEqual({ kind: 'quoted', id: 'quote-1', offer });
  });

  it('is refused for the first reason', async () => {
    const { billing } = billingAnswering(errors('ADDRESS_UNKNOWN'), 422);

    expect(await billing.quote(wish)).toEqual({ kind: 'refused', error: { code: 'ADDRESS_UNKNOWN' } });
  });

  // What cannot be read must not be drawn as a price.
  it.each([
    ['names nothing', { attributes: offer }],
    ['offers nothing', { id: 'quote-1' }],
    ['has no lines', { id: 'quote-1', attributes: { ...offer, lines: undefined } }],
    ['has no timeline', { id: 'quote-1', attributes: { ...offer, timeline: {} } }],
    ['has no sum for today', { id: 'quote-1', attributes: { ...offer, totalToday: null } }],
    ['has no first charge', { id: 'quote-1', attributes: { ...offer, firstCharge: { date: '2026-12-04' } } }],
  ])('is none where the answer %s', async (_what, data) => {
    expect(await billingAnswering({ data }, 201).billing.quote(wish)).toEqual(unreachable);
  });
});

describe('an approval of PayPal', () => {
  it.each([
    [200, attributes({ token: 'BA-1', status: 'APPROVED' }), 'approved'],
    [422, errors('PAYPAL_NOT_APPROVED'), 'refused'],
    [503, errors('PAYPAL_UNAVAILABLE'), 'unavailable'],
    [502, '<html>', 'unavailable'],
  ])('that is answered with %i and %j is %s', async (status, body, outcome) => {
    expect(await billingAnswering(body, status).billing.completePayPal('BA-1')).toBe(outcome);
  });
});

describe('a cancellation', () => {
  it('is done when the backend says so, and not otherwise', async () => {
    const { billing, asked } = billingAnswering(attributes({ status: 'ACTIVE' }));

    expect(await billing.cancel('A/1')).toBe(true);
    expect(asked).toEqual(['POST /subscription/payments/web/subscriptions/A%2F1/cancel']);
    expect(await billingAnswering(errors('BILLING_UNAVAILABLE'), 503).billing.cancel('A/1')).toBe(false);
    expect(await billingAnswering({}).billing.cancel('A/1')).toBe(false);
  });
});
