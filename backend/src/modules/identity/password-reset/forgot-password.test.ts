import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { knownMember, newBrowser, newEmail, newMember } from '../../../testing/members.ts';
import { databaseCounters, type ThrottleTables } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import type { UserTables } from '../../users/repository.ts';
import type { IdentityTables } from '../tables.ts';
import { mailLimits } from './limits.ts';
import { linkMinutes } from './reset-links.ts';

const queue = collectedJobs();
const path = '/login/forgot-password';
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<ThrottleTables & IdentityTables & UserTables>();
let email: string;

beforeAll(async () => {
  testApp = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' }, { jobs: queue.jobs });
  email = (await newMember(testApp)).email;
});
afterAll(() => testApp.close());
beforeEach(async () => {
  queue.waiting.length = 0;
  await tables().deleteFrom('throttleCounters').execute();
});

interface SentMail {
  request: { mail: string; to: string; language: string; facts: { link: string } };
}

async function sentMails(): Promise<SentMail['request'][]> {
  await queue.work('identity.mailResetLink');
  return (queue.take('mail.deliver') as SentMail[]).map(({ request }) => request);
}

test('the page opens with an empty form', async () => {
  expect((await newBrowser(testApp).open(`/de${path}?plan=B2CANNUAL`)).json()).toEqual({
    route: 'forgotPassword',
    facts: { status: 'ready', values: { email: '' }, problems: {} },
  });
});

// ASVS V8.3.1
test('the page has the address of a login that was refused in this browser just before, and its own address has not', async () => {
  const browser = newBrowser(testApp);
  await browser.open('/login');
  const refused = await browser.post('/login', {
    email: 'Nora@demo.stillpoint.example',
    password: 'not-hers-2026',
  });
  expect(refused.statusCode).toBe(401);
  const page = await browser.open(path);
  expect(page.json()).toMatchObject({ facts: { values: { email: 'Nora@demo.stillpoint.example' } } });
  expect(page.headers['cache-control']).toBe('no-store');

  await browser.open('/login');
  expect((await browser.open(path)).json()).toMatchObject({ facts: { values: { email: '' } } });
});

test.each([
  ['without an @', 'not-hers-2026'],
  ['with an @', 'not@hers-2026'],
])('the page has no password %s that was typed as the address and as the password', async (_what, typed) => {
  const browser = newBrowser(testApp);
  await browser.open('/login');
  await browser.post('/login', { email: typed, password: typed });
  expect((await browser.open(path)).json()).toMatchObject({ facts: { values: { email: '' } } });
});

test('the page has the address of the person who is signed in, and its own address has not', async () => {
  const { browser, email: own } = await newMember(testApp);
  const page = await browser.open(path);
  expect(page.json()).toMatchObject({ facts: { values: { email: own } } });
  expect(page.headers['cache-control']).toContain('no-store');
});

test.each([
  ['an account', () => email],
  ['no account', newEmail],
])('the answer to an address with %s is the same, and so is the work for it', async (_whose, addressOf) => {
  const address = addressOf();
  const native = await newBrowser(testApp).post(path, { email: ` ${address.toUpperCase()} ` });
  expect([native.statusCode, native.json()]).toEqual([
    200,
    {
      route: 'forgotPassword',
      facts: { status: 'sent', values: { email: address.toUpperCase() }, problems: {} },
    },
  ]);
  expect(queue.waiting).toEqual([
    {
      kind: 'identity.mailResetLink',
      data: { subject: expect.stringMatching(/^[\w-]{43}$/), sealed: expect.any(String) },
    },
  ]);
  expect(JSON.stringify(queue.waiting)).not.toContain(address);
  const scripted = await newBrowser(testApp).postJson(path, { email: address });
  expect([scripted.statusCode, scripted.json()]).toEqual([200, { data: { attributes: { status: 'sent' } } }]);
});

test('one address has one subject, however it is written, so that one job at a time is about it', async () => {
  const subjects = async (address: string) => {
    await newBrowser(testApp).post(path, { email: address });
    return queue.take('identity.mailResetLink').map((data) => (data as { subject: string }).subject);
  };
  expect(await subjects(email.toUpperCase())).toEqual(await subjects(email));
  expect(await subjects(newEmail())).not.toEqual(await subjects(email));
});

