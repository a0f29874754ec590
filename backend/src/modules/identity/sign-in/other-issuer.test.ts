import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { openStandInIssuer, type IssuerClaims, type StandInIssuer } from '../../../testing/issuer.ts';
import { newBrowser, newEmail, password, sessionIn } from '../../../testing/members.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import type { UserTables } from '../../users/repository.ts';
import type { IdentityTables } from '../tables.ts';
import { otherIssuerLimits } from './limits.ts';

let issuer: StandInIssuer;
let testApp: TestApp;
const queue = collectedJobs();
const tables = () => testApp.db.$extendTables<UserTables>();
const signedOut = { status: 'signedOut' };
const failed = { route: 'authCallback', facts: { status: 'failed' } };

beforeAll(async () => {
  issuer = await openStandInIssuer();
  testApp = await openTestApp(
    { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'website', OIDC_CLIENT_SECRET: 'secret' },
    { jobs: queue.jobs },
  );
});
afterAll(async () => {
  await testApp.close();
  await issuer.close();
});

interface Delivery {
  request: { to: string; mail: string; facts: object };
}

const mailsTo = (email: string) =>
  (queue.take('mail.deliver') as Delivery[]).map(({ request }) => request).filter(({ to }) => to === email);

/** What is recorded of the account that is signed in in a browser. */
async function recordedIn(browser: Browser) {
  const { userId } = await sessionIn(browser);
  return testApp.db
    .$extendTables<IdentityTables>()
    .selectFrom('identityChanges')
    .select(['change', 'method', 'network'])
    .where('accountId', '=', String(userId))
    .execute();
}

const person = (changes: Partial<IssuerClaims> = {}): IssuerClaims => ({
  sub: randomUUID(),
  email: newEmail(),
  email_verified: true,
  given_name: 'Nora',
  family_name: 'New',
  ...changes,
});

async function signIn(browser: Browser, claims: IssuerClaims, address = '/login') {
  const sent = await browser.open(address);
  const back = issuer.accept(new URL(sent.headers.location ?? ''), claims);
  return browser.open(`/auth?${back}`);
}

test('login and register give way to the issuer, with code, proof key, state and nonce', async () => {
  for (const address of ['/login', '/de/register']) {
    const answer = await newBrowser(testApp).open(address);
    expect(answer.statusCode).toBe(302);
    const { origin, pathname, searchParams } = new URL(answer.headers.location ?? '');
    expect(`${origin}${pathname}`).toBe(`${issuer.url}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'website',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${testApp.config.siteOrigin}${address === '/login' ? '' : '/de'}/auth`,
    });
    expect(searchParams.get('nonce')).not.toBe(searchParams.get('state'));
  }
});

test('HEAD of a sign-in page begins no sign-in', async () => {
  const browser = newBrowser(testApp);
  const begun = () =>
    testApp.db.$extendTables<IdentityTables>().selectFrom('signInTransactions').select('state').execute();
  const before = await begun();
  for (const address of ['/login', '/de/register', '/login-pages']) {
    expect((await browser.head(address)).statusCode).toBe(200);
  }
  expect(await begun()).toEqual(before);
  expect(browser.cookieNames()).toEqual([]);
});

test('no password is asked for, and our own provider is not mounted', async () => {
  const posted = await newBrowser(testApp).post('/login', { email: newEmail(), password });
  expect(posted.statusCode).toBe(303);
  expect(posted.headers.location).toContain(`${issuer.url}/authorize`);
  const keys = await testApp.app.inject({ url: '/oidc/jwks', headers: { accept: 'application/json' } });
  expect(keys.statusCode).toBe(404);
});

test('a new person gets an account, and the same one at the next sign-in', async () => {
  const claims = person();
  const browser = newBrowser(testApp);
  const first = await signIn(browser, claims);
  expect(first.json()).toMatchObject({ facts: { status: 'continuing' } });
  const { userId } = await sessionIn(browser);

  const again = newBrowser(testApp);
  const second = await signIn(again, claims, '/login?redirectOnSuccess=/subscription');
  expect(second.headers.location).toBe('/subscription');
  expect(await sessionIn(again)).toMatchObject({ userId, email: claims.email, firstName: 'Nora' });
  expect(await recordedIn(again)).toEqual([{ change: 'registered', method: issuer.url, network: '127.0.0' }]);
});

test('a person without a name is asked for it', async () => {
  const nameless = person({ given_name: '' });
  const response = await signIn(newBrowser(testApp), nameless);
  expect(response.headers.location).toMatch(/^\/missing-profile-fields/);
});

