import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import type { Browser } from '../../testing/browser.ts';
import { collectedJobs } from '../../testing/collected-jobs.ts';
import { newBrowser, newMember, sessionIn } from '../../testing/members.ts';
import { membershipChangesOf } from '../../testing/membership-changes.ts';
import type { ThrottleTables } from '../../throttle/database-counters.ts';
import { createOrganisations } from './organisations.ts';

const path = '/work/verify';
const queue = collectedJobs();
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: queue.jobs });
  const organisations = createOrganisations(testApp.db);
  await organisations.add({
    name: 'Acorn Foods',
    connection: 'acorn',
    healthHub: undefined,
    domains: ['acorn.example'],
  });
  await organisations.add({
    name: 'Birch Paper',
    connection: 'birch',
    healthHub: 'birch-health',
    domains: ['birch.example'],
  });
}, 60_000);
afterAll(() => testApp.close());
const forgetAttempts = () =>
  testApp.db.$extendTables<ThrottleTables>().deleteFrom('throttleCounters').execute();
beforeEach(async () => {
  queue.waiting.length = 0;
  await forgetAttempts();
});

interface Mailed {
  request: { mail: string; to: string; facts: { code: string } };
}

const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;

/** The code of the newest mail, and whom it was for. */
function mailed() {
  const { mail, to, facts } = (queue.take('mail.deliver') as Mailed[]).at(-1)?.request ?? {};
  return { mail, to, code: facts?.code ?? '' };
}

let people = 0;

async function newWorker(domain = 'acorn.example') {
  const { browser, userId } = await newMember(testApp);
  queue.waiting.length = 0;
  people += 1;
  const email = `worker-${people}@${domain}`;
  const post = (step: string, more: Record<string, string> = {}) =>
    browser.post(path, { userId, step, ...more });
  return { browser, userId, email, post };
}

const rows = () =>
  testApp.db.$extendTables<{ memberships: { accountId: string; enrolledAt: Date | null } }>();
const privilegesIn = async (browser: Browser) => (await sessionIn(browser)).privileges;

test('an address of a partner’s domain and its code make a person a member, with the partner’s content', async () => {
  const { browser, userId, email, post } = await newWorker();
  expect(factsOf(await browser.open(path))).toEqual({ status: 'email', userId, email: '' });
  expect(await privilegesIn(browser)).toEqual([]);

  const asked = await post('email', { email: ` ${email.toUpperCase()} ` });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, path]);
  const { mail, to, code } = mailed();
  expect([mail, to?.toLowerCase()]).toEqual(['addressCode', email]);
  expect(factsOf(await browser.open(path))).toMatchObject({ status: 'code', userId });
  expect(await privilegesIn(browser)).toEqual([]);

  expect((await post('code', { code })).statusCode).toBe(303);
  expect(factsOf(await browser.open(path))).toEqual({ status: 'verified', organisation: 'Acorn Foods' });
  expect(await privilegesIn(browser)).toEqual(['B2B_CONTENT']);
  // It has no health hub to enrol at.
  expect(factsOf(await browser.open('/plans'))).toMatchObject({ employer: 'Acorn Foods' });
  expect(await membershipChangesOf(testApp, userId)).toEqual([
    { change: 'memberJoined', method: 'mailCode', network: '127.0.0' },
  ]);
});

test('who proved an address is told to enrol where the employer pays only for those who are enrolled', async () => {
  const { browser, userId, email, post } = await newWorker('birch.example');
  await post('email', { email });
  await post('code', { code: mailed().code });
  const organisation = 'Birch Paper';
  expect(factsOf(await browser.open(path))).toEqual({ status: 'notEnrolled', organisation });
  // The page that leads to the enrolment says the same.
  expect(factsOf(await browser.open('/manage-identities'))).toMatchObject({
    enrolment: 'notEnrolled',
    enrolmentAt: organisation,
  });
  expect(factsOf(await browser.open('/plans'))).not.toHaveProperty('employer');

  const enrolled = { enrolledAt: new Date() };
  await rows().updateTable('memberships').set(enrolled).where('accountId', '=', userId).execute();
  expect(factsOf(await browser.open(path))).toEqual({ status: 'verified', organisation });
  expect(factsOf(await browser.open('/plans'))).toMatchObject({ employer: organisation });
});

test('who is no member any more is asked for the address again, and the same one makes the person a member', async () => {
  const { browser, userId, email, post } = await newWorker();
  const prove = async () => {
    await forgetAttempts();
    await post('email', { email });
    await post('code', { code: mailed().code });
  };
  await prove();
  await rows().deleteFrom('memberships').where('accountId', '=', userId).execute();
  expect(factsOf(await browser.open(path))).toEqual({ status: 'email', userId, email: '' });
  await prove();
  expect(factsOf(await browser.open(path))).toEqual({ status: 'verified', organisation: 'Acorn Foods' });
  expect(await privilegesIn(browser)).toEqual(['B2B_CONTENT']);
});

