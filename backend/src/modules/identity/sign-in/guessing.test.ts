import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, newEmail, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { databaseCounters, type ThrottleTables } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { accountLoginLimits, visitorLoginLimits } from './limits.ts';

// Of devices that did not sign in before; known-devices.test.ts has the others.
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<ThrottleTables>();
let email: string;

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: collectedJobs().jobs });
  email = (await newMember(testApp)).email;
});
afterAll(() => testApp.close());
beforeEach(() => tables().deleteFrom('throttleCounters').execute());

const open = async () => {
  const browser = newBrowser(testApp);
  await browser.open('/login');
  return browser;
};
const guess = async (address: string) => {
  const browser = await open();
  return browser.post('/login', { email: address, password: 'not-the-password' });
};

const asked = [303, '/login/code'];
const answerOf = ({ statusCode, headers }: { statusCode: number; headers: { location?: unknown } }) => [
  statusCode,
  headers.location,
];

// ASVS V2.2.1
test.each([
  ['an account', () => email],
  ['no account', newEmail],
])('after five wrong passwords for %s, a login asks for a mailed code', async (_whom, addressOf) => {
  const address = addressOf();
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess(address)).statusCode).toBe(401);
  expect(answerOf(await guess(address))).toEqual(asked);
});

test('then the right password is answered as a wrong one is, until the time is over', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await guess(email);
  const browser = await open();
  expect(answerOf(await browser.post('/login', { email, password }))).toEqual(asked);
  expect((await browser.postJson('/login', { email, password })).json()).toEqual({
    data: { attributes: { next: '/login/code' } },
  });
  expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });

  await tables()
    .updateTable('throttleCounters')
    .set({ windowEndsAt: new Date(Date.now() - 1) })
    .execute();
  expect(answerOf(await browser.post('/login', { email, password }))).not.toEqual(asked);
  await signIn(browser, email);
  expect(await sessionIn(browser)).toMatchObject({ email });
});

// ASVS V2.2.1
test('after a hundred tries of an account in an hour, from whatever addresses, a login asks for a mailed code', async () => {
  const throttle = createThrottle(databaseCounters(testApp.db));
  const tryFrom = (network: number) => throttle.attempt(accountLoginLimits(email, `198.51.100.${network}`));
  for (let attempt = 0; attempt < 99; attempt += 1)
    expect(await tryFrom(attempt)).toMatchObject({ ok: true });
  expect((await guess(email)).statusCode).toBe(401);
  expect(answerOf(await guess(email))).toEqual(asked);
  expect(await tryFrom(200)).toMatchObject({ ok: false });
});

// ASVS V2.2.1
test('a network address that guesses at many accounts is refused, whatever it sends next', async () => {
  const throttle = createThrottle(databaseCounters(testApp.db));
  for (let attempt = 0; attempt < 50; attempt += 1) await throttle.attempt(visitorLoginLimits('127.0.0.1'));
  const browser = await open();
  const refused = await browser.post('/login', { email, password });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  expect(refused.json()).toMatchObject({
    facts: { status: 'tooManyAttempts', minutes: 15, values: { email } },
  });
  expect((await browser.postJson('/login', { email, password })).json()).toMatchObject({
    errors: [{ code: 'TOO_MANY_ATTEMPTS', data: { minutes: 15 } }],
  });
});

test('a right password forgets the wrong ones before it', async () => {
  for (let attempt = 0; attempt < 4; attempt += 1) await guess(email);
  await signIn(newBrowser(testApp), email);
  for (let attempt = 0; attempt < 4; attempt += 1) expect((await guess(email)).statusCode).toBe(401);
});

test('many guesses at once are counted one by one', async () => {
  const browser = await open();
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => browser.post('/login', { email, password: 'not-the-password' })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});
