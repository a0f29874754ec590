import { afterAll, beforeAll, beforeEach, describe, expect, vi, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newBrowser, newMember, password, sessionIn } from '../../../testing/members.ts';
import type { IdentityTables } from '../tables.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<IdentityTables & ThrottleTables>();
let email: string;

beforeAll(async () => {
  testApp = await openTestApp();
  email = (await newMember(testApp)).email;
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

const connections = ['apple', 'facebook', 'spotify', 'google'];
const expired = { route: 'login', facts: { status: 'expired', values: { email: '' }, problems: {} } };

describe('a form whose cookie does not count', () => {
  const replaced = (change: (value: string) => string) => (browser: Browser) => {
    browser.setCookie('signInForm', change(browser.cookie('signInForm')?.value ?? ''));
    return { undo: () => undefined };
  };
  const lost = (browser: Browser) => {
    browser.forget('signInForm');
    return { undo: () => undefined };
  };
  const anHourLater = () => {
    const now = Date.now() + 60 * 60 * 1000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
    return { undo: () => clock.mockRestore() };
  };
  const unsigned = Buffer.from(JSON.stringify({ params: {}, expiresAt: Date.now() + 1e6 })).toString(
    'base64url',
  );

  test.each([
    ['the browser lost it', lost],
    ['its content was changed', replaced((value) => `x${value}`)],
    ['its signature was changed', replaced((value) => value.replace(/\.[^.]+$/, '.forged'))],
    ['it was never signed', replaced(() => unsigned)],
    ['the page stood open too long', anHourLater],
  ])('because %s: shows what was typed, and works when it is sent again', async (_reason, spoil) => {
    const browser = newBrowser(testApp);
    await browser.open('/login?redirectOnSuccess=/subscription');
    const spoilt = spoil(browser);
    const first = await browser.post('/login?redirectOnSuccess=/subscription', { email, password });
    spoilt.undo();
    expect(first.statusCode).toBe(409);
    expect(first.json()).toEqual({ ...expired, facts: { ...expired.facts, connections, values: { email } } });
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });

    const again = await browser.follow(
      await browser.post('/login?redirectOnSuccess=/subscription', { email, password }),
    );
    expect(await sessionIn(browser)).toMatchObject({ email });
    expect(again.json()).toMatchObject({ route: 'subscription' });
  });

  test('is told to a script by its code', async () => {
    const browser = newBrowser(testApp);
    const answer = await browser.postJson('/login', { email, password });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EXPIRED' }] });
    expect((await browser.postJson('/login', { email, password })).statusCode).toBe(200);
  });

  test('never looked at the password, and writes nothing', async () => {
    await newBrowser(testApp).post('/login', { email, password });
    expect(await tables().selectFrom('throttleCounters').selectAll().execute()).toEqual([]);
  });
});

describe('an interaction of another browser', () => {
  test('is not reached by a form cookie that an attacker put into a browser', async () => {
    const attacker = newBrowser(testApp);
    await attacker.open('/login');
    const victim = newBrowser(testApp);
    victim.setCookie('signInForm', attacker.cookie('signInForm')?.value ?? '');
    await victim.follow(await victim.post('/login', { email, password }));
    expect(await sessionIn(victim)).toMatchObject({ email });
    expect(await sessionIn(attacker)).toEqual({ status: 'signedOut' });
    expect(attacker.cookieNames()).toEqual(['signInForm']);
  });

  test('cannot be resumed in another browser', async () => {
    const victim = newBrowser(testApp);
    await victim.open('/login');
    const sent = await victim.post('/login', { email, password });
    const attacker = newBrowser(testApp);
    const answer = await attacker.follow(await attacker.open(sent.headers.location ?? ''));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ route: 'authCallback', facts: { status: 'failed' } });
    expect(await sessionIn(attacker)).toEqual({ status: 'signedOut' });
  });
});

