import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Redis } from 'ioredis';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, newEmail, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { startRedis } from '../../../testing/redis.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { redisCounters } from '../../../throttle/redis-counters.ts';
import { createThrottle, type Throttle } from '../../../throttle/throttle.ts';
import { createAccounts } from '../../users/index.ts';
import type { IdentityTables } from '../tables.ts';
import { accountLoginLimits } from './limits.ts';
import { hashPassword } from './passwords.ts';

const { jobs } = collectedJobs();
const redisServer = await startRedis();
afterAll(async () => {
  if (redisServer.ok) await redisServer.stop();
});

const deviceCookies = (browser: Browser) =>
  browser.cookieNames().filter((name) => name.startsWith('device.'));

/** The one cookie by which a browser is a known device. */
function deviceCookie(browser: Browser) {
  const [name = 'none'] = deviceCookies(browser);
  return browser.cookie(name) ?? { name, value: '', path: '/', attributes: '' };
}

/** What a login ended in: a code is asked for where the tries of strangers are used up. */
const outcomeOfLogin = async (browser: Browser, email: string, typed = password) => {
  await browser.open('/login');
  const { statusCode, headers } = await browser.post('/login', { email, password: typed });
  if (statusCode !== 303) return statusCode;
  return String(headers.location).startsWith('/login/code') ? 'codeAskedFor' : 'loggedIn';
};

/** Uses up what all unknown devices together may try for an account. */
async function lockForStrangers(throttle: Throttle, email: string) {
  const ofAccount = accountLoginLimits(email, '198.51.100.1').slice(-1);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    expect(await throttle.attempt(ofAccount)).toEqual({ ok: true });
  }
  expect(await throttle.attempt(ofAccount)).toMatchObject({ ok: false });
}

/** What holds wherever attempts are counted. */
function knownDevicesHold(countersUrl: string | undefined) {
  let testApp: TestApp;
  let redis: Redis | undefined;
  let throttle: Throttle;
  beforeAll(async () => {
    testApp = await openTestApp(countersUrl === undefined ? {} : { REDIS_URL: countersUrl }, { jobs });
    redis = countersUrl === undefined ? undefined : new Redis(countersUrl);
    throttle = createThrottle(redis === undefined ? databaseCounters(testApp.db) : redisCounters(redis));
  });
  afterAll(async () => {
    await redis?.quit();
    await testApp.close();
  });

  test('a device that signed in before still signs in when strangers have locked the account', async () => {
    const { browser, email } = await newMember(testApp);
    await browser.post('/logout');
    await lockForStrangers(throttle, email);

    expect(await outcomeOfLogin(newBrowser(testApp), email)).toBe('codeAskedFor');
    await signIn(browser, email);
    expect(await sessionIn(browser)).toMatchObject({ email });
  });

  test('a device that signed in before is not locked by wrong passwords from its own network address', async () => {
    const { browser, email } = await newMember(testApp);
    const neighbour = newBrowser(testApp);
    for (let attempt = 0; attempt < 5; attempt += 1) await outcomeOfLogin(neighbour, email, 'wrong');
    expect(await outcomeOfLogin(neighbour, email)).toBe('codeAskedFor');
    await browser.post('/logout');
    expect(await outcomeOfLogin(browser, email)).toBe('loggedIn');
  });

  test('wrong passwords of a known device do not count for other devices', async () => {
    const { browser, email } = await newMember(testApp);
    await browser.post('/logout');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await outcomeOfLogin(browser, email, 'wrong')).toBe(401);
    }
    expect(await outcomeOfLogin(newBrowser(testApp), email)).toBe('loggedIn');
  });

  test('a known device is an unknown one after ten wrong passwords in a row, also if its cookie is sent again', async () => {
    const { browser, email } = await newMember(testApp);
    await browser.post('/logout');
    const { name, value } = deviceCookie(browser);
    for (let attempt = 0; attempt < 10; attempt += 1) await outcomeOfLogin(browser, email, 'wrong');
    expect(deviceCookies(browser)).toEqual([name]);
    await lockForStrangers(throttle, email);

    expect(await outcomeOfLogin(browser, email)).toBe('codeAskedFor');
    expect(deviceCookies(browser)).toEqual([]);
    browser.setCookie(name, value);
    expect(await outcomeOfLogin(browser, email)).toBe('codeAskedFor');
  });

  test('a right password forgets the wrong ones that a known device sent before it', async () => {
    const { browser, email } = await newMember(testApp);
    for (let round = 0; round < 2; round += 1) {
      await browser.post('/logout');
      for (let attempt = 0; attempt < 9; attempt += 1) {
        expect(await outcomeOfLogin(browser, email, 'wrong')).toBe(401);
      }
      await signIn(browser, email);
      expect(await sessionIn(browser)).toMatchObject({ email });
    }
  });
}

describe('with attempts counted in the database', () => knownDevicesHold(undefined));

(redisServer.ok ? describe : describe.skip)(
  redisServer.ok ? 'with attempts counted in Redis' : redisServer.reason,
  () => knownDevicesHold(redisServer.ok ? redisServer.url : undefined),
);

