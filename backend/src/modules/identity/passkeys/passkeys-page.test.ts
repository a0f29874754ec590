import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { addPasskey, askToLogIn, codeIn, logInBy, provenMember } from '../../../testing/passkeys.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';
import type { UserTables } from '../../users/repository.ts';
import type { IdentityTables } from '../tables.ts';
import { PasskeysForm } from './forms.ts';

const path = '/user/passkeys';
const queue = collectedJobs();
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<ThrottleTables & IdentityTables & UserTables>();

beforeAll(async () => {
  testApp = await openTestApp({}, { jobs: queue.jobs });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  queue.waiting.length = 0;
  await tables().deleteFrom('throttleCounters').execute();
});

interface Delivery {
  request: { mail: string; facts: { code?: string; change?: string; link?: string } };
}
const mails = () => (queue.take('mail.deliver') as Delivery[]).map(({ request }) => request);
const factsIn = (answer: { json: () => unknown }) =>
  (answer.json() as { facts: Record<string, unknown> }).facts;
const post = (browser: Browser, userId: string, change: string, more: Record<string, string> = {}) =>
  browser.post(path, { userId, change, ...more });

async function withPasskey() {
  const member = await provenMember(testApp);
  const id = await addPasskey(member.browser, member);
  queue.waiting.length = 0;
  return { ...member, id };
}

async function age(userId: string) {
  await tables()
    .updateTable('sessions')
    .set({ provedAt: new Date(Date.now() - 16 * 60_000) })
    .where('accountId', '=', userId)
    .execute();
}

async function forgetPassword(userId: string) {
  await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
}

test('the page shows the passkeys to their owner alone, and the account how many there are', async () => {
  const { browser, userId, id } = await withPasskey();
  const page = await browser.open('/de/user/passkeys');
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(factsIn(page)).toEqual({
    status: 'open',
    done: 'added',
    userId,
    email: expect.stringContaining('•••') as unknown,
    asOf: expect.stringMatching(/^\d{4}-/) as unknown,
    full: false,
    passkeys: [
      {
        ...{ id, browser: 'unknown', system: 'unknown', synchronised: false, removable: true },
        createdAt: expect.stringMatching(/^\d{4}-/) as unknown,
      },
    ],
  });
  expect(factsIn(await browser.open('/user'))).toMatchObject({ passkeys: 1 });
  expect((await newBrowser(testApp).open(path)).headers.location).toContain('/login');
  const { browser: other } = await provenMember(testApp);
  expect(factsIn(await other.open(path))).toMatchObject({ passkeys: [] });
});

test.each(PasskeysForm.properties.change.enum)(
  'a page that was opened for another account changes nothing: %s',
  async (change) => {
    const { userId, id } = await withPasskey();
    const { browser } = await provenMember(testApp);
    const answer = await post(browser, userId, change, { passkey: id, name: 'Mine', present: password });
    expect([answer.statusCode, factsIn(answer)]).toEqual([403, { status: 'otherAccount' }]);
  },
);

// ASVS V4.2.1
test('a passkey of another account is neither named nor removed', async () => {
  const { browser: owner, id } = await withPasskey();
  const { browser, userId } = await provenMember(testApp);
  await post(browser, userId, 'rename', { passkey: id, name: 'Mine' });
  await post(browser, userId, 'remove', { passkey: id });
  const facts = factsIn(await owner.open(path));
  expect(facts).toMatchObject({ passkeys: [{ id }] });
  expect(JSON.stringify(facts)).not.toContain('Mine');
});

test('a passkey gets a name, which has to be one', async () => {
  const { browser, userId, id } = await withPasskey();
  expect(factsIn(await browser.open(`${path}?name=${id}`))).toMatchObject({
    form: { part: 'name', id, value: '' },
  });
  for (const [name, problem] of [
    [' ', 'missing'],
    ['\u200b \u202e', 'missing'],
    ['n'.repeat(61), 'tooLong'],
  ] as const) {
    const refused = await post(browser, userId, 'rename', { passkey: id, name });
    expect([refused.statusCode, factsIn(refused)]).toMatchObject([
      422,
      { form: { part: 'name', id, problem } },
    ]);
  }
  const saved = await post(browser, userId, 'rename', { passkey: id, name: '  My \n \u202ephone ' });
  expect(saved.headers.location).toBe(path);
  expect(factsIn(await browser.follow(saved))).toMatchObject({
    done: 'renamed',
    passkeys: [{ name: 'My phone' }],
  });
});

// ASVS V2.5.5 V2.8.6
test('a removed passkey logs in no more, ends all other sessions, is recorded and mailed', async () => {
  const { browser, userId, email, id, authenticator } = await withPasskey();
  const other = newBrowser(testApp);
  await signIn(other, email);
  expect(factsIn(await browser.open(`${path}?remove=${id}`))).toMatchObject({ form: { part: 'remove', id } });
  const removed = await post(browser, userId, 'remove', { passkey: id });
  expect(factsIn(await browser.follow(removed))).toMatchObject({ done: 'removed' });
  expect(factsIn(await browser.open(`${path}?done=removed`))).not.toHaveProperty('done');
  expect(mails()).toMatchObject([{ mail: 'passkeyChanged', facts: { change: 'removed' } }]);
  expect(await sessionIn(other)).toEqual({ status: 'signedOut' });
  expect(await sessionIn(browser)).toMatchObject({ userId });
  const guest = newBrowser(testApp);
  const answer = authenticator.answer(await askToLogIn(guest));
  expect(codeIn(await logInBy(guest, answer))).toBe('PASSKEY_REFUSED');
});

