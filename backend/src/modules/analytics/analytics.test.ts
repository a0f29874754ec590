import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import Fastify from 'fastify';
import { shapeErrors } from '../../http/api-errors.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { databaseCounters, type ThrottleTables } from '../../throttle/database-counters.ts';
import { createThrottle } from '../../throttle/throttle.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { analytics } from './index.ts';
import type { AnalyticsTables } from './repository.ts';
import type { UserTables } from '../users/repository.ts';

const siteOrigin = 'http://localhost:4000';
let database: OpenDatabase;
const tables = () => database.db.$extendTables<AnalyticsTables & UserTables & ThrottleTables>();
let now: Date;
let signedIn: string | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00.000Z');
  signedIn = undefined;
  await tables().deleteFrom('analyticsEvents').execute();
  await tables().deleteFrom('throttleCounters').execute();
});
afterAll(() => database.close());

async function openApp({ listed = true } = {}) {
  const nightly: (() => Promise<void>)[] = [];
  const app = Fastify();
  shapeErrors(app, () => Promise.reject(new Error('No page is drawn here')));
  requireSameOrigin(app, { siteOrigin });
  await app.register(cookie);
  await app.register(formbody);
  await app.register(analytics, {
    db: database.db,
    clock: { now: () => now, onJump: () => undefined, stop: () => undefined },
    sessionOf: () => Promise.resolve(signedIn === undefined ? undefined : { userId: signedIn }),
    throttle: createThrottle(databaseCounters(database.db)),
    retentionDays: 90,
    everyNight: (work) => nightly.push(work),
    secure: true,
    voucherCookie: { forgetUnlessOrdered: () => Promise.resolve() },
    listed,
  });
  return {
    app,
    atNight: () => Promise.all(nightly.map((work) => work())),
    sendEvents: (events: object[], { consent = 'accept', origin = siteOrigin } = {}) =>
      app.inject({
        method: 'POST',
        url: '/analytics/events',
        headers: { origin },
        cookies: { cookiePolicyAnalytics: consent },
        payload: { events },
      }),
    answerConsent: (fields: Record<string, string>, accept = 'text/html') =>
      app.inject({
        method: 'POST',
        url: '/consent',
        headers: { origin: siteOrigin, accept, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

const screenView = (more: object = {}) => ({
  id: randomUUID(),
  type: 'screenView',
  at: '2026-11-20T09:59:58.120Z',
  platform: 'web',
  language: 'de',
  name: 'login',
  ...more,
});

const keptEvents = () => tables().selectFrom('analyticsEvents').selectAll().execute();

test('an event of a visitor who allowed it is kept, with what only its type tells apart', async () => {
  const { sendEvents } = await openApp();
  const answer = await sendEvents([
    screenView({ variant: 'login' }),
    screenView({
      type: 'activity',
      name: 'survey question complete',
      category: 'survey',
      action: 'complete',
      answer: 'on',
    }),
  ]);

  expect(answer.json()).toEqual({ data: { attributes: { kept: 2 } } });
  expect(await keptEvents()).toEqual([
    expect.objectContaining({
      type: 'screenView',
      language: 'de',
      fields: { variant: 'login' },
      accountId: null,
    }),
    expect.objectContaining({ fields: { category: 'survey', action: 'complete', answer: 'on' } }),
  ]);
});

test('an event of something that was played names it, by a name of ours alone', async () => {
  const { sendEvents } = await openApp();
  const played = { type: 'activity', name: 'exercise', category: 'content_consumed', action: 'progress' };
  await sendEvents([screenView({ ...played, contentId: 'four-and-four' })]);
  expect(await keptEvents()).toEqual([
    expect.objectContaining({
      fields: { category: 'content_consumed', action: 'progress', contentId: 'four-and-four' },
    }),
  ]);
  const named = await sendEvents([screenView({ ...played, contentId: 'nora@example.org' })]);
  expect(named.statusCode).toBe(400);
});

// ASVS V8.3.3 V10.2.1
test.each(['decline', 'not-set', ''])('with consent "%s" nothing is kept or counted', async (consent) => {
  const { sendEvents } = await openApp();
  const answer = await sendEvents([screenView()], { consent });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'CONSENT_MISSING' }] });
  expect(await keptEvents()).toEqual([]);
  expect(await tables().selectFrom('throttleCounters').selectAll().execute()).toEqual([]);
});

test('another site cannot count in our name', async () => {
  const { sendEvents } = await openApp();
  expect((await sendEvents([screenView()], { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
});

test('whose events they are is said by the session, never by the page', async () => {
  const { sendEvents } = await openApp();
  const account = await addAccount();
  expect((await sendEvents([screenView({ userId: randomUUID() })])).statusCode).toBe(400);

  signedIn = account;
  await sendEvents([screenView()]);
  expect(await keptEvents()).toEqual([expect.objectContaining({ accountId: account })]);
});

test('events go with the account', async () => {
  const { sendEvents } = await openApp();
  signedIn = await addAccount();
  await sendEvents([screenView()]);
  await tables().deleteFrom('accounts').where('id', '=', signedIn).execute();
  expect(await keptEvents()).toEqual([]);
});

test('a batch that is sent twice counts once', async () => {
  const { sendEvents } = await openApp();
  const batch = [screenView(), screenView()];
  await sendEvents(batch);
  const again = await sendEvents(batch);
  expect(again.json()).toEqual({ data: { attributes: { kept: 0 } } });
  expect(await keptEvents()).toHaveLength(2);
});

test.each([
  ['an unknown type', { type: 'purchase' }],
  ['a field that may not leave', { email: 'nora@demo.stillpoint.example' }],
  ['an address as a name', { name: 'nora@demo.stillpoint.example' }],
  ['a person as the organisation looked up', { type: 'ssoConnectionLookup', lookupTerm: 'nora@example.org' }],
  ['a day that never was', { at: '2026-02-30T10:00:00.000Z' }],
  ['a year before all', { at: '0000-01-01T10:00:00.000Z' }],
  ['a category outside the list', { type: 'activity', category: 'shopping', action: 'view' }],
])('%s is refused', async (_what, more) => {
  const { sendEvents } = await openApp();
  const answer = await sendEvents([screenView(more)]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'INVALID_REQUEST' }] });
});

test('a batch holds fifty events and no more', async () => {
  const { sendEvents } = await openApp();
  const events = (count: number) => Array.from({ length: count }, () => screenView());
  expect((await sendEvents(events(50))).statusCode).toBe(200);
  expect((await sendEvents(events(51))).statusCode).toBe(400);
  expect((await sendEvents([])).statusCode).toBe(400);
});

test('who sends batch after batch is asked to wait', async () => {
  const { sendEvents } = await openApp();
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push(await sendEvents([screenView()]));
  expect(answers.at(59)?.statusCode).toBe(200);
  expect(answers.at(60)?.statusCode).toBe(429);
  expect(answers.at(60)?.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] });
});

