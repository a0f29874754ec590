import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../../testing/open-sandbox.ts';
import {
  cardFields,
  messageIn,
  signedPage,
  submitCard,
  zuoraClient,
  type ZuoraClient,
} from '../../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

function show(fields: Record<string, string>) {
  const query = new URLSearchParams(fields).toString();
  return sandbox.app.inject(`/zuora/apps/PublicHostedPageLite.do?${query}`);
}

describe('the payment page', () => {
  it('can be framed by the site alone, speaks its language and says that no money moves', async () => {
    const page = await show({ ...(await signedPage(zuora, 'user-1')), locale: 'de_DE', theme: 'night' });
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${sandbox.config.siteOrigin}`);
    expect(page.body).toMatch(/<html lang="de" +data-theme="night">/);
    expect(page.body).toContain('Es fließt kein Geld');
  });

  it('makes one payment method, bound to the person it was shown to', async () => {
    const page = await signedPage(zuora, 'user-1');
    const answer = await submitCard(sandbox.app, { ...page, ...cardFields('4111 1111 1111 1111') });
    const message = messageIn(answer.body);
    expect(message).toMatchObject({ success: true, field_passthrough1: 'user-1' });
    const method = await zuora.get(`/v1/payment-methods/${String(message?.refId)}`);
    expect(method.body).toMatchObject({ field_passthrough1: 'user-1', cardNumber: '************1111' });
    const again = await submitCard(sandbox.app, { ...page, ...cardFields('4111 1111 1111 1111') });
    expect(again.statusCode).toBe(403);
    expect(messageIn(again.body)).toMatchObject({ success: false, errorCode: 'Invalid_Security' });
  });

  it('tells of a declined card and lets another one be tried', async () => {
    const page = await signedPage(zuora, 'user-1');
    const declined = await submitCard(sandbox.app, { ...page, ...cardFields('4000000000000002') });
    expect(messageIn(declined.body)).toMatchObject({ success: false, errorCode: 'GatewayTransactionError' });
    const other = await submitCard(sandbox.app, { ...page, ...cardFields('4111111111111111') });
    expect(messageIn(other.body)).toMatchObject({ success: true });
  });

  it('tells an expired card and a wrong security code apart from a bank that says no', async () => {
    const page = await signedPage(zuora, 'user-1');
    const lastYear = { field_creditCardExpirationYear: String(new Date().getUTCFullYear() - 1) };
    const expired = await submitCard(sandbox.app, {
      ...page,
      ...cardFields('4111111111111111'),
      ...lastYear,
    });
    expect(messageIn(expired.body)).toMatchObject({
      success: false,
      errorCode: 'BusinessValidationError',
      errorMessage: 'The credit card expiration date has passed.',
    });
    expect(expired.body).toContain('This card has expired.');
    const wrong = await submitCard(sandbox.app, { ...page, ...cardFields('4000000000000127') });
    expect(messageIn(wrong.body)).toMatchObject({
      success: false,
      errorCode: 'GatewayTransactionError',
      errorMessage: 'Transaction declined. The security code does not match.',
    });
    const undated = { ...cardFields('4111111111111111'), field_creditCardExpirationMonth: '' };
    expect(messageIn((await submitCard(sandbox.app, { ...page, ...undated })).body)).toBeUndefined();
  });

  it('takes no card that could be real', async () => {
    const page = await signedPage(zuora, 'user-1');
    const answer = await submitCard(sandbox.app, { ...page, ...cardFields('5555555555554444') });
    expect(messageIn(answer.body)).toBeUndefined();
    expect(answer.body).toMatch(
      /<input\s+id="number"[^>]*aria-describedby="number-problem"[^>]*aria-invalid="true"/,
    );
    expect(answer.body).toMatch(/id="number-problem">This page takes test cards only/);
    expect(answer.body).not.toContain('5555555555554444');
  });

  it('is for the page, tenant, key and host that were signed', async () => {
    const page = await signedPage(zuora, 'user-1');
    for (const forged of [
      { id: 'other' },
      { tenantId: '1' },
      { signature: 'x' },
      { token: 'x' },
      { key: 'x' },
    ]) {
      expect((await show({ ...page, ...forged })).statusCode).toBe(403);
    }
    expect((await show({ ...page, host: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await show({ ...page, host: `${sandbox.config.siteOrigin}/checkout` })).statusCode).toBe(200);
  });

  it('escapes what is put into its address', async () => {
    const page = await show({ ...(await signedPage(zuora, '"><script>1</script>')) });
    expect(page.body).not.toContain('<script>1');
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
  });
});