test('the only login method is not removed, be it a passkey or an identity', async () => {
  const { browser, userId, id } = await withPasskey();
  await forgetPassword(userId);
  const refused = await post(browser, userId, 'remove', { passkey: id });
  expect([refused.statusCode, factsIn(refused)]).toMatchObject([
    409,
    { refused: 'onlyLoginMethod', passkeys: [{ id, removable: false }] },
  ]);
  await tables()
    .insertInto('accountSubjects')
    .values({
      issuer: 'https://one.example',
      subject: userId,
      accountId: userId,
      connection: 'google',
      email: null,
      linkedAt: new Date(),
    })
    .execute();
  const identities = await browser.open(`/user/identities?userId=${userId}`);
  expect(identities.json()).toMatchObject({ data: { attributes: { identities: [{ removable: true }] } } });
  const gone = await post(browser, userId, 'remove', { passkey: id });
  expect(factsIn(await browser.follow(gone))).toMatchObject({ done: 'removed' });
  const last = await browser.postJson(`/user/identities/removal?userId=${userId}`, { connection: 'google' });
  expect(codeIn(last)).toBe('ONLY_LOGIN_METHOD');
});

// ASVS V3.7.1
test('without a fresh sign-in the password confirms the owner first', async () => {
  const { browser, userId, id } = await withPasskey();
  await age(userId);
  expect(factsIn(await browser.open(`${path}?remove=${id}`))).toMatchObject({
    proof: { proof: 'present' },
    refused: 'confirmFirst',
  });
  const early = await post(browser, userId, 'remove', { passkey: id });
  expect([early.statusCode, factsIn(early)]).toMatchObject([403, { refused: 'confirmFirst' }]);
  const missing = await post(browser, userId, 'confirm', { present: '' });
  expect([missing.statusCode, factsIn(missing)]).toMatchObject([
    422,
    { proof: { problems: { present: 'missing' } } },
  ]);
  const wrong = await post(browser, userId, 'confirm', { present: 'a wrong one' });
  expect([wrong.statusCode, factsIn(wrong)]).toMatchObject([
    401,
    { proof: { problems: { present: 'wrong' } } },
  ]);
  const before = (await sessionIn(browser)).sid;
  const confirmed = await post(browser, userId, 'confirm', { present: password });
  expect(factsIn(await browser.follow(confirmed))).toMatchObject({ done: 'confirmed' });
  expect((await sessionIn(browser)).sid).not.toBe(before);
  expect(factsIn(await browser.open(path))).not.toHaveProperty('proof');
});

test('without a password a mailed code confirms the owner', async () => {
  const { browser, userId } = await withPasskey();
  await forgetPassword(userId);
  await age(userId);
  expect(factsIn(await browser.open(path))).toMatchObject({ proof: { proof: 'code', problems: {} } });
  expect(factsIn(await post(browser, userId, 'confirm', { action: 'code' }))).toMatchObject({
    proof: { proof: 'code', codeSentTo: expect.stringContaining('•••') as unknown },
  });
  const [sent] = mails();
  expect([sent?.mail, sent?.facts.link]).toEqual(['addressCode', expect.stringMatching(/\/user\/passkeys$/)]);
  const code = sent?.facts.code ?? '';
  const wrong = await post(browser, userId, 'confirm', {
    code: code === '000000' ? '000001' : '000000',
  });
  expect([wrong.statusCode, factsIn(wrong)]).toMatchObject([
    401,
    { proof: { problems: { code: 'wrong' }, triesLeft: 4 } },
  ]);
  const missing = await post(browser, userId, 'confirm', { code: '12' });
  expect(factsIn(missing)).toMatchObject({ proof: { problems: { code: 'missing' } } });
  const confirmed = await post(browser, userId, 'confirm', { code });
  expect(factsIn(await browser.follow(confirmed))).toMatchObject({ done: 'confirmed' });
  // Pressed twice, it is told like the first time.
  const again = await post(browser, userId, 'confirm', { code });
  expect(factsIn(await browser.follow(again))).toMatchObject({ done: 'confirmed' });
  await age(userId);
  expect(factsIn(await post(browser, userId, 'confirm', { code }))).toMatchObject({
    proof: { problems: { code: 'expired' } },
  });
  expect(factsIn(await post(browser, userId, 'confirm', { action: 'code' }))).toMatchObject({
    proof: { waitMinutes: 1 },
  });
});

test('a new account proves its address by the code, which ends all other access to it', async () => {
  const { browser, userId, email } = await newMember(testApp);
  const other = newBrowser(testApp);
  await signIn(other, email);
  queue.waiting.length = 0;
  expect(factsIn(await browser.open(path))).toMatchObject({ proof: { proof: 'code', problems: {} } });
  await post(browser, userId, 'confirm', { action: 'code' });
  const code = mails()[0]?.facts.code ?? '';
  const confirmed = await post(browser, userId, 'confirm', { code });
  expect(factsIn(await browser.follow(confirmed))).toMatchObject({ done: 'confirmed' });
  expect(factsIn(await browser.open(path))).not.toHaveProperty('proof');
  expect(await sessionIn(other)).toEqual({ status: 'signedOut' });
  expect(await sessionIn(browser)).toMatchObject({ userId });
});
