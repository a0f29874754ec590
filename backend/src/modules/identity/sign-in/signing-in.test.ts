import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newEmail, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { hashPassword } from './passwords.ts';
import { type ThrottleTables } from '../../../throttle/database-counters.ts';
import type { IdentityTables } from '../tables.ts';
import type { UserTables } from '../../users/repository.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<IdentityTables & UserTables & ThrottleTables>();
let email: string;
const signedOut = { status: 'signedOut' };

beforeAll(async () => {
  testApp = await openTestApp();
  email = (await newMember(testApp)).email;
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

const open = async (address = '/login') => {
  const browser = newBrowser(testApp);
  await browser.open(address);
  return browser;
};
const facts = (changes: object) => ({
  route: 'login',
  facts: {
    status: 'ready',
    values: { email },
    problems: {},
    connections: ['apple', 'facebook', 'spotify', 'google'],
    ...changes,
  },
});

async function signInsBegun(): Promise<number> {
  const { count } = await tables()
    .selectFrom('signInTransactions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('a login form that cannot be read', () => {
  test('is answered by a page, in the language of its address, and by errors[] to a script', async () => {
    const large = { email, password: 'x'.repeat(20_000) };
    const page = await (await open('/de/login')).post('/de/login', large);
    expect(page.statusCode).toBe(413);
    expect(page.json()).toEqual({
      route: 'requestRefused',
      facts: { state: { status: 'tooLarge' }, opens: true },
    });
    expect((await newBrowser(testApp).postJson('/login', large)).json()).toMatchObject({
      errors: [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE' }],
    });
  });
});

describe('opening the login page', () => {
  test('answers at once, gives the browser one cookie, and writes nothing', async () => {
    const before = await signInsBegun();
    const browser = newBrowser(testApp);
    const page = await browser.open('/login');
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.json()).toEqual(facts({ values: { email: '' } }));
    expect(browser.cookieNames()).toEqual(['signInForm']);
    expect(await signInsBegun()).toBe(before);
  });

  test('HEAD is answered alike, and leaves no cookie', async () => {
    const browser = newBrowser(testApp);
    for (const address of ['/login', '/fr/register', '/login-pages?view=login']) {
      const { statusCode, body } = await browser.head(address);
      expect([statusCode, body]).toEqual([200, '']);
    }
    expect(browser.cookieNames().filter((name) => /^(signIn|_interaction)/.test(name))).toEqual([]);
  });

  test('gives only cookies that no script can read and no other site can send', async () => {
    const page = await newBrowser(testApp).open('/es/login');
    for (const cookie of [page.headers['set-cookie'] ?? []].flat()) {
      expect(cookie).toMatch(/httponly/i);
      expect(cookie).toMatch(/samesite=lax/i);
    }
  });

  test('leads to the language that was chosen before, with all that the address says', async () => {
    const browser = newBrowser(testApp);
    browser.setCookie('language', 'fr');
    const answer = await browser.open('/login?plan=B2CANNUAL');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/fr/login?plan=B2CANNUAL');
    expect((await browser.open('/de/login')).statusCode).toBe(200);
  });

  test('redirects signed-in visitors to their destination', async () => {
    const { browser } = await newMember(testApp);
    expect((await browser.open('/login')).headers.location).toBe(testApp.config.webAppUrl);
    expect((await browser.open('/register?redirectOnSuccess=/subscription')).headers.location).toBe(
      '/subscription',
    );
    expect((await browser.open('/login?redirectOnSuccess=//evil.example')).headers.location).toBe(
      testApp.config.webAppUrl,
    );
    const refused = `redirectUrl=${encodeURIComponent('https://evil.example/app')}`;
    expect((await browser.open(`/login?${refused}&redirectOnSuccess=/plans`)).headers.location).toBe(
      '/plans',
    );
    expect((await browser.open(`/login?${refused}`)).headers.location).toBe(testApp.config.webAppUrl);
  });

  test('leads signed-in visitors to a deep link of the app once, which HEAD does not use up', async () => {
    const { browser } = await newMember(testApp);
    const deepLink = 'https://app.stillpoint.example/meditation/7';
    const address = `/login?redirectUrl=${encodeURIComponent(deepLink)}`;
    await browser.head(address);
    expect((await browser.open(address)).json()).toEqual({
      route: 'authCallback',
      facts: { status: 'continuing', destination: deepLink },
    });
    expect((await browser.open(address)).headers.location).toBe(testApp.config.webAppUrl);
  });

  test('may be the page with both forms, of which either works', async () => {
    const browser = newBrowser(testApp);
    const page = await browser.open('/login-pages?view=login');
    expect(page.json()).toMatchObject({
      route: 'signUpOrLogin',
      facts: { view: 'login', login: { status: 'ready' }, signUp: { status: 'ready' } },
    });
    expect((await browser.open('/login-pages')).json()).toMatchObject({ facts: { view: 'signup' } });
    await browser.follow(await browser.post('/login', { email, password }));
    expect(await sessionIn(browser)).toMatchObject({ email });
    // It leads home by itself, as the log-in there does.
    expect((await browser.open('/login-pages')).headers.location).toBe('/');
    expect((await browser.open('/login-pages?redirectOnSuccess=/plans')).headers.location).toBe('/plans');
  });
});

describe('sending the form', () => {
  test('leads through the provider to the session, without leaving the site before', async () => {
    const browser = await open('/login?redirectOnSuccess=/subscription?from=login');
    const sent = await browser.post('/login', { email, password });
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toMatch(/^\/oidc\/auth\/[\w-]+$/);

    const back = await browser.open(sent.headers.location ?? '');
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toMatch(/^http:\/\/localhost:4000\/auth\?code=/);

    const response = await browser.open(back.headers.location?.slice(testApp.config.siteOrigin.length) ?? '');
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/subscription?from=login');
    expect(await sessionIn(browser)).toMatchObject({
      email,
      firstName: 'Nora',
      lastName: 'New',
      kind: 'B2C',
    });
  });

  test('goes on from a page where the destination is another host', async () => {
    const response = await signIn(newBrowser(testApp), email);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      route: 'authCallback',
      facts: { status: 'continuing', destination: testApp.config.webAppUrl },
    });
  });

  test('answers a script with the address to go on to', async () => {
    const browser = await open();
    const sent = await browser.postJson('/login', { email, password });
    expect(sent.statusCode).toBe(200);
    const { next } = sent.json<{ data: { attributes: { next: string } } }>().data.attributes;
    await browser.follow(await browser.open(next));
    expect(await sessionIn(browser)).toMatchObject({ email });
  });

  test('takes an address in any spelling of its letters', async () => {
    const browser = newBrowser(testApp);
    await signIn(browser, ` ${email.toUpperCase()} `);
    expect(await sessionIn(browser)).toMatchObject({ email });
  });

  test('may be done twice at once: either answer leads to the session', async () => {
    for (const followed of [0, 1]) {
      const browser = await open();
      const sent = await Promise.all([
        browser.post('/login', { email, password }),
        browser.post('/login', { email, password }),
      ]);
      await browser.follow(sent[followed] ?? sent[0]);
      expect(await sessionIn(browser)).toMatchObject({ email });
    }
  });

  test('keeps no more than five sign-ins of one browser that were not followed to their end', async () => {
    const browser = await open();
    for (let sent = 0; sent < 9; sent += 1) {
      await browser.open('/login');
      expect((await browser.post('/login', { email, password })).statusCode).toBe(303);
    }
    expect(browser.cookieNames().filter((name) => name.startsWith('signIn.'))).toHaveLength(5);
  });

  test('writes nothing when it is refused', async () => {
    const before = await signInsBegun();
    await (await open()).post('/login', { email, password: 'not-the-password' });
    expect(await signInsBegun()).toBe(before);
  });

  test('is refused from another site, whatever cookies come with it', async () => {
    const browser = await open();
    const sent = await browser.post('/login', { email, password }, { origin: 'https://evil.example' });
    expect(sent.statusCode).toBe(403);
  });

  test('renews a hash of an earlier cost', async () => {
    const member = await newMember(testApp);
    const outdated = await hashPassword(password, { memory: 8192, passes: 1, parallelism: 1 });
    await tables()
      .updateTable('accounts')
      .set({ passwordHash: outdated })
      .where('id', '=', member.userId)
      .execute();
    await signIn(newBrowser(testApp), member.email);
    const row = await tables()
      .selectFrom('accounts')
      .select('passwordHash')
      .where('id', '=', member.userId)
      .executeTakeFirst();
    expect(row?.passwordHash).toMatch(/m=19456,t=2,p=1/);
  });
});