test.each([
  ['', 'missing'],
  ['alma', 'invalid'],
  ['alma@harbour.example', 'unknown'],
  // Subdomains are proved apart.
  ['alma@mail.acorn.example', 'unknown'],
  ['alma@acorn.example.evil.example', 'unknown'],
])('%j is refused as %s, and no code is sent', async (email, problem) => {
  const { post } = await newWorker();
  const answer = await post('email', { email });
  expect([answer.statusCode, factsOf(answer)]).toMatchObject([422, { status: 'email', email, problem }]);
  expect(queue.take('mail.deliver')).toEqual([]);
});

// ASVS V4.1.2
test('a wrong code proves nothing, and five of them end the guesses', async () => {
  const { browser, email, post } = await newWorker();
  await post('email', { email });
  const { code } = mailed();
  const wrong = code === '000000' ? '111111' : '000000';
  expect(factsOf(await post('code', { code: '' }))).toMatchObject({ status: 'code', problem: 'missing' });
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(factsOf(await post('code', { code: wrong }))).toMatchObject({ problem: 'wrong', triesLeft });
  }
  const last = await post('code', { code: wrong });
  expect(last.statusCode).toBe(429);
  const usedUp = { status: 'code', usedUp: true, minutes: 10 };
  expect(factsOf(last)).toMatchObject(usedUp);
  expect(factsOf(await post('again'))).toMatchObject(usedUp);
  expect((await post('code', { code })).statusCode).toBe(429);
  expect(await privilegesIn(browser)).toEqual([]);
});

test('an address makes one account a member', async () => {
  const [first, second] = [await newWorker(), await newWorker()];
  await first.post('email', { email: first.email });
  await first.post('code', { code: mailed().code });
  await second.post('email', { email: first.email });
  const answer = await second.post('code', { code: mailed().code });
  expect([answer.statusCode, factsOf(answer)]).toMatchObject([422, { status: 'email', problem: 'taken' }]);
  expect(await privilegesIn(second.browser)).toEqual([]);
});

test('a mailbox makes one account a member, however the address of it is written', async () => {
  const [first, second] = [await newWorker(), await newWorker()];
  await first.post('email', { email: first.email });
  await first.post('code', { code: mailed().code });
  const written = first.email.toUpperCase().replace('@', '+another@');
  await second.post('email', { email: written });
  const { to, code } = mailed();
  expect(to?.toLowerCase()).toBe(written.toLowerCase());
  const answer = await second.post('code', { code });
  expect([answer.statusCode, factsOf(answer)]).toMatchObject([422, { status: 'email', problem: 'taken' }]);
  expect(await privilegesIn(second.browser)).toEqual([]);
});

test('a code that was mailed before all access ended proves nothing after it', async () => {
  const { browser, userId, email, post } = await newWorker();
  await post('email', { email });
  const { code } = mailed();
  // As by a change of the password, which keeps the browser that made it logged in.
  const tables = testApp.db.$extendTables<{
    accounts: { id: string; sessionEpoch: number };
    sessions: { accountId: string; sessionEpoch: number };
  }>();
  const raised = { sessionEpoch: 1 };
  await tables.updateTable('accounts').set(raised).where('id', '=', userId).execute();
  await tables.updateTable('sessions').set(raised).where('accountId', '=', userId).execute();

  expect(factsOf(await browser.open(path))).toEqual({ status: 'email', userId, email: '' });
  expect(factsOf(await post('code', { code }))).toMatchObject({ status: 'code', problem: 'expired' });
  expect(await privilegesIn(browser)).toEqual([]);
});

test('another code goes to the same address, and going back ends it', async () => {
  const { browser, email, post } = await newWorker();
  await post('email', { email });
  const { code } = mailed();
  expect((await post('again')).statusCode).toBe(429);
  await forgetAttempts();
  await post('again');
  expect(mailed().to).toBe(email);
  await post('restart');
  expect(factsOf(await browser.open(path))).toMatchObject({ status: 'email', email: '' });
  expect((await post('code', { code })).statusCode).not.toBe(303);
});

test('a page that was opened for another account changes nothing', async () => {
  const [opened, present] = [await newWorker(), await newWorker()];
  const answer = await present.browser.post(path, {
    userId: opened.userId,
    step: 'email',
    email: present.email,
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
  expect(queue.take('mail.deliver')).toEqual([]);
});

test('signed-out visitors log in first', async () => {
  expect((await newBrowser(testApp).open(path)).headers.location).toContain('/login');
});

test('a script is told the same, in its language', async () => {
  const { browser, userId } = await newWorker();
  const answer = await browser.postJson(`/de${path}`, {
    userId,
    step: 'email',
    email: 'alma@harbour.example',
  });
  expect(answer.json()).toMatchObject({
    errors: [{ code: 'WORK_EMAIL_REFUSED', detail: 'Das tut uns leid. Versuchst du es noch einmal?' }],
  });
});
