import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import {
  createLocalJWKSet,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type JSONWebKeySet,
} from 'jose';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import type { ProviderName } from './model.ts';

let sandbox: TestSandbox;
let appleKey: CryptoKey;

beforeEach(async () => {
  sandbox = await openSandbox();
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  appleKey = privateKey;
  Object.assign(sandbox.config.identityProviders.apple.publicKey, await exportJWK(publicKey));
});

afterEach(() => sandbox.close());

const verifier = 'a-verifier-of-43-characters-or-more-as-it-is-asked';
const challenge = createHash('sha256').update(verifier).digest('base64url');

const base = (name: ProviderName) => `/identity-providers/${name}`;

function asked(name: ProviderName, more: Record<string, string> = {}) {
  return {
    client_id: sandbox.config.identityProviders[name].clientId,
    redirect_uri: `${sandbox.config.siteOrigin}/save-external-auth-callback/${name}`,
    response_type: 'code',
    scope: 'openid email name profile user-read-email',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(name === 'apple' && { response_mode: 'form_post' }),
    ...more,
  };
}

function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return sandbox.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Agrees as a person. Gives what the site is told. */
async function agree(name: ProviderName, path: string, person: string, more: Record<string, string> = {}) {
  const answer = await post(`${base(name)}${path}`, { ...asked(name), person, answer: 'agree', ...more });
  const { location } = answer.headers;
  return typeof location === 'string' ? new URL(location).searchParams : fieldsIn(answer.body);
}

function fieldsIn(markup: string): URLSearchParams {
  const inputs = markup.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return new URLSearchParams(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  );
}

function exchange(name: ProviderName, path: string, code: string | null, more: Record<string, string> = {}) {
  const { redirect_uri } = asked(name);
  return post(
    `${base(name)}${path}`,
    {
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri,
      code_verifier: verifier,
      ...more,
    },
    more.client_id === undefined ? { authorization: basicOf(name) } : {},
  );
}

function basicOf(name: ProviderName): string {
  const client = sandbox.config.identityProviders[name];
  const secret = 'clientSecret' in client ? client.clientSecret : '';
  return `Basic ${Buffer.from(`${client.clientId}:${secret}`).toString('base64')}`;
}

function posted(name: 'facebook' | 'google') {
  const { clientId, clientSecret } = sandbox.config.identityProviders[name];
  return { client_id: clientId, client_secret: clientSecret };
}

async function appleSecret(lastsSeconds = 300) {
  const { clientId, teamId } = sandbox.config.identityProviders.apple;
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: 'KEY' })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt(now)
    .setExpirationTime(now + lastsSeconds)
    .sign(appleKey);
}

async function exchangeAtApple(code: string | null, secret: string) {
  const { clientId } = sandbox.config.identityProviders.apple;
  return exchange('apple', '/auth/token', code, { client_id: clientId, client_secret: secret });
}

describe('Apple', () => {
  it('posts its answer back, with the name only at the first time', async () => {
    const first = await agree('apple', '/auth/authorize', 'person-gloria');
    expect(first.get('state')).toBe('the-state');
    expect(JSON.parse(first.get('user') ?? '{}')).toMatchObject({ name: { firstName: 'Gloria' } });
    const second = await agree('apple', '/auth/authorize', 'person-gloria');
    expect(second.has('user')).toBe(false);
  });

  it('takes a secret that its client signed, of half a year at most', async () => {
    const { body } = await exchangeAtApple(
      (await agree('apple', '/auth/authorize', 'person-gloria')).get('code'),
      await appleSecret(),
    );
    const { id_token: idToken } = JSON.parse(body) as { id_token: string };
    expect(decodeJwt(idToken)).toMatchObject({ email_verified: 'true', nonce: 'the-nonce' });
    expect(decodeJwt(idToken)).not.toHaveProperty('given_name');

    const { code } = Object.fromEntries(await agree('apple', '/auth/authorize', 'person-gloria'));
    expect((await exchangeAtApple(code ?? null, await appleSecret(15_777_001))).statusCode).toBe(401);
  });

  it('says of a refusal what Apple says', async () => {
    const refused = await post(`${base('apple')}/auth/authorize`, { ...asked('apple'), answer: 'refuse' });
    expect(fieldsIn(refused.body).get('error')).toBe('user_cancelled_authorize');
  });

  it('answers no request without form_post', async () => {
    const query = new URLSearchParams(asked('apple', { response_mode: 'query' }));
    const page = await sandbox.app.inject(`${base('apple')}/auth/authorize?${query.toString()}`);
    expect(page.statusCode).toBe(400);
  });
});

