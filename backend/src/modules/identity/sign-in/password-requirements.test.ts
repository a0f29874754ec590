import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { newBrowser, newEmail, newMember, password, sessionIn } from '../../../testing/members.ts';
import { RegisterForm } from './forms.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** The status of a login, in a browser of its own. */
async function statusOfLogin(email: string, typed: string): Promise<number> {
  const browser = newBrowser(testApp);
  await browser.open('/login');
  return (await browser.post('/login', { email, password: typed })).statusCode;
}

// ASVS V2.1.3 V2.1.4 V2.1.9
test.each([
  ['a thousand characters, of which the last one counts', 'p'.repeat(1000), `${'p'.repeat(999)}q`],
  ['letters of any script, spaces and pictures', 'Πάνω 静か 🌙🌙🌙', 'Πάνω 静か 🌙🌙🌚'],
  ['one letter, again and again', 'aaaaaaaa', 'aaaaaaaA'],
])('a password may be %s', async (_what, chosen, similar) => {
  const email = newEmail();
  const browser = newBrowser(testApp);
  await browser.open('/register');
  await browser.follow(await browser.post('/register', { fullname: 'Nora New', email, password: chosen }));
  expect(await sessionIn(browser)).toMatchObject({ email });
  expect([await statusOfLogin(email, similar), await statusOfLogin(email, chosen)]).toEqual([401, 303]);
});

// ASVS V2.1.10
test('a password of many years ago logs in as ever', async () => {
  const { email, userId } = await newMember(testApp);
  await sql`update accounts set created_at = '2001-01-01' where id = ${userId}`.execute(testApp.db);
  expect(await statusOfLogin(email, password)).toBe(303);
});

// ASVS V2.5.2
test('a sign-up asks for no hint and no secret question', () => {
  expect(Object.keys(RegisterForm.properties)).toEqual([
    ...['fullname', 'email', 'password'],
    ...['marketingEmails', 'suggestionSeen'],
  ]);
});
