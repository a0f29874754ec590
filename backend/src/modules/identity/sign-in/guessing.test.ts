import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newEmail, newMember, password, signIn } from '../../../testing/members.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';

// Of devices that did not sign in before; known-devices.test.ts has the others.
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<ThrottleTables>();
let email: string;

beforeAll(async () => {
  testApp = await openTestApp();
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

test.each([
  ['an account', () => email],
  ['no account', newEmail],
])('guessing is over after five wrong passwords for %s', async (_whom, addressOf) => {
  const address = addressOf();
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess(address)).statusCode).toBe(401);
  const locked = await guess(address);
  expect(locked.statusCode).toBe(429);
  expect(locked.headers['retry-after']).toBe('900');
  expect(locked.json()).toMatchObject({
    facts: { status: 'tooManyAttempts', minutes: 15, values: { email: address } },
  });
});

test('guessing locks out the right password too, until the time is over', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await guess(email);
  const browser = await open();
  expect((await browser.post('/login', { email, password })).statusCode).toBe(429);
  expect((await browser.postJson('/login', { email, password })).json()).toMatchObject({
    errors: [{ code: 'TOO_MANY_ATTEMPTS', data: { minutes: 15 } }],
  });

  await tables()
    .updateTable('throttleCounters')
    .set({ windowEndsAt: new Date(Date.now() - 1) })
    .execute();
  expect((await browser.post('/login', { email, password })).statusCode).toBe(303);
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
