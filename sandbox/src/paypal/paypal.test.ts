import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let sandbox: TestSandbox;
let bearer: string;

beforeEach(async () => {
  sandbox = await openSandbox();
  const { clientId, clientSecret } = sandbox.config.paypal;
  const grant = await sandbox.app.inject({
    method: 'POST',
    url: '/paypal/v1/oauth2/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  });
  bearer = grant.json<{ access_token: string }>().access_token;
});

afterEach(() => sandbox.close());

function post(path: string, payload: object, requestId?: string) {
  return sandbox.app.inject({
    method: 'POST',
    url: `/paypal/v1/billing-agreements${path}`,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
    },
    payload,
  });
}

async function newToken(returnUrl = `${sandbox.config.siteOrigin}/checkout/paypal`) {
  const response = await post('/agreement-tokens', {
    description: 'Stillpoint annual',
    payer: { payment_method: 'PAYPAL' },
    plan: {
      type: 'MERCHANT_INITIATED_BILLING',
      merchant_preferences: {
        return_url: returnUrl,
        cancel_url: `${sandbox.config.siteOrigin}/checkout?cancelled`,
      },
    },
  });
  return { response, ...response.json<{ token_id: string; links: { rel: string; href: string }[] }>() };
}

function answer(tokenId: string, payer: string, choice: 'approve' | 'cancel' = 'approve') {
  return sandbox.app.inject({
    method: 'POST',
    url: '/paypal/agreements/approve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `ba_token=${tokenId}&payer=${payer}&answer=${choice}`,
  });
}

describe('a billing agreement', () => {
  it('is asked for, approved on a page that says sandbox, and made', async () => {
    const { token_id: tokenId, links } = await newToken();
    const address = links.find(({ rel }) => rel === 'approval_url')?.href ?? '';
    const page = await sandbox.app.inject(address.replace(/^http:\/\/[^/]+/, ''));
    expect(page.body).toContain('No money moves');
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' ${sandbox.config.siteOrigin}`,
    );
    const back = await answer(tokenId, 'PAYERNORA');
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toBe(`${sandbox.config.siteOrigin}/checkout/paypal?ba_token=${tokenId}`);
    const made = await post('/agreements', { token_id: tokenId });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ state: 'ACTIVE', payer: { payer_info: { first_name: 'Nora' } } });
  });

  it('is not made before it was approved, nor after it was cancelled', async () => {
    const { token_id: tokenId } = await newToken();
    expect((await post('/agreements', { token_id: tokenId })).statusCode).toBe(400);
    const back = await answer(tokenId, 'PAYERNORA', 'cancel');
    expect(back.headers.location).toContain('cancelled');
    expect((await post('/agreements', { token_id: tokenId })).statusCode).toBe(400);
  });

  it('is refused later to the payer for that', async () => {
    const { token_id: tokenId } = await newToken();
    await answer(tokenId, 'PAYERRITA');
    const refused = await post('/agreements', { token_id: tokenId });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ details: [{ issue: 'INSTRUMENT_DECLINED' }] });
  });

  it('is made once: the same request id gives it again, another one is refused', async () => {
    const { token_id: tokenId } = await newToken();
    await answer(tokenId, 'PAYERNORA');
    const first = await post('/agreements', { token_id: tokenId }, 'request-1');
    const again = await post('/agreements', { token_id: tokenId }, 'request-1');
    expect(again.json()).toEqual(first.json());
    expect((await post('/agreements', { token_id: tokenId }, 'request-2')).statusCode).toBe(422);
    expect((await post('/agreements', { token_id: 'other' }, 'request-1')).statusCode).toBe(422);
  });

  it('leads back to the site alone', async () => {
    const { response } = await newToken('https://elsewhere.example/');
    expect(response.statusCode).toBe(400);
  });

  it('needs a bearer token', async () => {
    bearer = 'none';
    expect((await post('/agreements', { token_id: 'x' })).statusCode).toBe(401);
  });
});
