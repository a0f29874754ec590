import { describe, expect, it } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createPurchases, type PurchaseRequest } from './purchases.ts';

const errors = (code: string) => ({ errors: [{ code }] });
const attributes = (attributes: object) => ({ data: { attributes } });
const unreachable = { kind: 'unreachable' };

/** Purchases, with a backend that answers every call like this. */
function purchasesAnswering(body: unknown, status = 200) {
  const { memberApi, asked } = apiAnswering(body, status);
  return { purchases: createPurchases(memberApi), asked };
}

const request: PurchaseRequest = {
  quoteId: 'quote-1',
  total: { amount: 1299, currency: 'EUR' },
  purchaseKey: 'key-1',
  paymentMethod: { type: 'ZUORA', refId: 'card-1' },
};

describe('a purchase', () => {
  it('is made for the person in its address', async () => {
    const { purchases, asked } = purchasesAnswering(attributes({ id: 'purchase-1', status: 'ACTIVE' }));

    expect(await purchases.buy(request)).toEqual({ kind: 'accepted', id: 'purchase-1', decided: true });
    expect(asked).toEqual(['POST /subscription/payments/web/subscriptions?userId=nora+%26+sami']);
  });

  it('that is accepted while its outcome is unknown is not decided', async () => {
    const { purchases } = purchasesAnswering(attributes({ id: 'purchase-1', status: 'PENDING' }), 202);

    expect(await purchases.buy(request)).toEqual({ kind: 'accepted', id: 'purchase-1', decided: false });
  });

  it.each([
    [402, 'PAYMENT_DECLINED'],
    [409, 'PURCHASE_KEY_REUSED'],
    [422, 'PAYMENT_REFERENCE_UNKNOWN'],
    [503, 'BILLING_UNAVAILABLE'],
    [409, 'INTERRUPTED'],
    [503, 'ORDER_REFUSED'],
  ])('that is refused with %i and %s was not made', async (status, code) => {
    const { purchases } = purchasesAnswering(errors(code), status);

    expect(await purchases.buy(request)).toEqual({ kind: 'refused', error: { code } });
  });

  // The server may have failed after the charge: "Nothing was charged" would be a guess.
  it.each([
    [500, errors('SERVER_PROBLEM')],
    [503, errors('SERVER_PROBLEM')],
    [503, { errors: [] }],
    [503, undefined],
    [504, errors('PAYMENT_DECLINED')],
  ])('may have been made by a server that answers %i with %j', async (status, body) => {
    expect(await purchasesAnswering(body, status).purchases.buy(request)).toEqual(unreachable);
  });

  it('may have been made where the answer does not name it', async () => {
    expect(await purchasesAnswering(attributes({})).purchases.buy(request)).toEqual(unreachable);
    expect(await purchasesAnswering({ data: {} }).purchases.buy(request)).toEqual(unreachable);
  });

  it('is refused for a reason unknown where none is given', async () => {
    const { purchases } = purchasesAnswering({ errors: [] }, 422);

    expect(await purchases.buy(request)).toEqual({ kind: 'refused', error: { code: 'UNKNOWN' } });
  });

  it.each([
    ['inFlight', 'open'],
    ['unknown', 'open'],
    ['succeeded', 'decided'],
    ['refused', 'decided'],
  ])('that is %s is %s', async (state, standing) => {
    expect(await purchasesAnswering(attributes({ state })).purchases.standingOf('purchase-1')).toBe(standing);
  });

  it('is looked at by its owner alone, and not while the backend is away', async () => {
    expect(await purchasesAnswering(errors('SIGNED_OUT'), 401).purchases.standingOf('one')).toBe('signedOut');
    expect(await purchasesAnswering(errors('SERVER_PROBLEM'), 500).purchases.standingOf('one')).toBe(
      'unreachable',
    );
    expect(await purchasesAnswering(undefined).purchases.standingOf('one')).toBe('unreachable');
  });
});
