import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newBrowser, newMember, password, sessionIn } from '../../../testing/members.ts';
import type { IdentityTables } from '../tables.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers });

/** A request for a code that no form has begun. */
const asksForCode = new URLSearchParams({
  client_id: 'site',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: 'http://localhost:4000/auth',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
});

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

  // ASVS V3.5.2
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

  test('signs in by no code that was read in the database, and by no id of a session', async () => {
    const owner = await newMember(testApp);
    const records = (model: string) =>
      testApp.db
        .$extendTables<IdentityTables>()
        .selectFrom('oidcRecords')
        .select('id')
        .where('model', '=', model)
        .where('accountId', '=', owner.userId)
        .execute();
    const [present] = await records('Session');
    const codeAt = async (browser: Browser, email: string) => {
      await browser.open('/login');
      const next = (await browser.post('/login', { email, password })).headers.location ?? '';
      return (await browser.open(next)).headers.location ?? '';
    };
    await codeAt(newBrowser(testApp), owner.email);
    const unused = (await records('AuthorizationCode')).at(-1);
    expect([present, unused]).toEqual([{ id: expect.any(String) }, { id: expect.any(String) }]);

    const reader = newBrowser(testApp);
    const { email } = await newMember(testApp);
    const callback = new URL(await codeAt(reader, email), 'http://localhost');
    callback.searchParams.set('code', unused?.id ?? '');
    await reader.follow(await reader.open(callback.pathname + callback.search));
    expect(await sessionIn(reader)).toEqual({ status: 'signedOut' });

    const asked = `/oidc/auth?${asksForCode.toString()}`;
    reader.setCookie('_session', present?.id ?? '');
    expect((await reader.open(asked)).headers.location).toMatch(/\/login$/);
    // The same session gives a code to its own browser, whose cookie is signed.
    expect((await owner.browser.open(asked)).headers.location).toMatch(/\?code=/);
  });

  // ASVS V3.5.2
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
