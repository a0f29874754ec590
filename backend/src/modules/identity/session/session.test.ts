import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { generateKeyPair, SignJWT } from 'jose';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { createAccounts } from '../../users/index.ts';
import { createIdentity } from '../index.ts';
import type { IdentityTables } from '../tables.ts';
import type { UserTables } from '../../users/repository.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { databaseCounters, type ThrottleTables } from '../../../throttle/database-counters.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<IdentityTables & UserTables & ThrottleTables>();
const signedOut = { status: 'signedOut' };

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

describe('the session', () => {
  test('is told as claims, without the token, and kept by no cache', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const answer = await browser.open('/session');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      data: {
        attributes: {
          status: 'signedIn',
          sid: expect.stringMatching(/^[\da-f-]{36}$/),
          userId,
          firstName: 'Nora',
          lastName: 'New',
          email,
          language: 'en',
          privileges: [],
          kind: 'B2C',
        },
      },
    });
    expect(answer.body).not.toContain(browser.cookie('hsjwt')?.value);
  });

  test('is absent without a cookie, with a forged one, and with one that ran out', async () => {
    const { userId, browser } = await newMember(testApp);
    const { sid } = await sessionIn(browser);
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(testApp.config.siteOrigin)
      .setAudience(`${testApp.config.siteOrigin}/api`)
      .setSubject(userId)
      .setExpirationTime('1h')
      .sign(privateKey);
    const token = browser.cookie('hsjwt')?.value ?? '';
    const unsigned = `${btoa('{"alg":"none"}')}.${token.split('.')[1] ?? ''}.`;
    for (const value of [undefined, '', 'x', forged, unsigned, `${token}x`]) {
      const stranger = newBrowser(testApp);
      if (value !== undefined) stranger.setCookie('hsjwt', value);
      expect(await sessionIn(stranger)).toEqual(signedOut);
    }
    await tables()
      .updateTable('sessions')
      .set({ expiresAt: new Date(0) })
      .where('accountId', '=', userId)
      .execute();
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  test('says who belongs to an employer', async () => {
    const { browser, userId } = await newMember(testApp);
    await tables()
      .updateTable('accounts')
      .set({ externalId: 'partner-7' })
      .where('id', '=', userId)
      .execute();
    expect(await sessionIn(browser)).toMatchObject({ kind: 'B2B' });
  });
});

describe('signing out', () => {
  test('ends the session at once, wherever its token was copied to, and leads home', async () => {
    const { browser } = await newMember(testApp);
    const copy = newBrowser(testApp);
    copy.setCookie('hsjwt', browser.cookie('hsjwt')?.value ?? '');
    expect(await sessionIn(copy)).toMatchObject({ firstName: 'Nora' });

    const answer = await browser.post('/de/logout');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/de');
    expect(browser.cookie('hsjwt')).toBeUndefined();
    expect(await sessionIn(copy)).toEqual(signedOut);
  });

  test('ends the session at the provider too', async () => {
    const { browser, userId } = await newMember(testApp);
    const providerSessions = () =>
      tables()
        .selectFrom('oidcRecords')
        .select('id')
        .where('model', '=', 'Session')
        .where('accountId', '=', userId)
        .execute();
    expect(await providerSessions()).toHaveLength(1);
    await browser.post('/logout');
    expect(await providerSessions()).toHaveLength(0);
  });

  // The form is checked for a session before its body is read, and must be again after it.
  test('ends the session for a form whose body is still arriving', async () => {
    const { browser, userId } = await newMember(testApp);
    const token = browser.cookie('hsjwt')?.value ?? '';
    async function* slowBody() {
      yield `userId=${userId}&subscriptionId=8f4c0a52`;
      await browser.post('/logout');
      yield '-1d1c-4a5e-9a63-2f6f5f0c7f11';
    }
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/subscription/cancel',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `hsjwt=${token}`,
        origin: testApp.config.siteOrigin,
      },
      payload: Readable.from(slowBody()),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'SIGNED_OUT' }] });
  });

  test('comes back to a page of ours, for another account to log in', async () => {
    const { browser } = await newMember(testApp);
    const answer = await browser.post('/logout?back=%2Fcheckout%3Fplan%3DB2CMONTHLY');
    expect(answer.headers.location).toBe('/checkout?plan=B2CMONTHLY');
    const { browser: other } = await newMember(testApp);
    const elsewhere = await other.post('/logout?back=%2F%2Fevil.example');
    expect(elsewhere.headers.location).toBe('/');
  });

  test('leaves the other browsers of the same person signed in', async () => {
    const { browser, email } = await newMember(testApp);
    const second = newBrowser(testApp);
    await signIn(second, email);
    await browser.post('/logout');
    expect(await sessionIn(second)).toMatchObject({ email });
  });

  test('cannot be done by another site, nor by a link', async () => {
    const { browser, email } = await newMember(testApp);
    expect((await browser.post('/logout', {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await browser.open('/logout')).statusCode).toBe(404);
    expect(await sessionIn(browser)).toMatchObject({ email });
  });

  test('is no error for signed-out visitors', async () => {
    expect((await newBrowser(testApp).post('/logout')).statusCode).toBe(303);
  });
});

describe('a new password', () => {
  const changePassword = (userId: string, to: string) =>
    createIdentity({
      app: testApp.app,
      config: testApp.config,
      jobs: { every: () => undefined },
      throttle: createThrottle(databaseCounters(testApp.db)),
      flagsFor: () => Promise.resolve({ sleepRegistration: false, showValueProps: false }),
      db: testApp.db,
      accounts: createAccounts(testApp.db),
      countSignUp: () => Promise.resolve(),
      privilegesOf: () => Promise.resolve([]),
      waitingPlanOf: () => undefined,
      isCheckoutClosed: () => Promise.resolve(false),
      clearBrowser: () => undefined,
      hasPage: () => true,
    }).changePassword(userId, to);

  test('signs its owner out everywhere, and is the only one that opens the account', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const second = newBrowser(testApp);
    await signIn(second, email);
    await changePassword(userId, 'a-new-password-2026');
    expect([await sessionIn(browser), await sessionIn(second)]).toEqual([signedOut, signedOut]);

    const third = newBrowser(testApp);
    await third.open('/login');
    expect((await third.post('/login', { email, password })).statusCode).toBe(401);
    expect((await third.post('/login', { email, password: 'a-new-password-2026' })).statusCode).toBe(303);
  });

  test('stops a sign-in that was under way with the old one', async () => {
    const { email, userId } = await newMember(testApp);
    const thief = newBrowser(testApp);
    await thief.open('/login');
    const sent = await thief.post('/login', { email, password });
    await changePassword(userId, 'a-new-password-2026');
    await thief.follow(await thief.open(sent.headers.location ?? ''));
    expect(await sessionIn(thief)).toEqual(signedOut);
  });
});

test('what ran out is swept away, and nothing else', async () => {
  const { browser, email } = await newMember(testApp);
  await testApp.app.inject('/login');
  const count = async () =>
    (await tables().selectFrom('signInTransactions').select('state').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  await tables()
    .updateTable('signInTransactions')
    .set({ expiresAt: new Date(0) })
    .execute();
  const { sweepExpired } = await import('../sweep.ts');
  await sweepExpired(testApp.db);
  expect(await count()).toBe(0);
  expect(await sessionIn(browser)).toMatchObject({ email });
});
