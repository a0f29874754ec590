import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, newEmail, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';
import type { AnalyticsTables } from '../../analytics/repository.ts';
import type { UserTables } from '../../users/repository.ts';
import type { IdentityTables } from '../tables.ts';
import { AccountForm } from './forms.ts';

const path = '/user';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const queue = collectedJobs();
let testApp: TestApp;
const tables = () =>
  testApp.db.$extendTables<ThrottleTables & IdentityTables & UserTables & AnalyticsTables>();

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: queue.jobs });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  queue.waiting.length = 0;
  await tables().deleteFrom('throttleCounters').execute();
});

const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;
const accountOf = (userId: string) =>
  tables().selectFrom('accounts').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const post = (browser: Browser, userId: string, change: string, more: Record<string, string> = {}) =>
  browser.post(path, { userId, change, ...more });

test('the page shows the account to its owner alone', async () => {
  const browser = newBrowser(testApp, { 'user-agent': firefox });
  const { email, userId } = await newMember(testApp, undefined, browser);
  const page = await browser.open('/de/user');
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  const when = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(page.json()).toEqual({
    route: 'account',
    facts: {
      ...{ status: 'open', userId, email, firstName: 'Nora', lastName: 'New', language: 'en' },
      ...{ emailVerified: false, createdAt: when, marketingEmails: false, connections: [] },
      password: { status: 'set' },
      secondFactor: 'off',
      passkeys: 0,
      browsers: [
        {
          ...{ id: (await sessionIn(browser)).sid, browser: 'firefox', system: 'windows' },
          ...{ since: when, lastUsedAt: when, current: true },
        },
      ],
    },
  });
  expect((await newBrowser(testApp).open(path)).headers.location).toContain('/login');
});

test.each(AccountForm.properties.change.enum)(
  'a page that was opened for another account changes nothing: %s',
  async (change) => {
    const { userId } = await newMember(testApp);
    const { browser } = await newMember(testApp);
    const before = await accountOf(userId);
    const form = { firstName: 'A', lastName: 'B', language: 'fr', email: newEmail(), present: password };
    const answer = await post(browser, userId, change, { ...form, code: '204518' });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { route: 'account', facts: { status: 'otherAccount' } },
    ]);
    expect(await accountOf(userId)).toEqual(before);
    expect(queue.waiting).toEqual([]);
  },
);

test.each(['names', 'password', 'endOtherSessions'])(
  'another site cannot post a change: %s',
  async (change) => {
    const { browser, userId } = await newMember(testApp);
    const form = { userId, change };
    expect((await browser.post(path, form, { origin: 'https://evil.example' })).statusCode).toBe(403);
  },
);

test('an address may ask for any form, and only known ones open', async () => {
  const { browser } = await newMember(testApp);
  expect(factsOf(await browser.open(`${path}?change=names`))).toMatchObject({
    form: { part: 'names', values: { firstName: 'Nora', lastName: 'New' } },
  });
  expect(factsOf(await browser.open(`${path}?change=password`))).toMatchObject({
    form: { part: 'password', proof: 'present' },
  });
  const invented = factsOf(await browser.open(`${path}?change=%3Cb%3E&done=%3Cb%3E`));
  expect(invented).not.toHaveProperty('form');
  expect(invented).not.toHaveProperty('done');
});

