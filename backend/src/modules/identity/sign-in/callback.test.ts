import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import type { IdentityTables } from '../tables.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<IdentityTables & ThrottleTables>();
let email: string;
const signedOut = { status: 'signedOut' };
const failed = { route: 'authCallback', facts: { status: 'failed' } };
const link = 'https://app.stillpoint.example/meditation/7';

beforeAll(async () => {
  testApp = await openTestApp();
  email = (await newMember(testApp)).email;
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

/** Goes as far as the address that the provider sends back to. */
async function callbackIn(browser: Browser, address = '/login'): Promise<URL> {
  await browser.open(address);
  const next = (await browser.post(address, { email, password })).headers.location ?? '';
  return new URL((await browser.open(next)).headers.location ?? '');
}
const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

test('HEAD of the callback ends no sign-in: the GET after it does', async () => {
  const browser = newBrowser(testApp);
  const url = await callbackIn(browser);
  await browser.head(pathOf(url));
  expect(await sessionIn(browser)).toEqual(signedOut);
  await browser.open(pathOf(url));
  expect(await sessionIn(browser)).toMatchObject({ email });
});

test('a callback that is fetched ahead ends no sign-in: the GET after it does', async () => {
  const browser = newBrowser(testApp);
  const url = pathOf(await callbackIn(browser));
  const cookie = browser.cookieNames().map((name) => `${name}=${browser.cookie(name)?.value ?? ''}`);
  const { host } = new URL(testApp.config.siteOrigin);
  const headers = { host, accept: 'text/html', cookie: cookie.join('; '), 'sec-purpose': 'prefetch' };
  expect((await testApp.app.inject({ url, headers })).statusCode).toBe(400);
  await browser.open(url);
  expect(await sessionIn(browser)).toMatchObject({ email });
});

test.each(['/login', '/de/login'])(
  'the callback of %s opened once more leads home, logged in',
  async (address) => {
    const browser = newBrowser(testApp);
    const url = pathOf(await callbackIn(browser, address));
    await browser.open(url);
    const again = await browser.open(url);
    expect([again.statusCode, again.headers.location]).toEqual([302, address === '/login' ? '/' : '/de']);
    expect(await sessionIn(browser)).toMatchObject({ email });
  },
);

describe('a callback that is not what was begun', () => {
  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'another')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['a state that no cookie can be named after', (url: URL) => url.searchParams.set('state', ' ')],
    ['a state of characters outside ASCII', (url: URL) => url.searchParams.set('state', '\u{1f319}')],
    ['another code', (url: URL) => url.searchParams.set('code', 'another')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['two codes', (url: URL) => url.searchParams.append('code', 'another')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', (url: URL) => url.searchParams.delete('iss')],
    ['an error', (url: URL) => url.searchParams.set('error', 'access_denied')],
  ])('fails with %s, and begins no session', async (_what, tamper) => {
    const browser = newBrowser(testApp);
    const url = await callbackIn(browser);
    tamper(url);
    const answer = await browser.open(pathOf(url));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(failed);
    expect(browser.cookie('hsjwt')).toBeUndefined();
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  test('fails when nothing was begun at all', async () => {
    const answer = await newBrowser(testApp).open('/fr/auth');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(failed);
  });

  test('fails in another browser, which an attacker might send it to', async () => {
    const attacker = newBrowser(testApp);
    const url = await callbackIn(attacker);
    const victim = newBrowser(testApp);
    expect((await victim.open(pathOf(url))).json()).toEqual(failed);
    expect(await sessionIn(victim)).toEqual(signedOut);
  });

  test('fails when it took longer than the sign-in lasts', async () => {
    const browser = newBrowser(testApp);
    const url = await callbackIn(browser);
    await tables()
      .updateTable('signInTransactions')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect((await browser.open(pathOf(url))).json()).toEqual(failed);
  });

  test('works once: a replayed code makes no second session', async () => {
    const browser = newBrowser(testApp);
    const path = pathOf(await callbackIn(browser));
    expect((await browser.open(path)).statusCode).toBe(200);
    const session = browser.cookie('hsjwt');
    const replayed = await browser.open(path);
    expect([replayed.statusCode, replayed.headers.location]).toEqual([302, '/']);
    expect(browser.cookie('hsjwt')).toEqual(session);
    browser.forget('hsjwt');
    expect((await browser.open(path)).statusCode).toBe(400);
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  test('works once, also when it comes twice at the same moment', async () => {
    const browser = newBrowser(testApp);
    const path = pathOf(await callbackIn(browser));
    const answers = await Promise.all([browser.open(path), browser.open(path), browser.open(path)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });
});

describe('the session that a callback begins', () => {
  test('is a token of one day that names the session, in a cookie of this host that no script can read', async () => {
    const browser = newBrowser(testApp);
    await signIn(browser, email);
    const cookie = browser.cookie('hsjwt');
    expect(cookie?.attributes).toMatch(/Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookie?.attributes).not.toMatch(/domain|secure/i);

    const claims = decodeJwt(cookie?.value ?? '');
    const { sid, userId } = await sessionIn(browser);
    expect(claims).toMatchObject({
      sid,
      sub: userId,
      iss: testApp.config.siteOrigin,
      aud: `${testApp.config.siteOrigin}/api`,
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(86_400);
  });

  test('is never one that the browser had before', async () => {
    const attacker = await newMember(testApp);
    const victim = newBrowser(testApp);
    victim.setCookie('hsjwt', attacker.browser.cookie('hsjwt')?.value ?? '');
    victim.setCookie('_session', attacker.browser.cookie('_session')?.value ?? '');
    victim.setCookie('_session.sig', attacker.browser.cookie('_session.sig')?.value ?? '');
    const planted = await sessionIn(victim);

    const url = await callbackWithPlantedSession(victim);
    await victim.open(url);
    const own = await sessionIn(victim);
    expect(own).toMatchObject({ email });
    expect(own.sid).not.toBe(planted.sid);
    expect(await sessionIn(attacker.browser)).toEqual(signedOut);
  });

  async function callbackWithPlantedSession(browser: Browser) {
    const token = browser.cookie('hsjwt')?.value ?? '';
    browser.forget('hsjwt');
    await browser.open('/login');
    browser.setCookie('hsjwt', token);
    const next = (await browser.post('/login', { email, password })).headers.location ?? '';
    return pathOf(new URL((await browser.open(next)).headers.location ?? ''));
  }
});

describe('a deep link of the app', () => {
  const open = (browser: Browser) =>
    signIn(
      browser,
      email,
      `/login?${new URLSearchParams({ redirectUrl: link, redirectOnSuccess: '/subscription' }).toString()}`,
    );
  const destinationIn = async (browser: Browser) => (await open(browser)).json<{ facts: object }>().facts;

  test('stands in the token and is followed once in each browser', async () => {
    const browser = newBrowser(testApp);
    expect(await destinationIn(browser)).toEqual({
      status: 'continuing',
      destination: link,
    });
    expect(decodeJwt(browser.cookie('hsjwt')?.value ?? '')).toMatchObject({
      [`${testApp.config.siteOrigin}/api/redirect_url`]: link,
    });

    await browser.post('/logout');
    expect((await open(browser)).json()).toMatchObject({ route: 'subscription' });
    expect(await destinationIn(newBrowser(testApp))).toMatchObject({ destination: link });
  });

  test('of another site gets into no token', async () => {
    const browser = newBrowser(testApp);
    await signIn(browser, email, '/login?redirectUrl=https://evil.example/');
    expect(browser.cookie('hsjwt')?.value).toBeDefined();
    expect(Object.keys(decodeJwt(browser.cookie('hsjwt')?.value ?? ''))).not.toContain(
      `${testApp.config.siteOrigin}/api/redirect_url`,
    );
  });
});