describe('a refused form', () => {
  test('comes back as it was typed, without the password', async () => {
    const browser = await open();
    const wrong = await browser.post('/login', { email, password: 'not-the-password' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual(facts({ status: 'wrongCredentials' }));

    const blank = await browser.post('/login', { email: 'nora' });
    expect(blank.statusCode).toBe(422);
    expect(blank.json()).toEqual(
      facts({ values: { email: 'nora' }, problems: { email: 'invalid', password: 'missing' } }),
    );
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  test('is told to a script field by field', async () => {
    const browser = await open();
    const blank = await browser.postJson('/login', { email: 'nora' });
    expect(blank.statusCode).toBe(422);
    expect(blank.json()).toMatchObject({
      errors: [
        { code: 'INVALID', source: { pointer: '/email' }, data: { problem: 'invalid' } },
        { code: 'INVALID', source: { pointer: '/password' }, data: { problem: 'missing' } },
      ],
    });
    const wrong = await browser.postJson('/login', { email, password: 'not-the-password' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ errors: [{ code: 'WRONG_CREDENTIALS' }] });
  });

  test('may be sent again with the right password', async () => {
    const browser = await open();
    await browser.post('/login', { email, password: 'not-the-password' });
    await browser.follow(await browser.post('/login', { email, password }));
    expect(await sessionIn(browser)).toMatchObject({ email });
  });

  test('says the same of an account that exists and of one that does not', async () => {
    const attempt = async (address: string) => {
      const answer = await (await open()).post('/login', { email: address, password: 'not-the-password' });
      return { statusCode: answer.statusCode, body: answer.body.replace(address, '') };
    };
    expect(await attempt(newEmail())).toEqual(await attempt(email));
  });

  test('an account without a password is opened by none', async () => {
    const member = await newMember(testApp);
    await tables()
      .updateTable('accounts')
      .set({ passwordHash: null })
      .where('id', '=', member.userId)
      .execute();
    const answer = await (await open()).post('/login', { email: member.email, password });
    expect(answer.statusCode).toBe(401);
  });
});