describe('the cookie of a known device', () => {
  let testApp: TestApp;
  let throttle: Throttle;
  beforeAll(async () => {
    testApp = await openTestApp({}, { jobs });
    throttle = createThrottle(databaseCounters(testApp.db));
  });
  afterAll(() => testApp.close());
  const realNow = Date.now;
  afterEach(() => {
    Date.now = realNow;
  });

  /** The outcome of the right password, from a browser with these cookies, for an account that strangers have locked. */
  async function outcomeWith(cookies: Record<string, string>, email: string) {
    await lockForStrangers(throttle, email);
    const browser = newBrowser(testApp);
    for (const [name, value] of Object.entries(cookies)) browser.setCookie(name, value);
    return outcomeOfLogin(browser, email);
  }

  test('is hidden from scripts and other sites, lasts a year, and tells neither address nor account', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const { name, value, attributes } = deviceCookie(browser);
    expect(attributes).toMatch(/HttpOnly/);
    expect(attributes).toMatch(/SameSite=Lax/);
    expect(attributes).toMatch(/Max-Age=31536000/);
    expect(attributes).not.toMatch(/Secure|Domain/);
    for (const personal of [email, userId, Buffer.from(email).toString('base64url')]) {
      expect(`${name}=${value}`).not.toContain(personal);
    }
  });

  test('is sent over https alone where the site is on https', async () => {
    const secureApp = await openTestApp({ SITE_ORIGIN: 'https://stillpoint.example' });
    const { browser } = await newMember(secureApp);
    expect(deviceCookie(browser).attributes).toMatch(/Secure/);
    await secureApp.close();
  });

  test('gives its own account a limit of its own', async () => {
    const { browser, email } = await newMember(testApp);
    const { name, value } = deviceCookie(browser);
    expect(await outcomeWith({ [name]: value }, email)).toBe('loggedIn');
  });

  test('gives none to another account, under whichever name it is sent', async () => {
    const [thief, victim] = [await newMember(testApp), await newMember(testApp)];
    const own = deviceCookie(thief.browser);
    const { name } = deviceCookie(victim.browser);
    expect(await outcomeWith({ [own.name]: own.value, [name]: own.value }, victim.email)).toBe(
      'codeAskedFor',
    );
  });

  // ASVS V5.5.1
  test('gives none when any part of it is forged', async () => {
    const { browser, email } = await newMember(testApp);
    const { name, value } = deviceCookie(browser);
    const [signedInAt = '', id = '', signature = ''] = value.split('.');
    const forgeries = [
      '',
      'x',
      '..',
      `${signedInAt}.${id}.`,
      `${signedInAt}.another-device.${signature}`,
      `${Number(signedInAt) + 1}.${id}.${signature}`,
      `${signedInAt}.${id}.${Buffer.from('forged').toString('base64url')}`,
      `${signedInAt}.${id}.${'A'.repeat(signature.length)}`,
    ];
    await lockForStrangers(throttle, email);
    for (const forged of forgeries) {
      const stranger = newBrowser(testApp);
      stranger.setCookie(name, forged);
      expect(await outcomeOfLogin(stranger, email)).toBe('codeAskedFor');
    }
  });

  test('gives none after a year, even if the browser still sends it', async () => {
    const { browser, email } = await newMember(testApp);
    const { name, value } = deviceCookie(browser);
    Date.now = () => realNow() + 365 * 24 * 60 * 60 * 1000;
    expect(await outcomeWith({ [name]: value }, email)).toBe('codeAskedFor');
  });

  test('gives none after a new password', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const { name, value } = deviceCookie(browser);
    await createAccounts(testApp.db).keepPasswordHash(userId, await hashPassword(password));
    expect(await outcomeWith({ [name]: value }, email)).toBe('codeAskedFor');
  });

  test('gives none where it is older than the second factor', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const { name, value } = deviceCookie(browser);
    const since = new Date(realNow() + 1000);
    const factor = { accountId: userId, kind: 'mail', since } as const;
    await testApp.db.$extendTables<IdentityTables>().insertInto('secondFactors').values(factor).execute();
    expect(await outcomeWith({ [name]: value }, email)).toBe('codeAskedFor');
  });

  test('is made by a sign-up too, before the address is proved', async () => {
    const { browser, email } = await newMember(testApp);
    const { name, value } = deviceCookie(browser);
    expect(await outcomeWith({ [name]: value }, email)).toBe('loggedIn');
  });

  test('is new after each sign-in', async () => {
    const { browser, email } = await newMember(testApp);
    const { name, value } = deviceCookie(browser);
    await browser.post('/logout');
    await signIn(browser, email);
    expect(deviceCookie(browser).name).toBe(name);
    expect(deviceCookie(browser).value).not.toBe(value);
  });

  test('is set by no failed attempt, whether the account exists or not', async () => {
    const { email } = await newMember(testApp);
    for (const address of [email, newEmail()]) {
      const browser = newBrowser(testApp);
      await outcomeOfLogin(browser, address, 'wrong');
      expect(deviceCookies(browser)).toEqual([]);
    }
  });

  test('stands beside those of four other accounts, and replaces the oldest of five', async () => {
    const browser = newBrowser(testApp);
    const names: string[] = [];
    for (let account = 0; account < 6; account += 1) {
      const { email } = await newMember(testApp);
      Date.now = () => realNow() + account * 1000;
      await signIn(browser, email);
      await browser.post('/logout');
      names.push(...deviceCookies(browser).filter((name) => !names.includes(name)));
    }
    expect(deviceCookies(browser).sort()).toEqual(names.slice(1).sort());
  });
});
