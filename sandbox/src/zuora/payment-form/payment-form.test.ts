import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../../testing/open-sandbox.ts';
import { zuoraClient, type ZuoraClient } from '../../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

const contact = { firstName: 'Nora', lastName: 'New', country: 'DE' };
const account = {
  accountNumber: 'A-1',
  name: 'Nora New',
  currency: 'EUR',
  autoPay: false,
  billToContact: contact,
};

async function accountId(): Promise<string> {
  const { body } = await zuora.post<{ accountId: string }>('/v1/accounts', account);
  return body.accountId;
}

async function session() {
  return zuora.post<{ token: string }>('/web-payments/sessions', {
    ...{ accountId: await accountId(), currency: 'EUR', amount: 12.99 },
    ...{ processPayment: false, storePaymentMethod: true },
  });
}

async function confirm(token: string, card = '4111111111111111') {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/zuora/payment/sheet',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, card }).toString(),
  });
  const text = /data-result="([^"]*)"/.exec(answer.body)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  return JSON.parse(text) as { success: boolean; paymentMethodId?: string; error?: { code: string } };
}

describe('an account', () => {
  it('is made without an order, once for each number', async () => {
    const made = await zuora.post('/v1/accounts', account);
    expect(made.body).toMatchObject({ success: true, accountNumber: 'A-1' });
    expect((await zuora.post('/v1/accounts', account)).body).toMatchObject({ success: false });
  });
});

describe('a payment session', () => {
  it('saves one card of a wallet for its account, as a credit card, and charges nothing', async () => {
    const { token } = (await session()).body;
    const { paymentMethodId = '' } = await confirm(token);
    expect((await zuora.get(`/v1/payment-methods/${paymentMethodId}`)).body).toMatchObject({
      type: 'CreditCard',
      accountNumber: 'A-1',
      cardNumber: '************1111',
      field_passthrough1: null,
    });
    expect((await confirm(token)).error).toMatchObject({ code: 'invalid_request' });
    expect((await zuora.get('/v1/accounts/A-1/summary')).body).toMatchObject({ payments: [] });
  });

  it('is used up by a card that the bank declines', async () => {
    const { token } = (await session()).body;
    expect(await confirm(token, '4000000000000002')).toMatchObject({
      success: false,
      error: { type: 'transaction_error', code: 'transaction_declined' },
    });
    expect((await confirm(token)).error).toMatchObject({ code: 'invalid_request' });
  });

  it('shows its sum in the window of the wallet', async () => {
    const { token } = (await session()).body;
    const sheet = await sandbox.app.inject(`/zuora/payment/sheet?token=${token}&locale=de&wallet=googlepay`);
    expect(sheet.body).toContain('12,99\u00a0€ bezahlen');
  });

  it('wants an account in its currency, and an amount', async () => {
    const right = {
      ...{ accountId: await accountId(), currency: 'EUR', amount: 12.99 },
      ...{ processPayment: false, storePaymentMethod: true },
    };
    expect((await zuora.post('/web-payments/sessions', right)).body).toEqual({
      token: expect.any(String) as string,
    });
    for (const wrong of [
      { accountId: 'none' },
      { currency: 'USD' },
      { amount: 0 },
      { processPayment: true },
    ]) {
      const { body } = await zuora.post('/web-payments/sessions', { ...right, ...wrong });
      expect(body).toMatchObject({ success: false });
    }
  });
});

describe('the buttons of wallets', () => {
  const buttons = (query: string) => sandbox.app.inject(`/zuora/payment/buttons?${query}`);

  it('are those of the form, in its look and in the language of the page, for the site alone', async () => {
    const day = await buttons('key=pk_sandbox&profile=PF-00000001&locale=de');
    expect(day.headers['content-security-policy']).toContain(`frame-ancestors ${sandbox.config.siteOrigin}`);
    expect(day.body).toContain('data-theme="day"');
    expect(day.body).toContain('aria-label="Mit Google Pay kaufen"');
    expect(day.body).not.toContain('Apple Pay');
    const night = await buttons('key=pk_sandbox&profile=PF-00000004&locale=fr');
    expect(night.body).toContain('data-theme="night"');
    expect(night.body).toContain('aria-label="Acheter avec Apple Pay"');
  });

  it('are not there under another key, or for a form that is not there', async () => {
    for (const query of ['key=pk_other&profile=PF-00000001', 'key=pk_sandbox&profile=PF-00000009']) {
      const answer = await buttons(query);
      expect([answer.statusCode, answer.body.includes('data-wallet')]).toEqual([401, false]);
    }
  });
});