describe('two pages open in one browser', () => {
  const openBoth = async () => {
    const browser = newBrowser(testApp);
    await browser.open('/login?redirectOnSuccess=/one');
    await browser.open('/login?redirectOnSuccess=/two');
    return browser;
  };

  test('each leads where it was opened for', async () => {
    for (const destination of ['/one', '/two']) {
      const browser = await openBoth();
      const address = `/login?redirectOnSuccess=${destination}`;
      const next = (await browser.post(address, { email, password })).headers.location ?? '';
      const back = (await browser.open(next)).headers.location ?? '';
      expect((await browser.open(back.slice(testApp.config.siteOrigin.length))).headers.location).toBe(
        destination,
      );
    }
  });

  test('may be in two languages', async () => {
    const browser = newBrowser(testApp);
    await browser.open('/login?redirectOnSuccess=/One');
    await browser.open('/de/login');
    const response = await browser.follow(
      await browser.post('/login?redirectOnSuccess=/One', { email, password }),
    );
    expect(response.statusCode).toBe(404);
    expect(await sessionIn(browser)).toMatchObject({ email });
  });

  test('the other form asks once more, and may sign another account in', async () => {
    const other = await newMember(testApp);
    const browser = await openBoth();
    await browser.follow(await browser.post('/login?redirectOnSuccess=/two', { email, password }));
    const late = { email: other.email, password };
    expect((await browser.post('/login?redirectOnSuccess=/one', late)).statusCode).toBe(409);
    expect(await sessionIn(browser)).toMatchObject({ email });
    await browser.follow(await browser.post('/login?redirectOnSuccess=/one', late));
    expect(await sessionIn(browser)).toMatchObject({ email: other.email });
  });
});

describe('what the visitor brings along', () => {
  const carriedTo = async (browser: Browser, address: string) => {
    const next = (await browser.post(address, { email, password })).headers.location ?? '';
    const back = (await browser.open(next)).headers.location ?? '';
    return (await browser.open(back.slice(testApp.config.siteOrigin.length))).headers.location;
  };
  const query = '?redirectOnSuccess=%2Fcheckout&plan=B2CMONTHLY&voucher=SLEEP30&country=de';
  const destination = '/checkout?plan=B2CMONTHLY&voucher=SLEEP30&country=DE';

  test('is kept from opening the page to the end', async () => {
    const browser = newBrowser(testApp);
    await browser.open(`/login${query}`);
    expect(await carriedTo(browser, '/login')).toBe(destination);
  });

  test('survives a change from register to login, of the language, and back', async () => {
    const browser = newBrowser(testApp);
    await browser.open(`/register${query}`);
    await browser.open('/login', `/register${query}`);
    await browser.open('/de/login', '/login');
    await browser.open('/de/register', '/de/login');
    await browser.open('/de/login', '/de/register');
    expect(await carriedTo(browser, '/de/login')).toBe(destination);
  });

  test('survives a form that was over', async () => {
    const browser = newBrowser(testApp);
    await browser.post(`/login${query}`, { email, password });
    expect(await carriedTo(browser, '/login')).toBe(destination);
  });

  test('is gone when the page is opened again from elsewhere', async () => {
    const browser = newBrowser(testApp);
    await browser.open('/login?redirectOnSuccess=/subscription');
    await browser.open('/login?redirectOnSuccess=/gift', '/');
    expect(await carriedTo(browser, '/login')).toBe('/gift');
  });

  test('never stands in the way of the form, however it is written', async () => {
    const browser = newBrowser(testApp);
    const long = 'x'.repeat(5000);
    const page = await browser.open(
      `/login?plan=${long}&redirectOnSuccess=/one&redirectOnSuccess=/two&x[]=1`,
    );
    expect(page.statusCode).toBe(200);
    expect(await carriedTo(browser, '/login')).toBe('/one');
  });

  test('is read from the address that the form posts to where it is too long for a cookie', async () => {
    const browser = newBrowser(testApp);
    const link = `https://app.stillpoint.example/${'y'.repeat(1900)}`;
    const address = `/login?redirectOnSuccess=/${'x'.repeat(1900)}&redirectUrl=${encodeURIComponent(link)}`;
    const page = await browser.open(address);
    expect(String(page.headers['set-cookie']).length).toBeLessThan(4096);
    await browser.follow(await browser.post(address, { email, password }));
    expect(await sessionIn(browser)).toMatchObject({ email });
  });

  test('comes from one page: the link of another tab is not mixed in', async () => {
    const browser = newBrowser(testApp);
    await browser.open('/login?redirectOnSuccess=/one');
    const link = 'https://app.stillpoint.example/other-tab';
    await browser.open(`/login?redirectUrl=${encodeURIComponent(link)}`);
    expect(await carriedTo(browser, '/login?redirectOnSuccess=/one')).toBe('/one');
  });

  test('keeps only what has the right shape', async () => {
    const browser = newBrowser(testApp);
    await browser.open('/login?redirectOnSuccess=/checkout&plan=<b>&voucher=A%20B&country=Germany');
    expect(await carriedTo(browser, '/login')).toBe('/checkout');
  });
});