test('a person whose name is an address, or too long for a purchase, is asked for it', async () => {
  for (const given_name of ['http://evil.example/win', 'n'.repeat(255)]) {
    const response = await signIn(newBrowser(testApp), person({ given_name }));
    expect(response.headers.location).toMatch(/^\/missing-profile-fields/);
  }
});

test('an email address with a character that is not seen is refused', async () => {
  const hidden = person({ email: `no\u200bra.${newEmail()}` });
  expect((await signIn(newBrowser(testApp), hidden)).json()).toEqual(failed);
});

test('an account is joined by an address that both sides have verified, and by no other', async () => {
  const account = (email: string, emailVerifiedAt: Date | null) =>
    tables()
      .insertInto('accounts')
      .values({
        email,
        emailNormalised: email,
        passwordHash: null,
        firstName: 'Nora',
        lastName: 'New',
        language: 'en',
        marketingOptIn: false,
        marketingDecidedAt: new Date(),
        createdAt: new Date(),
        emailVerifiedAt,
        externalId: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  const verified = newEmail();
  const { id } = await account(verified, new Date());
  const browser = newBrowser(testApp);
  const again = person({ email: verified });
  await signIn(browser, again);
  expect(await sessionIn(browser)).toMatchObject({ userId: id });
  expect(await recordedIn(browser)).toEqual([{ change: 'linked', method: issuer.url, network: '127.0.0' }]);
  expect(mailsTo(verified)).toMatchObject([
    { mail: 'identityLinked', facts: { company: { host: new URL(issuer.url).host } } },
  ]);
  await signIn(newBrowser(testApp), again);
  expect(mailsTo(verified)).toEqual([]);

  const waitedFor = newEmail();
  await account(waitedFor, null);
  const victim = newBrowser(testApp);
  expect((await signIn(victim, person({ email: waitedFor }))).json()).toEqual(failed);
  expect(await sessionIn(victim)).toEqual(signedOut);

  const unverified = newBrowser(testApp);
  expect((await signIn(unverified, person({ email: verified, email_verified: false }))).json()).toEqual(
    failed,
  );
});

test('a person who signs in twice at once, with an address that changed between, gets one account', async () => {
  const sub = randomUUID();
  const emails = [newEmail(), newEmail()];
  await Promise.all(emails.map((email) => signIn(newBrowser(testApp), person({ sub, email }))));
  const opened = await tables().selectFrom('accounts').select('email').where('email', 'in', emails).execute();
  expect(opened).toHaveLength(1);
});

test('an answer for another sign-in is refused', async () => {
  const browser = newBrowser(testApp);
  const first = new URL((await browser.open('/login')).headers.location ?? '');
  const second = new URL((await browser.open('/login')).headers.location ?? '');
  const mixed = new URLSearchParams(issuer.accept(first, person()));
  mixed.set('state', second.searchParams.get('state') ?? '');
  expect((await browser.open(`/auth?${mixed.toString()}`)).json()).toEqual(failed);
  expect(await sessionIn(browser)).toEqual(signedOut);
});

test('a silent issuer is a page that says so, and is asked again by the next visitor', async () => {
  const silent = await openTestApp({ OIDC_ISSUER: 'http://127.0.0.1:9' });
  const page = await newBrowser(silent).open('/login');
  expect(page.statusCode).toBe(503);
  expect(page.json()).toMatchObject({ route: 'login', facts: { status: 'unavailable' } });
  await silent.close();
});

// Each redirect stores a sign-in: without a limit, one visitor could fill the database.
test('an address is redirected three hundred times in a quarter of an hour, and no other is held up by it', async () => {
  const throttle = createThrottle(databaseCounters(testApp.db));
  const counted = async () =>
    (await testApp.db.$extendTables<IdentityTables>().selectFrom('signInTransactions').selectAll().execute())
      .length;
  for (let opened = 0; opened < 300; opened += 1) await throttle.attempt(otherIssuerLimits('127.0.0.1'));

  const before = await counted();
  const tooMany = { status: 'tooManyAttempts', minutes: 15 };
  for (const address of ['/login', '/de/register', '/login-pages?view=login']) {
    const page = await newBrowser(testApp).open(address);
    expect(page.statusCode).toBe(429);
    expect(page.headers['retry-after']).toBe('900');
    expect(page.json<{ facts: object }>().facts).toMatchObject(
      address.startsWith('/login-pages') ? { login: tooMany, signUp: tooMany } : tooMany,
    );
  }
  const posted = await newBrowser(testApp).post('/login', { email: newEmail(), password });
  expect(posted.statusCode).toBe(429);
  expect(await counted()).toBe(before);

  const elsewhere = await testApp.app.inject({
    url: '/login',
    remoteAddress: '203.0.113.7',
    headers: { accept: 'text/html' },
  });
  expect(elsewhere.statusCode).toBe(302);
});