test('a mail goes out that an older release asked for, whose job shows the address', async () => {
  queue.waiting.push({ kind: 'identity.sendResetLink', data: { emailNormalised: email, query: '' } });
  await queue.work('identity.sendResetLink');
  expect(await sentMails()).toMatchObject([{ mail: 'passwordReset', to: email }]);
});

// ASVS V2.5.3
test('a mail goes to the owner, in the language of the account; its link leads to the page in that of the form, with what the log-in page was opened for', async () => {
  await newBrowser(testApp).post(`/de${path}?plan=B2CANNUAL&redirectOnSuccess=%2Fplans&token=x`, { email });
  const [mail, ...others] = await sentMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ mail: 'passwordReset', to: email, language: 'en', facts: { minutes: 30 } });
  const link = new URL(mail?.facts.link ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`${testApp.config.siteOrigin}/de${path}/new`);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    plan: 'B2CANNUAL',
    redirectOnSuccess: '/plans',
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
  const stored = await tables().selectFrom('passwordResets').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(link.searchParams.get('token'));
});

test('the owner of an account without a password reads by which companies it is entered', async () => {
  const { email: address, userId } = await newMember(testApp);
  const connect = (connection: string) =>
    tables()
      .insertInto('accountSubjects')
      .values({
        ...{ issuer: `https://${connection}.example`, subject: userId, accountId: userId, connection },
        ...{ email: null, linkedAt: new Date() },
      })
      .execute();
  const factsAfterAsking = async () => {
    await newBrowser(testApp).post(path, { email: address });
    return (await sentMails())[0]?.facts;
  };
  await connect('apple');
  expect(await factsAfterAsking()).not.toHaveProperty('companies');
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
  expect(await factsAfterAsking()).toMatchObject({ companies: ['apple'], link: expect.any(String) });
  await connect('google');
  expect(await factsAfterAsking()).toMatchObject({ companies: ['apple', 'google'] });
});

test('an address without an account gets no mail, and no link is made', async () => {
  await tables().deleteFrom('passwordResets').execute();
  await newBrowser(testApp).post(path, { email: newEmail() });
  expect(await sentMails()).toEqual([]);
  expect(await tables().selectFrom('passwordResets').select('accountId').execute()).toEqual([]);
});

test.each([
  ['', 'missing'],
  ['nora', 'invalid'],
])('%j is no address', async (typed, problem) => {
  const answer = await newBrowser(testApp).post(path, { email: typed });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      route: 'forgotPassword',
      facts: { status: 'ready', values: { email: typed }, problems: { email: problem } },
    },
  ]);
  const scripted = await newBrowser(testApp).postJson(path, { email: typed });
  expect(scripted.json()).toMatchObject({
    errors: [{ code: 'INVALID', source: { pointer: '/email' }, data: { problem, form: 'forgotPassword' } }],
  });
  expect(queue.waiting).toEqual([]);
});

