import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, password } from '../../../testing/members.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers });

describe('the provider', () => {
  test('says where it is by the configured origin, whatever a caller names as its host', async () => {
    const answer = await open('/oidc/.well-known/openid-configuration', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    const { siteOrigin } = testApp.config;
    expect(answer.json()).toMatchObject({
      issuer: `${siteOrigin}/oidc`,
      authorization_endpoint: `${siteOrigin}/oidc/auth`,
      token_endpoint: `${siteOrigin}/oidc/token`,
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code'],
      response_types_supported: ['code'],
    });
    expect(answer.body).not.toContain('evil.example');
  });

  test('shows its public key and nothing of the private one', async () => {
    const [key = {}, ...further] = (await open('/oidc/jwks')).json<{ keys: object[] }>().keys;
    expect(further).toEqual([]);
    expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  test.each([
    ['a client that is none', { client_id: 'another' }],
    ['a foreign redirect address', { redirect_uri: 'https://evil.example/auth' }],
    ['an address beside ours', { redirect_uri: 'http://localhost:4000/auth/../evil' }],
  ])('sends people who come with %s to our own page of failure, and nowhere else', async (_what, wrong) => {
    const query = new URLSearchParams({
      client_id: 'site',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://localhost:4000/auth',
      ...wrong,
    });
    const answer = await open(`/oidc/auth?${query.toString()}`);
    expect(answer.headers.location).toBe('/auth?error=sign_in_failed');
  });

  test('gives no code without a proof key', async () => {
    const query = new URLSearchParams({
      client_id: 'site',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://localhost:4000/auth',
    });
    const answer = await open(`/oidc/auth?${query.toString()}`);
    expect(new URL(answer.headers.location ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  test('shows our own page when an interaction is unknown', async () => {
    expect((await open('/oidc/auth/unknown')).headers.location).toBe('/auth?error=sign_in_failed');
  });

  test('trades a code for nothing without the secret of the client', async () => {
    const { email } = await newMember(testApp);
    const browser = newBrowser(testApp);
    await browser.open('/login');
    const next = (await browser.post('/login', { email, password })).headers.location ?? '';
    const code = new URL((await browser.open(next)).headers.location ?? '').searchParams.get('code') ?? '';
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: 'http://localhost:4000/auth',
        client_id: 'site',
        code_verifier: 'x'.repeat(43),
      }).toString(),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'invalid_client' });
  });
});
