import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import type { Transaction } from 'kysely';
import { processLog } from '../../../http/request-log.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import type { IdentityTables } from '../tables.ts';
import type { UserTables } from '../../users/repository.ts';
import { endAccess } from './end-access.ts';
import { isStillSignedIn } from './same-access.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<IdentityTables & UserTables & ThrottleTables>();
const signedOut = { status: 'signedOut' };
const lines: string[] = [];
const faults: unknown[] = [];
const log = processLog(
  { logLevel: 'warn' },
  { destination: { write: (line) => lines.push(line) }, onFault: (fault) => faults.push(fault) },
);

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: collectedJobs().jobs, log });
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

describe('the session', () => {
  // ASVS V6.3.2
  test('is told as claims, without the token, and kept by no cache', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const answer = await browser.open('/session');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      data: {
        attributes: {
          status: 'signedIn',
          sid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
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

  // ASVS V3.2.2 V3.2.4
  test('has an id of 122 random bits, and another one at each sign-in', async () => {
    const idIn = ({ browser }: Awaited<ReturnType<typeof newMember>>) =>
      decodeJwt(browser.cookie('hsjwt')?.value ?? '').sid;
    const ids = [idIn(await newMember(testApp)), idIn(await newMember(testApp))];
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(2);
  });

  // ASVS V3.5.3
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

  // ASVS V4.1.5
  test('that ended or cannot be read is said at the login, which leads back, and its cookie is removed', async () => {
    const { browser, userId } = await newMember(testApp);
    await tables()
      .updateTable('sessions')
      .set({ expiresAt: new Date(0) })
      .where('accountId', '=', userId)
      .execute();
    const unreadable = newBrowser(testApp);
    unreadable.setCookie('hsjwt', 'x');
    for (const each of [browser, unreadable]) {
      const answer = await each.open('/de/subscription?change=plan');
      expect(answer.headers.location).toBe(
        '/de/login?redirectOnSuccess=%2Fde%2Fsubscription%3Fchange%3Dplan&reason=sessionEnded',
      );
      expect(each.cookie('hsjwt')).toBeUndefined();
      const again = await each.open('/de/subscription');
      expect(again.headers.location).toBe('/de/login?redirectOnSuccess=%2Fde%2Fsubscription');
    }
  });

  // ASVS V7.1.1
  test('that cannot be read is logged as a warning, which is not reported, and without the token', async () => {
    const stranger = newBrowser(testApp);
    stranger.setCookie('hsjwt', 'a-token-of-nobody');
    lines.length = 0;
    expect(await sessionIn(stranger)).toEqual(signedOut);
    const [logged = '', ...others] = lines.filter((line) => line.includes('a session token is invalid'));
    expect(others).toEqual([]);
    expect(JSON.parse(logged)).toMatchObject({ level: 40, reason: 'The token names no session of ours.' });
    expect(logged).not.toContain('stack');
    expect(lines.join('')).not.toContain('a-token-of-nobody');
    expect(faults).toEqual([]);
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
  // ASVS V3.3.1
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

  // ASVS V3.3.1
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

  // ASVS V4.2.2
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
  const newPassword = 'a-new-password-2026';
  const changePassword = async ({ browser, userId }: { browser: Browser; userId: string }) => {
    const typed = { present: password, password: newPassword, confirmation: newPassword };
    const saved = await browser.post('/user', { userId, change: 'password', ...typed });
    expect(saved.headers.location).toBe('/user');
  };

  // ASVS V3.3.3
  test('signs its owner out everywhere else, and is the only one that opens the account', async () => {
    const member = await newMember(testApp);
    const { browser, email, userId } = member;
    const second = newBrowser(testApp);
    await signIn(second, email);
    const { sid } = await sessionIn(browser);
    await changePassword(member);
    expect(await sessionIn(second)).toEqual(signedOut);
    const renewed = await sessionIn(browser);
    expect(renewed).toMatchObject({ userId });
    expect(renewed.sid).not.toBe(sid);

    const third = newBrowser(testApp);
    await third.open('/login');
    expect((await third.post('/login', { email, password })).statusCode).toBe(401);
    expect((await third.post('/login', { email, password: newPassword })).statusCode).toBe(303);
  });

  test('stops a sign-in that was under way with the old one', async () => {
    const member = await newMember(testApp);
    const { email } = member;
    const thief = newBrowser(testApp);
    await thief.open('/login');
    const sent = await thief.post('/login', { email, password });
    await changePassword(member);
    await thief.follow(await thief.open(sent.headers.location ?? ''));
    expect(await sessionIn(thief)).toEqual(signedOut);
  });
});

describe('the epoch of an account', () => {
  /** Raises it as what ends all sessions does, and deletes nothing: what was granted after the deletions is left. */
  const raise = (userId: string) =>
    tables()
      .updateTable('accounts')
      .set((row) => ({ sessionEpoch: row('sessionEpoch', '+', 1) }))
      .where('id', '=', userId)
      .execute();

  test('ends sessions that carry an older one', async () => {
    const { browser, userId } = await newMember(testApp);
    await raise(userId);
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  test('does not let a session that ended by it go on, where another change keeps that session', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const { sid } = await sessionIn(browser);
    await raise(userId);
    const owner = newBrowser(testApp);
    await signIn(owner, email);
    const { sid: ofOwner } = await sessionIn(owner);
    const inTransaction = <Result>(change: (trx: Transaction<IdentityTables>) => Promise<Result>) =>
      testApp.db.$extendTables<IdentityTables>().transaction().execute(change);
    const isSignedIn = (session: unknown) =>
      inTransaction((trx) => isStillSignedIn(trx, { accountId: userId, sid: String(session) }));
    expect([await isSignedIn(sid), await isSignedIn(ofOwner)]).toEqual([false, true]);

    await inTransaction((trx) => endAccess(trx, userId, { except: String(ofOwner) }));
    expect(await sessionIn(owner)).toMatchObject({ userId });
    await inTransaction((trx) => endAccess(trx, userId, { except: String(sid) }));
    expect([await sessionIn(browser), await sessionIn(owner)]).toEqual([signedOut, signedOut]);
  });

  test.each(['before the provider answers', 'before the code is traded'])(
    'refuses a sign-in whose password was verified under an older one, raised %s',
    async (moment) => {
      const { email, userId } = await newMember(testApp);
      const browser = newBrowser(testApp);
      await browser.open('/login');
      const sent = await browser.post('/login', { email, password });
      if (moment === 'before the provider answers') await raise(userId);
      const answered = await browser.open(String(sent.headers.location));
      if (moment === 'before the code is traded') await raise(userId);
      const { pathname, search } = new URL(String(answered.headers.location));
      const callback = await browser.open(`${pathname}${search}`);
      expect(callback.statusCode).toBe(400);
      expect(await sessionIn(browser)).toEqual(signedOut);
    },
  );
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
