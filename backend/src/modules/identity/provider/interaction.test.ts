import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

const signInCookie = (browser: Browser) =>
  browser.cookieNames().find((name) => name.startsWith('signIn.')) ?? '';
const expired = { route: 'login', facts: { status: 'expired', values: { email: '' }, problems: {} } };

describe('a form whose sign-in is over', () => {
  const lost = (name: (browser: Browser) => string) => (browser: Browser) => {
    browser.forget(name(browser));
    return Promise.resolve();
  };
  const forged = (browser: Browser) => {
    browser.setCookie('_interaction', 'forged');
    return Promise.resolve();
  };
  const ranOut = (table: 'oidcRecords' | 'signInTransactions') => async () => {
    await tables()
      .updateTable(table)
      .set({ expiresAt: new Date(0) })
      .execute();
  };

  test.each([
    ['the browser lost the interaction', lost(() => '_interaction')],
    ['the browser lost its half of the sign-in', lost(signInCookie)],
    ['the interaction was forged', forged],
    ['the page stood open too long', ranOut('oidcRecords')],
    ['the sign-in ran out', ranOut('signInTransactions')],
  ])('because %s: shows what was typed, and works when it is sent again', async (_reason, lose) => {
    const browser = newBrowser(testApp);
    await browser.open('/login?redirectOnSuccess=/subscription');
    await lose(browser);

    const first = await browser.post('/login?redirectOnSuccess=/subscription', { email, password });
    expect(first.statusCode).toBe(409);
    expect(first.json()).toEqual({ ...expired, facts: { ...expired.facts, values: { email } } });
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

  test('never looked at the password', async () => {
    await newBrowser(testApp).post('/login', { email, password });
    // The page that it is shown on is counted, and no attempt.
    expect(await tables().selectFrom('throttleCounters').selectAll().execute()).toHaveLength(1);
  });
});

describe('an interaction of another browser', () => {
  test('put into a browser by an attacker opens nothing', async () => {
    const attacker = newBrowser(testApp);
    await attacker.open('/login');
    const victim = newBrowser(testApp);
    for (const name of ['_interaction', '_interaction.sig']) {
      victim.setCookie(name, attacker.cookie(name)?.value ?? '');
    }
    expect((await victim.post('/login', { email, password })).statusCode).toBe(409);
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
    await browser.open('/login?redirectOnSuccess=/one');
    await browser.open('/de/login');
    const arrived = await browser.follow(
      await browser.post('/login?redirectOnSuccess=/one', { email, password }),
    );
    expect(arrived.statusCode).toBe(404);
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
  const query = '?redirectOnSuccess=%2Fcheckout&plan=B2CANNUAL&voucher=SLEEP30&country=de';
  const destination = '/checkout?plan=B2CANNUAL&voucher=SLEEP30&country=DE';

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

  test('keeps only what has the right shape', async () => {
    const browser = newBrowser(testApp);
    await browser.open('/login?redirectOnSuccess=/checkout&plan=<b>&voucher=A%20B&country=Germany');
    expect(await carriedTo(browser, '/login')).toBe('/checkout');
  });
});