describe('names', () => {
  test('of a person whose session has ended meanwhile lead to the log-in, and from there back to the open form', async () => {
    const { browser, userId, email } = await newMember(testApp);
    browser.forget('hsjwt');
    const form = { userId, change: 'names', firstName: 'Nina', lastName: 'New' };
    const asked = await browser.post(`${path}?change=names`, form);
    const login = asked.headers.location ?? '';
    expect([asked.statusCode, login]).toEqual([
      303,
      `/login?redirectOnSuccess=${encodeURIComponent(`${path}?change=names`)}&reason=sessionEnded`,
    ]);
    await browser.open(login);
    const opened = await browser.follow(await browser.post(login, { email, password }));
    expect(factsOf(opened)).toMatchObject({ form: { part: 'names' } });
  });

  test('are saved, and the session has them at once', async () => {
    const { browser, userId } = await newMember(testApp);
    const saved = await post(browser, userId, 'names', { firstName: ' Nina ', lastName: 'van  der New' });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/user']);
    expect(await sessionIn(browser)).toMatchObject({ firstName: 'Nina', lastName: 'van der New' });
    const recorded = () =>
      tables()
        .selectFrom('identityChanges')
        .select(['change', 'method', 'network'])
        .where('accountId', '=', userId)
        .orderBy('changedAt')
        .execute();
    const registered = { change: 'registered', method: 'password', network: '127.0.0' };
    const renamed = { change: 'namesChanged', method: 'owner', network: '127.0.0' };
    expect(await recorded()).toEqual([registered, renamed]);
    await post(browser, userId, 'names', { firstName: 'Nina', lastName: 'van der New' });
    expect(await recorded()).toEqual([registered, renamed]);
    expect(factsOf(await browser.follow(saved))).toMatchObject({ firstName: 'Nina', done: 'names' });
    // It is told once, and an address tells nothing.
    expect(factsOf(await browser.open(path))).not.toHaveProperty('done');
    expect(factsOf(await browser.open(`${path}?done=password`))).not.toHaveProperty('done');
  });

  test('are refused where one is missing or none, and what was typed stays', async () => {
    const { browser, userId } = await newMember(testApp);
    const typed = { firstName: ' ', lastName: 'www.evil.example' };
    const refused = await post(browser, userId, 'names', typed);
    expect(refused.statusCode).toBe(422);
    expect(factsOf(refused)).toMatchObject({
      firstName: 'Nora',
      form: {
        values: { firstName: '', lastName: 'www.evil.example' },
        problems: { firstName: 'missing', lastName: 'address' },
      },
    });
    const scripted = await browser.postJson(path, { userId, change: 'names', ...typed });
    expect(scripted.json()).toMatchObject({
      errors: [{ code: 'INVALID', source: { pointer: '/firstName' } }, { code: 'INVALID' }],
    });
  });
});

test('the language of the mails is that of the page from then on', async () => {
  const { browser, userId } = await newMember(testApp);
  const saved = await post(browser, userId, 'language', { language: 'fr' });
  expect(saved.headers.location).toBe('/fr/user');
  expect((await accountOf(userId)).language).toBe('fr');
  expect((await browser.open('/user')).headers.location).toBe('/fr/user');
  expect((await post(browser, userId, 'language', { language: 'xx' })).statusCode).toBe(422);
  expect((await accountOf(userId)).language).toBe('fr');
});