describe('Google', () => {
  it('signs an ID token with a key that it publishes, and names the domain whose mail it hosts', async () => {
    const { code = '' } = Object.fromEntries(await agree('google', '/o/oauth2/v2/auth', 'person-sami'));
    const { id_token: idToken } = (await exchange('google', '/token', code, posted('google'))).json<{
      id_token: string;
    }>();
    const keys = (await sandbox.app.inject(`${base('google')}/oauth2/v3/certs`)).json<JSONWebKeySet>();
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys));
    expect(payload).toMatchObject({ hd: 'demo.stillpoint.example', email_verified: true });
  });

  it('takes a code once, and only with its verifier', async () => {
    const { code = '' } = Object.fromEntries(await agree('google', '/o/oauth2/v2/auth', 'person-sami'));
    expect((await exchange('google', '/token', code, posted('google'))).statusCode).toBe(200);
    expect((await exchange('google', '/token', code, posted('google'))).statusCode).toBe(400);
    const { code: other = '' } = Object.fromEntries(
      await agree('google', '/o/oauth2/v2/auth', 'person-sami'),
    );
    const wrong = { ...posted('google'), code_verifier: 'another-verifier-of-43-characters-or-more-here' };
    expect((await exchange('google', '/token', other, wrong)).statusCode).toBe(400);
  });
});

describe('Facebook and Spotify', () => {
  it('give no ID token, and tell who it is by a call', async () => {
    const { code = '' } = Object.fromEntries(await agree('facebook', '/v26.0/dialog/oauth', 'person-mia'));
    const tokens = (await exchange('facebook', '/v26.0/oauth/access_token', code, posted('facebook'))).json<{
      access_token: string;
    }>();
    expect(tokens).not.toHaveProperty('id_token');
    const me = await sandbox.app.inject({
      url: `${base('facebook')}/v26.0/me`,
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(me.json()).toEqual({ id: 'person-mia', first_name: 'Mia', last_name: 'Mailless' });
    expect((await sandbox.app.inject(`${base('spotify')}/v1/me`)).statusCode).toBe(401);
  });

  it('do not take the token of another company', async () => {
    const { code = '' } = Object.fromEntries(await agree('spotify', '/authorize', 'person-gloria'));
    const { access_token: token } = (await exchange('spotify', '/api/token', code)).json<{
      access_token: string;
    }>();
    const headers = { authorization: `Bearer ${token}` };
    expect((await sandbox.app.inject({ url: `${base('spotify')}/v1/me`, headers })).statusCode).toBe(200);
    expect((await sandbox.app.inject({ url: `${base('facebook')}/v26.0/me`, headers })).statusCode).toBe(401);
  });
});

describe('a workplace', () => {
  it('tells tenant, object and methods as Microsoft does, and no proof of the address', async () => {
    const { code = '' } = Object.fromEntries(
      await agree('birch', '/oauth2/v2.0/authorize', '7f1d2c60-0000-4000-8000-00000000b001'),
    );
    const { id_token: idToken } = (await exchange('birch', '/oauth2/v2.0/token', code)).json<{
      id_token: string;
    }>();
    expect(decodeJwt(idToken)).toMatchObject({
      tid: sandbox.config.identityProviders.birch.tenantId,
      oid: '7f1d2c60-0000-4000-8000-00000000b001',
      amr: ['pwd', 'mfa'],
    });
    expect(decodeJwt(idToken)).not.toHaveProperty('email_verified');
  });
});

describe('a company in trouble', () => {
  const fail = (company: string, fault: string) => post('/identity-providers/faults', { company, fault });

  it('is down, or answers a page in place of tokens', async () => {
    await fail('google', 'down');
    expect((await exchange('google', '/token', 'a-code', posted('google'))).statusCode).toBe(503);
    await fail('google', 'rubbish');
    const rubbish = await exchange('google', '/token', 'a-code', posted('google'));
    expect(rubbish.headers['content-type']).toContain('text/html');
    await fail('google', 'none');
    expect((await exchange('google', '/token', 'a-code', posted('google'))).statusCode).toBe(400);
  });

  it('repeats the state of the authorization before', async () => {
    await agree('google', '/o/oauth2/v2/auth', 'person-sami', { state: 'the-first' });
    await fail('google', 'replayedState');
    const answer = await agree('google', '/o/oauth2/v2/auth', 'person-sami', { state: 'the-second' });
    expect(answer.get('state')).toBe('the-first');
  });
});
