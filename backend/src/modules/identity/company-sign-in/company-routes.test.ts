import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { answerAtCompany, failAtCompany, followLink, visitCompany } from '../../../testing/company-page.ts';
import { newBrowser, newMember, sessionIn } from '../../../testing/members.ts';
import { seedOrganisations } from '../../../seeds/organisations.ts';
import { databaseCounters, type ThrottleTables } from '../../../throttle/database-counters.ts';

import { createThrottle } from '../../../throttle/throttle.ts';
import { authorizationRequestLimits } from '../sign-in/limits.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { ledBy } from '../../../testing/told.ts';
import type { IdentityTables } from '../tables.ts';

const bo = '7f1d2c60-0000-4000-8000-00000000b001';

let sandbox: RunningSandbox;
let testApp: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables);
  await seedOrganisations(testApp.db);
  // Bo is known from here on: a sign-in leads straight in.
  const browser = newBrowser(testApp);
  await visitCompany(testApp, browser, { name: 'birch', person: bo });
  await answerPendingSignIn(browser, 'new');
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await sandbox.stop();
});

const failurePage = '/save-external-auth-callback';

describe('a link to a company', () => {
  test.each(['apple', 'facebook', 'google', 'spotify', 'personifyhealth', 'acorn', 'birch'])(
    'leads to %s with our own redirect address',
    async (name) => {
      const { statusCode, headers } = await followLink(newBrowser(testApp), { name });
      expect(statusCode).toBe(302);
      const url = new URL(String(headers.location));
      expect(url.href).toMatch(new RegExp(`^${sandbox.url}/identity-providers/${name}/`));
      expect(url.searchParams.get('redirect_uri')).toBe(
        `http://localhost:4000/save-external-auth-callback/${name}`,
      );
    },
  );

  test('to no company of ours says so', async () => {
    const link = await followLink(newBrowser(testApp), { name: 'elsewhere' });
    expect(ledBy(link)).toEqual({ to: failurePage, problem: 'CONNECTION_UNKNOWN' });
  });

  test('followed too often says for how many minutes', async () => {
    const throttle = createThrottle(databaseCounters(testApp.db));
    const limits = authorizationRequestLimits('127.0.0.1');
    for (let link = 0; link < 300; link += 1) await throttle.attempt(limits);
    const browser = newBrowser(testApp);
    const refused = await followLink(browser, { name: 'google' });
    await testApp.db.$extendTables<ThrottleTables>().deleteFrom('throttleCounters').execute();
    const facts = { problem: 'TOO_MANY_ATTEMPTS', connection: 'google', count: 15 };
    expect(ledBy(refused)).toEqual({ to: failurePage, ...facts });
    expect((await browser.follow(refused)).json()).toEqual({ route: 'saveExternalAuthCallback', facts });
    const reloaded = await browser.open(failurePage);
    expect([reloaded.statusCode, reloaded.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(reloaded.json()).toEqual({ route: 'saveExternalAuthCallback', facts: {} });
  });

  test('on another site leads to the login page, and begins nothing', async () => {
    const browser = newBrowser(testApp);
    const { headers } = await testApp.app.inject({
      url: '/de/auth/with/google?redirectOnSuccess=/plans',
      headers: { host: 'localhost:4000', 'sec-fetch-site': 'cross-site', accept: 'text/html' },
    });
    expect(headers.location).toBe('/de/login?redirectOnSuccess=%2Fplans');
    expect(headers['set-cookie']).toBeUndefined();
    const kept = '?plan=B2CANNUAL&redirectUrl=https%3A%2F%2Fapp.stillpoint.example%2Fmeditation%2F7';
    const link = `/auth/with/google${kept}`;
    expect((await browser.open(link)).headers.location).toBe(`/login${kept}`);
    const register = await browser.open(`${link}&intent=register`);
    expect(register.headers.location).toBe(`/register${kept}`);
  });

  test('opened by HEAD begins nothing', async () => {
    const browser = newBrowser(testApp);
    expect((await browser.head('/auth/with/google')).headers.location).toBe('/login');
    expect((await browser.head('/auth/with/elsewhere')).headers.location).toBe(failurePage);
    expect(browser.cookieNames()).toEqual([]);
  });

  test.each(['link', 'confirm'] as const)('to %s asks for a signed-in person', async (intent) => {
    const link = await followLink(newBrowser(testApp), { name: 'google', intent });
    const told = { problem: 'SIGN_IN_AGAIN', connection: 'google' };
    expect(ledBy(link)).toEqual({ to: '/manage-identities', ...told });
  });

  test('that adds an identity counts only on a page of ours', async () => {
    const { browser } = await newMember(testApp);
    const link = await browser.open('/auth/with/google?intent=link');
    expect(ledBy(link).problem).toBe('SIGN_IN_AGAIN');
  });
});

describe('a new person', () => {
  test('signs up with a proven address, and gets further than the register page', async () => {
    const browser = newBrowser(testApp);
    const link = { from: '/register', query: '&redirectOnSuccess=/plans', person: 'person-gloria' };
    const back = await visitCompany(testApp, browser, { name: 'apple', intent: 'register', ...link });
    expect(back.statusCode).toBe(302);
    const end = await browser.follow(back, '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({
      status: 'signedIn',
      firstName: 'Gloria',
      email: 'gloria@people.stillpoint.example',
    });
  });

  test('is the same person the next time, and in another browser', async () => {
    const [first, second] = [newBrowser(testApp), newBrowser(testApp)];
    for (const browser of [first, second]) {
      await browser.follow(await visitCompany(testApp, browser, { name: 'birch', person: bo }));
    }
    const [one, other] = [await sessionIn(first), await sessionIn(second)];
    expect(one.userId).toBe(other.userId);
    expect(one.sid).not.toBe(other.sid);
  });

  test('whose company told no name is asked for it', async () => {
    const browser = newBrowser(testApp);
    const link = { name: 'apple', person: 'person-nameless' };
    // Apple vouches for every address that it verified.
    const end = await browser.follow(await visitCompany(testApp, browser, link), '/missing-profile-fields');
    expect(end.headers.location).toMatch(/^\/missing-profile-fields/);
  });

  test('whose company told no name gets to the checkout with the plan that was chosen', async () => {
    const browser = newBrowser(testApp);
    const link = { name: 'apple', person: 'person-nameless', query: '&plan=B2CANNUAL' };
    const end = await browser.follow(await visitCompany(testApp, browser, link), '/checkout');
    expect(end.headers.location).toBe('/checkout?plan=B2CANNUAL');
  });

  test.each([
    ['google', 'person-mia'],
    ['facebook', 'person-tess'],
    ['facebook', 'person-gloria'],
  ])('without a proven address at %s (%s) is asked, and not signed in', async (name, person) => {
    const browser = newBrowser(testApp);
    const back = await visitCompany(testApp, browser, { name, person });
    expect(back.headers.location).toBe('/save-external-auth');
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  test('with an address outside the domains of the workplace is refused', async () => {
    const browser = newBrowser(testApp);
    const back = await visitCompany(testApp, browser, { name: 'acorn', person: 'worker-stranger' });
    expect(ledBy(back).problem).toBe('ADDRESS_OUTSIDE_WORKPLACE');
  });
});

describe('the answer of a company', () => {
  test.each(['apple', 'facebook', 'google', 'spotify'])('that %s was refused is told', async (name) => {
    const browser = newBrowser(testApp);
    const back = await visitCompany(testApp, browser, { name, person: 'person-gloria', answer: 'refuse' });
    expect(ledBy(back)).toEqual({ to: failurePage, problem: 'CONNECTION_REFUSED', connection: name });
    const page = await browser.follow(back);
    expect([page.statusCode, page.json<{ route: string }>().route]).toEqual([
      400,
      'saveExternalAuthCallback',
    ]);
  });

  test('that was refused keeps what the sign-in was for', async () => {
    const link = {
      name: 'facebook',
      query: '&plan=B2CMONTHLY&redirectOnSuccess=/plans',
      answer: 'refuse',
    } as const;
    const back = await visitCompany(testApp, newBrowser(testApp), { ...link, person: 'person-gloria' });
    expect(ledBy(back)).toEqual({
      to: `${failurePage}?plan=B2CMONTHLY&redirectOnSuccess=%2Fplans`,
      ...{ problem: 'CONNECTION_REFUSED', connection: 'facebook' },
    });
  });

  test.each(['down', 'rubbish', 'replayedNonce'])('that is %s leads to no sign-in', async (fault) => {
    const browser = newBrowser(testApp);
    await answered('google', 'person-gloria');
    await failAtCompany(sandbox.url, 'google', fault);
    const back = await visitCompany(testApp, browser, { name: 'google', person: 'person-gloria' });
    await failAtCompany(sandbox.url, 'google', 'none');
    expect(ledBy(back).problem).toBe('CONNECTION_FAILED');
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  test('with the state of another sign-in is of none', async () => {
    const browser = newBrowser(testApp);
    await answered('google', 'person-gloria');
    await failAtCompany(sandbox.url, 'google', 'replayedState');
    const back = await visitCompany(testApp, browser, { name: 'google', person: 'person-gloria' });
    await failAtCompany(sandbox.url, 'google', 'none');
    expect(ledBy(back).problem).toBe('CONNECTION_EXPIRED');
  });

  test('counts only in the browser that was sent there, and does not end its sign-in elsewhere', async () => {
    const [own, other] = [newBrowser(testApp), newBrowser(testApp)];
    const url = await callbackOf(own, 'birch', bo);
    expect(ledBy(await other.open(url)).problem).toBe('CONNECTION_EXPIRED');
    await own.follow(await own.open(url));
    expect(await sessionIn(own)).toMatchObject({ firstName: 'Bo' });
  });

  test('counts once: opened again it leads a signed-in person home, and another nowhere', async () => {
    const browser = newBrowser(testApp);
    const url = await callbackOf(browser, 'birch', bo);
    await browser.follow(await browser.open(url));
    const { sid } = await sessionIn(browser);
    expect((await browser.open(url)).headers.location).toBe('/');
    expect((await sessionIn(browser)).sid).toBe(sid);
    expect(ledBy(await newBrowser(testApp).open(url)).problem).toBe('CONNECTION_EXPIRED');
  });

  test('that comes too late is told so, also to who is signed in', async () => {
    const { browser } = await newMember(testApp);
    const url = await callbackOf(browser, 'birch', bo);
    const tables = testApp.db.$extendTables<IdentityTables>();
    await tables
      .updateTable('departures')
      .set({ expiresAt: new Date(0) })
      .execute();
    // A browser still has the cookie by then: it lasts longer than the row counts.
    const [name = ''] = browser.cookieNames().filter((each) => each.startsWith('authorizationRequest.'));
    expect(browser.cookie(name)?.attributes).toContain('Max-Age=3600');
    expect(ledBy(await browser.open(url)).problem).toBe('CONNECTION_EXPIRED');
  });

  test('is not used up by HEAD', async () => {
    const browser = newBrowser(testApp);
    const url = await callbackOf(browser, 'birch', bo);
    expect((await browser.head(url)).statusCode).toBe(200);
    expect((await browser.open(url)).headers.location).toMatch(/^\/oidc\//);
  });

  test.each(['prefetch', 'prefetch;prerender'])(
    'is not used up by what is fetched ahead: %s',
    async (purpose) => {
      const browser = newBrowser(testApp);
      const url = await callbackOf(browser, 'birch', bo);
      const cookie = browser.cookieNames().map((name) => `${name}=${browser.cookie(name)?.value ?? ''}`);
      const { host } = new URL(testApp.config.siteOrigin);
      const headers = { host, accept: 'text/html', cookie: cookie.join('; '), 'sec-purpose': purpose };
      const ahead = await testApp.app.inject({ url, headers });
      expect([ahead.statusCode, ahead.headers['cache-control'], ahead.cookies]).toEqual([
        400,
        'no-store',
        [],
      ]);
      expect((await browser.open(url)).headers.location).toMatch(/^\/oidc\//);
    },
  );

  test('of one company does not count at the address of another', async () => {
    const browser = newBrowser(testApp);
    const url = await callbackOf(browser, 'birch', bo);
    const mixed = await browser.open(url.replace('/birch', '/google'));
    expect(ledBy(mixed).problem).toBe('CONNECTION_EXPIRED');
  });

  test('that is posted from another site is kept, and counts with the request after it alone', async () => {
    const [own, other] = [newBrowser(testApp), newBrowser(testApp)];
    const redirect = await followLink(own, { name: 'apple' });
    const answer = await answerAtCompany(new URL(String(redirect.headers.location)), 'person-gloria');
    if (answer.kind !== 'form') throw new Error('Apple answers by a form.');
    const posted = await testApp.app.inject({
      method: 'POST',
      url: '/save-external-auth-callback/apple',
      headers: {
        host: 'localhost:4000',
        origin: 'https://appleid.apple.com',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: answer.fields.toString(),
    });
    expect(posted.statusCode).toBe(303);
    const next = String(posted.headers.location);
    expect(next).not.toContain(answer.fields.get('code') ?? 'a code');
    expect(ledBy(await other.open(next)).problem).toBe('CONNECTION_EXPIRED');
    await own.follow(await own.open(next));
    expect(await sessionIn(own)).toMatchObject({ status: 'signedIn' });
  });

  test('does not lead to another site in the end', async () => {
    const browser = newBrowser(testApp);
    const query = `&redirectOnSuccess=${encodeURIComponent('https://evil.example/')}`;
    const back = await visitCompany(testApp, browser, { name: 'birch', person: bo, query });
    const end = await browser.follow(back);
    expect(await sessionIn(browser)).toMatchObject({ firstName: 'Bo' });
    expect(JSON.stringify([end.headers.location, end.body])).not.toContain('evil.example');
  });
});

/** The address with which a company sends the browser back. */
async function callbackOf(browser: ReturnType<typeof newBrowser>, name: string, person: string) {
  const { headers } = await followLink(browser, { name });
  const answer = await answerAtCompany(new URL(String(headers.location)), person);
  if (answer.kind !== 'address') throw new Error(`${name} answers by a form.`);
  return `${answer.url.pathname}${answer.url.search}`;
}

/** Another visitor goes there first: the company has a state and a nonce that it can repeat. */
async function answered(name: string, person: string) {
  await callbackOf(newBrowser(testApp), name, person);
}
