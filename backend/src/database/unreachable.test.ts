import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';
import type { Browser } from '../testing/browser.ts';
import { newMember, password, sessionIn } from '../testing/members.ts';
import { startOwnPostgres } from '../testing/postgres.ts';
import { withUnreachableErrors } from './unreachable.ts';

const postgres = await startOwnPostgres();
const takeAway = postgres.ok ? postgres.takeAway : undefined;
const outages = postgres.ok ? describe : describe.skip;

outages(postgres.ok ? 'while PostgreSQL is away' : postgres.reason, () => {
  let testApp: TestApp;
  let browser: Browser;
  let userId: string;
  let bringBack: () => Promise<void>;
  beforeAll(async () => {
    testApp = await openTestApp({}, {}, postgres.ok ? postgres.url : undefined);
    ({ browser, userId } = await newMember(testApp));
    bringBack = (await takeAway?.()) ?? (() => Promise.resolve());
  }, 60_000);
  afterAll(async () => {
    await testApp.close();
    if (postgres.ok) await postgres.stop();
  }, 30_000);

  const unavailable = { statusCode: 503, headers: { 'retry-after': '60' } };

  // ASVS V7.4.2
  test.each([
    '/',
    '/de/plans',
    '/privacy-policy',
    '/login',
    '/checkout',
    '/subscription',
    '/buy/checkout/summary',
  ])('a signed-in visitor who opens %s gets the page for a server problem, to try again', async (path) => {
    const answer = await browser.open(path);
    expect(answer).toMatchObject(unavailable);
    expect(answer.json()).toEqual({ route: 'serverProblem' });
  });

  test.each(['/login', '/register', '/checkout', '/subscription/cancel'])(
    'a form posted to %s is answered with that page, and to a script with the same status',
    async (path) => {
      const form = {
        email: 'nora@example.com',
        password,
        fullname: 'Nora New',
        userId,
        subscriptionId: userId,
      };
      expect(await browser.post(path, form)).toMatchObject(unavailable);
      const answer = await browser.postJson(path, form);
      expect(answer).toMatchObject(unavailable);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'SERVER_PROBLEM' }] });
    },
  );

  test.each(['/session', '/subscription/v1', '/user/users', '/subscription/payments/web/validate'])(
    'a script that asks for %s is told to try again',
    async (path) => {
      const answer = await testApp.app.inject({
        url: `${path}?userId=${userId}`,
        headers: { cookie: `${browser.cookie('hsjwt')?.name ?? ''}=${browser.cookie('hsjwt')?.value ?? ''}` },
      });
      expect(answer).toMatchObject(unavailable);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'SERVER_PROBLEM' }] });
    },
  );

  test('visitors without a session see the pages that need no data', async () => {
    const answer = await testApp.app.inject({ url: '/plans', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(200);
  });

  test('everything works again once it is back, for the same session', async () => {
    await bringBack();
    expect((await browser.open('/subscription')).statusCode).toBe(200);
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });
});

test.each([
  ['a full disk', '53100', 503],
  ['a server that ended', '57P01', 503],
  ['a row that is there already', '23505', undefined],
])('a query that fails for %s, %s, has the status %s', async (_reason, code, status) => {
  const refusal = Object.assign(new DatabaseError('no', 2, 'error'), { code });
  const client = { query: () => Promise.reject(refusal), release: () => undefined };
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve(), options: {} };
  const connection = await withUnreachableErrors(pool as never).connect();
  const error: unknown = await connection.query('select 1', []).catch((failed: unknown) => failed);
  expect(error).toHaveProperty('code', status === undefined ? code : 'DATABASE_UNREACHABLE');
  if (status !== undefined) expect(error).toMatchObject({ statusCode: status });
});
