import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { orderOf, zuoraClient, type ZuoraClient } from '../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

async function boughtWithCard() {
  const methodId = await zuora.saveCard('4111111111111111');
  await zuora.post('/v1/orders', orderOf({ methodId }));
  return methodId;
}

describe('the payment methods of an account', () => {
  it('are listed by type, with which one renewals are charged to', async () => {
    const methodId = await boughtWithCard();
    const agreement = { type: 'PayPalNativeEC', BAID: 'B-1', email: 'nora@demo.stillpoint.example' };
    await zuora.post('/v1/payment-methods', { ...agreement, accountKey: 'A-user-1' });
    const { body } = await zuora.get<Record<string, unknown>>('/v1/accounts/A-user-1/payment-methods');
    expect(body).toEqual({
      success: true,
      defaultPaymentMethodId: methodId,
      creditcard: [
        {
          id: methodId,
          type: 'CreditCard',
          isDefault: true,
          status: 'Active',
          numConsecutiveFailures: 0,
          cardNumber: '************1111',
          creditCardType: 'Visa',
          expirationMonth: expect.any(Number),
          expirationYear: expect.any(Number),
          cardHolderInfo: { cardHolderName: expect.any(String) },
        },
      ],
      paypal: [expect.objectContaining({ isDefault: false, BAID: 'B-1' })],
    });
  });

  it('take one that has none, and none of another account', async () => {
    await boughtWithCard();
    const orphan = await zuora.saveCard('4000000000000341');
    const adopt = (accountKey: string) => zuora.put(`/v1/payment-methods/${orphan}`, { accountKey });
    expect((await adopt('A-user-1')).body).toEqual({ success: true, id: orphan });
    const other =
      Object.keys(sandbox.file.state.zuora.accounts).find((number) => number !== 'A-user-1') ?? '';
    expect((await adopt(other)).body.reasons?.[0]?.message).toContain('belongs to another account');
  });

  it('take another expiry of a card', async () => {
    const methodId = await boughtWithCard();
    const path = `/v1/payment-methods/${methodId}`;
    await zuora.put(path, { expirationMonth: 3, expirationYear: 2040 });
    expect((await zuora.get(path)).body).toMatchObject({ expirationMonth: 3, expirationYear: 2040 });
    expect((await zuora.put(path, { expirationMonth: 13 })).body.success).toBe(false);
  });

  it('can be deleted, except the default', async () => {
    const methodId = await boughtWithCard();
    const refused = await zuora.remove(`/v1/payment-methods/${methodId}`);
    expect(refused).toMatchObject({ status: 200, body: { success: false, reasons: [{ code: 58730030 }] } });
    const second = await zuora.saveCard('4000000000000341');
    await zuora.put('/v1/accounts/A-user-1', { defaultPaymentMethodId: second });
    expect((await zuora.remove(`/v1/payment-methods/${methodId}`)).body).toEqual({ success: true });
    expect((await zuora.get(`/v1/payment-methods/${methodId}`)).body.reasons?.[0]?.code).toBe(58730040);
  });
});