describe('marketing mails', () => {
  const decisionsOf = (accountId: string) =>
    tables()
      .selectFrom('marketingDecisions')
      .select(['optIn', 'place'])
      .where('accountId', '=', accountId)
      .orderBy('decidedAt')
      .execute();
  const answersOf = (accountId: string) =>
    tables()
      .selectFrom('analyticsEvents')
      .select(['name', 'fields'])
      .where('accountId', '=', accountId)
      .execute();

  test('each changed answer has a record of its own', async () => {
    const { browser, userId } = await newMember(testApp);
    for (const marketingEmails of ['on', 'on', 'off']) {
      const saved = await post(browser, userId, 'marketing', { marketingEmails });
      expect(saved.headers.location).toBe('/user');
    }
    expect(await decisionsOf(userId)).toEqual([
      { optIn: false, place: 'signUp' },
      { optIn: true, place: 'account' },
      { optIn: false, place: 'account' },
    ]);
    expect((await accountOf(userId)).marketingOptIn).toBe(false);
    expect(await answersOf(userId)).toEqual([]);
  });

  // ASVS V11.1.3
  test('after sixty changes of an account in a quarter of an hour, the next waits', async () => {
    const { browser, userId } = await newMember(testApp);
    for (let sent = 0; sent < 60; sent += 1) {
      await post(browser, userId, 'marketing', { marketingEmails: 'off' });
    }
    const refused = await post(browser, userId, 'marketing', { marketingEmails: 'on' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(factsOf(refused)).toMatchObject({ marketingEmails: false, waitMinutes: 15 });
    const other = await newMember(testApp);
    const saved = await post(other.browser, other.userId, 'marketing', { marketingEmails: 'on' });
    expect(saved.statusCode).toBe(303);
  });

  test('each changed answer is counted where the visitor allowed it', async () => {
    const { browser, userId } = await newMember(testApp);
    browser.setCookie('cookiePolicyAnalytics', 'accept');
    for (const marketingEmails of ['on', 'off', 'off']) {
      await post(browser, userId, 'marketing', { marketingEmails });
    }
    const name = 'survey question complete';
    const survey = { category: 'survey', action: 'complete' };
    const answers = await answersOf(userId);
    expect(answers).toHaveLength(2);
    expect(answers).toEqual(
      expect.arrayContaining([
        { name, fields: { ...survey, answer: 'on' } },
        { name, fields: { ...survey, answer: 'off' } },
      ]),
    );
  });
});

// ASVS V3.3.4
describe('browsers', () => {
  test('one is logged out by the owner, and not by another account', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const elsewhere = newBrowser(testApp, { 'user-agent': firefox });
    await signIn(elsewhere, email);
    const session = String((await sessionIn(elsewhere)).sid);
    expect(factsOf(await browser.open(path))).toMatchObject({
      browsers: expect.arrayContaining([expect.objectContaining({ id: session, current: false })]),
    });

    const stranger = await newMember(testApp);
    await post(stranger.browser, stranger.userId, 'endSession', { session });
    expect(await sessionIn(elsewhere)).toMatchObject({ userId });

    const ended = await post(browser, userId, 'endSession', { session });
    expect(ended.headers.location).toBe('/user');
    expect(await sessionIn(elsewhere)).toEqual({ status: 'signedOut' });
    expect(await sessionIn(browser)).toMatchObject({ userId });
    const recorded = await tables()
      .selectFrom('identityChanges')
      .select('change')
      .where('accountId', '=', userId)
      .execute();
    expect(recorded.map(({ change }) => change)).toEqual(['registered', 'browserLoggedOut']);
    for (const gone of [session, 'x', '']) {
      expect((await post(browser, userId, 'endSession', { session: gone })).statusCode).toBe(303);
    }
  });

  test('all others are logged out at once, at the provider as well', async () => {
    const { browser, email, userId } = await newMember(testApp);
    const others = [newBrowser(testApp), newBrowser(testApp)];
    for (const other of others) await signIn(other, email);
    const records = () =>
      tables()
        .selectFrom('oidcRecords')
        .select('id')
        .where('model', '=', 'Session')
        .where('accountId', '=', userId)
        .execute();
    expect(await records()).toHaveLength(3);
    const ended = await post(browser, userId, 'endOtherSessions');
    expect(ended.headers.location).toBe('/user');
    for (const other of others) expect(await sessionIn(other)).toEqual({ status: 'signedOut' });
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(await records()).toEqual([]);
    const changes = tables().selectFrom('identityChanges').select(['change', 'method', 'network']);
    expect(await changes.where('accountId', '=', userId).orderBy('changedAt').execute()).toEqual([
      { change: 'registered', method: 'password', network: '127.0.0' },
      { change: 'accessEnded', method: 'owner', network: '127.0.0' },
    ]);
  });

  test('the use of a session is written down once in a few minutes', async () => {
    const { browser, userId } = await newMember(testApp);
    const usedAt = async () =>
      (
        await tables()
          .selectFrom('sessions')
          .select('lastUsedAt')
          .where('accountId', '=', userId)
          .executeTakeFirstOrThrow()
      ).lastUsedAt;
    const recent = new Date(Date.now() - 60_000);
    await tables()
      .updateTable('sessions')
      .set({ lastUsedAt: recent })
      .where('accountId', '=', userId)
      .execute();
    await sessionIn(browser);
    expect(await usedAt()).toEqual(recent);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await tables()
      .updateTable('sessions')
      .set({ lastUsedAt: hourAgo })
      .where('accountId', '=', userId)
      .execute();
    await sessionIn(browser);
    expect((await usedAt()).getTime()).toBeGreaterThan(recent.getTime());
  });
});