// ASVS V8.3.8
test('what is older than its retention time is forgotten at night', async () => {
  const { sendEvents, atNight } = await openApp();
  await sendEvents([screenView({ name: 'old' })]);
  now = new Date('2027-02-18T10:00:00.001Z');
  await sendEvents([screenView({ name: 'young' })]);
  await atNight();
  expect((await keptEvents()).map(({ name }) => name)).toEqual(['young']);
});

test('the latest events are listed for those who build the site, and nowhere else', async () => {
  const { app, sendEvents } = await openApp();
  await sendEvents([screenView()]);
  const list = (accept: string) => app.inject({ url: '/analytics/events', headers: { accept } });

  expect((await list('application/json')).json()).toMatchObject({
    data: { attributes: { events: [{ name: 'login', happenedAt: '2026-11-20T09:59:58.120Z' }] } },
  });
  expect((await list('text/html')).body).toContain('<td>login</td>');

  const live = await openApp({ listed: false });
  expect((await live.app.inject('/analytics/events')).statusCode).toBe(404);
});

test('an answer to the notice is kept for a year, and the page is shown again', async () => {
  const { answerConsent } = await openApp();
  const answer = await answerConsent({ choice: 'accept', path: '/de/plans?voucher=SLEEP30' });

  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/de/plans?voucher=SLEEP30');
  const kept = { maxAge: 31_536_000, path: '/', sameSite: 'Lax', secure: true };
  expect(answer.cookies).toEqual([
    { name: 'cookiePolicyAnalytics', value: 'accept', ...kept },
    { name: 'cookiePolicyMarketing', value: 'accept', ...kept },
    { name: 'OptanonConsent', value: 'groups=C0001:1,C0002:1,C0004:1', ...kept },
  ]);
});

test.each([
  [
    'button that declines',
    { choice: 'decline', analytics: 'accept' },
    'decline',
    'decline',
    'C0002:0,C0004:0',
  ],
  ['ticked box', { choice: 'some', analytics: 'accept' }, 'accept', 'decline', 'C0002:1,C0004:0'],
  ['form without a tick', {}, 'decline', 'decline', 'C0002:0,C0004:0'],
])('a %s says what it says', async (_what, fields, inAnalytics, inMarketing, groups) => {
  const { answerConsent } = await openApp();
  const { cookies } = await answerConsent(fields);
  expect(cookies.map(({ value }) => value)).toEqual([inAnalytics, inMarketing, `groups=C0001:1,${groups}`]);
});

test('an answer never leads off our site', async () => {
  const { answerConsent } = await openApp();
  const answer = await answerConsent({ choice: 'decline', path: '//elsewhere.example' });
  expect(answer.headers.location).toBe('/');
});

test('an answer from a page with a very long address is kept', async () => {
  const { answerConsent } = await openApp();
  const answer = await answerConsent({ choice: 'accept', path: `/plans?gclid=${'a'.repeat(3_000)}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/plans']);
});

test('a script stays on its page and gets what was kept', async () => {
  const { answerConsent } = await openApp();
  const answer = await answerConsent({ marketing: 'accept' }, 'application/json');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ data: { attributes: { analytics: 'decline', marketing: 'accept' } } });
});

async function addAccount(): Promise<string> {
  const email = `${randomUUID()}@demo.stillpoint.example`;
  const { id } = await tables()
    .insertInto('accounts')
    .values({
      email,
      emailNormalised: email,
      passwordHash: null,
      firstName: 'Nora',
      lastName: 'New',
      language: 'en',
      marketingOptIn: false,
      marketingDecidedAt: now,
      createdAt: now,
      emailVerifiedAt: null,
      externalId: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
