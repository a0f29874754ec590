import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newEmail, newMember, password } from '../../../testing/members.ts';
import type { IdentityTables } from '../tables.ts';
import { newEmailPurpose } from './email.ts';

const path = '/user';
const queue = collectedJobs();
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: queue.jobs });
});
afterAll(() => testApp.close());

interface Delivery {
  request: { facts: { code?: string } };
}
const codeFromMail = () => (queue.take('mail.deliver') as Delivery[])[0]?.request.facts.code ?? '';
const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;

test('a new address that waits can be called off: its code ends, and the count of wrong codes stays', async () => {
  const { browser, email, userId } = await newMember(testApp);
  queue.waiting.length = 0;
  const next = newEmail();
  const asked = await browser.post(path, { userId, change: 'email', email: next, present: password });
  expect(factsOf(asked)).toMatchObject({ pendingEmail: next, newEmailCodeSent: true });
  const code = codeFromMail();
  const wrong = code === '000000' ? '000001' : '000000';
  await browser.post(path, { userId, change: 'confirmEmail', code: wrong });
  expect(factsOf(await browser.open(path))).not.toHaveProperty('newEmailCodeSent');

  const kept = await browser.post(path, { userId, change: 'keepEmail' });
  expect([kept.statusCode, kept.headers.location]).toEqual([303, '/user']);
  const page = factsOf(await browser.follow(kept));
  expect(page).toMatchObject({ email, done: 'emailKept' });
  expect(page).not.toHaveProperty('pendingEmail');
  const late = await browser.post(path, { userId, change: 'confirmEmail', code });
  expect(factsOf(late)).toMatchObject({ email, newEmailProblem: 'expired' });
  const { tries } = await testApp.db
    .$extendTables<IdentityTables>()
    .selectFrom('mailedCodes')
    .select('tries')
    .where('purpose', '=', newEmailPurpose({ id: userId, sessionEpoch: 0 }).purpose)
    .executeTakeFirstOrThrow();
  expect(tries).toBe(1);
});

test('a new password calls off a new address that waits, and says so', async () => {
  const { browser, email, userId } = await newMember(testApp);
  await browser.post(path, { userId, change: 'email', email: newEmail(), present: password });
  const chosen = 'quiet-evenings-2026';
  const form = { present: password, password: chosen, confirmation: chosen };
  const changed = await browser.post(path, { userId, change: 'password', ...form });
  const page = factsOf(await browser.follow(changed));
  expect(page).toMatchObject({ email, done: 'passwordAndEmailKept' });
  expect(page).not.toHaveProperty('pendingEmail');
});

test('a code for a first password that was sent is asked for when the form is opened again', async () => {
  const { browser, email, userId } = await newMember(testApp);
  await testApp.db
    .$extendTables<{ accounts: { id: string; passwordHash: string | null } }>()
    .updateTable('accounts')
    .set({ passwordHash: null })
    .where('id', '=', userId)
    .execute();
  const open = () => browser.open(`${path}?change=password`);
  expect(factsOf(await open())).not.toHaveProperty('form.codeSentTo');
  await browser.post(path, { userId, change: 'passwordCode' });
  expect(factsOf(await open())).toMatchObject({
    form: { proof: 'code', codeSentTo: expect.stringContaining(`•••${email.slice(email.indexOf('@'))}`) },
  });
});