test.each([
  ['an account', () => email],
  ['no account', newEmail],
])('one network address may ask five times in a quarter of an hour for %s', async (_whose, addressOf) => {
  const address = addressOf();
  const ask = () => newBrowser(testApp).post(path, { email: address });
  for (let asked = 0; asked < 5; asked += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  expect(refused.json()).toMatchObject({ facts: { status: 'tooManyAttempts', minutes: 15 } });
});

/** Asks for a link in new browsers at so many network addresses, each in a network of its own. */
async function askFromNetworks(times: number, address: string) {
  for (let asked = 0; asked < times; asked += 1) {
    const browser = newBrowser(testApp, { 'x-forwarded-for': `10.0.${asked}.1` });
    expect((await browser.post(path, { email: address })).json()).toMatchObject({
      facts: { status: 'sent' },
    });
  }
}

test('all visitors share ten mails to an account in 30 minutes, each network has one more, and the answers do not tell', async () => {
  for (let asked = 0; asked < 14; asked += 1) {
    const browser = newBrowser(testApp, { 'x-forwarded-for': `198.51.100.${asked}` });
    expect((await browser.post(path, { email })).json()).toMatchObject({ facts: { status: 'sent' } });
  }
  expect(queue.waiting).toHaveLength(11);
  const owner = newBrowser(testApp, { 'x-forwarded-for': '203.0.113.7' });
  for (let asked = 0; asked < 2; asked += 1) await owner.post(path, { email });
  expect(queue.waiting).toHaveLength(12);
});

test('strangers in many networks do not fill a mailbox, and leave a known device of its owner five mails of its own', async () => {
  const owner = newBrowser(testApp, { 'x-forwarded-for': '10.0.0.1' });
  const { email: address } = await knownMember(testApp, owner);
  await owner.post('/logout');
  await askFromNetworks(34, address);
  expect(queue.waiting).toHaveLength(30);
  for (let asked = 0; asked < 4; asked += 1) await owner.post(path, { email: address });
  expect(queue.waiting).toHaveLength(34);
});

test('visitors at the network address of a known device leave it what it may ask for', async () => {
  const { browser, email: address } = await knownMember(testApp);
  await browser.post('/logout');
  const asked = async (by: typeof browser) => (await by.post(path, { email: address })).statusCode;
  for (let times = 0; times < 5; times += 1) expect(await asked(newBrowser(testApp))).toBe(200);
  expect(await asked(newBrowser(testApp))).toBe(429);
  for (let times = 0; times < 5; times += 1) expect(await asked(browser)).toBe(200);
  expect(await asked(browser)).toBe(429);
  expect(queue.waiting).toHaveLength(10);
});

test('all devices of an account have ten mails together', async () => {
  const { email: address } = await knownMember(testApp);
  const throttle = createThrottle(databaseCounters(testApp.db));
  const allowed: boolean[] = [];
  for (let at = 0; at < 12; at += 1) {
    const [ofDevice = []] = mailLimits({ email: address, address: '10.0.0.1', device: { id: `${at}` } });
    allowed.push((await throttle.attempt(ofDevice)).ok);
  }
  expect(allowed.filter((ok) => ok)).toHaveLength(10);
});

test('who opens an account with an address of another person has no mails of its own', async () => {
  const browser = newBrowser(testApp, { 'x-forwarded-for': '10.0.0.1' });
  const { email: address } = await newMember(testApp, newEmail(), browser);
  await browser.post('/logout');
  await askFromNetworks(34, address);
  await browser.post(path, { email: address });
  expect(queue.waiting).toHaveLength(30);
});

test('addresses of one mailbox share its mails, whatever follows a plus', async () => {
  for (let asked = 0; asked < 14; asked += 1) {
    const browser = newBrowser(testApp, { 'x-forwarded-for': `198.51.100.${asked}` });
    await browser.post(path, { email: email.replace('@', `+${asked}@`) });
  }
  expect(queue.waiting).toHaveLength(11);
});

test.each([
  [linkMinutes - 1, 0],
  [linkMinutes + 1, 1],
])('%i minutes after all mails, an account gets %i more', async (minutes, more) => {
  const earlier = createThrottle(databaseCounters(testApp.db, () => Date.now() - minutes * 60_000));
  for (const limits of mailLimits({ email, address: '127.0.0.1', device: undefined })) {
    for (let mails = 0; mails < 10; mails += 1) await earlier.attempt(limits);
  }
  await newBrowser(testApp).post(path, { email });
  expect(queue.waiting).toHaveLength(more);
});

test('where another issuer keeps the passwords, its log-in page is shown', async () => {
  const other = await openTestApp({
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'website',
    OIDC_CLIENT_SECRET: 'secret',
  });
  const browser = newBrowser(other);
  for (const address of [path, `${path}/new`]) {
    expect((await browser.open(`/de${address}?plan=B2CANNUAL`)).headers.location).toBe(
      '/de/login?plan=B2CANNUAL',
    );
    expect((await browser.post(address, { email })).headers.location).toBe('/login');
  }
  await other.close();
});
