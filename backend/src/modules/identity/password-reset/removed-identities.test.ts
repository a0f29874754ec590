import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { appCode, setUpApp } from '../../../testing/authenticator-app.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { newBrowser, newMember, sessionIn } from '../../../testing/members.ts';
import { formOfOpenedLink } from '../../../testing/new-password.ts';
import { addPasskey, askToLogIn, codeIn, logInBy, provenMember } from '../../../testing/passkeys.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import type { UserTables } from '../../users/repository.ts';
import type { IdentityTables } from '../tables.ts';

const queue = collectedJobs();
const another = 'a-new-password-2026';
let sandbox: RunningSandbox;
let testApp: TestApp;
const tables = () => testApp.db.$extendTables<IdentityTables & UserTables>();

beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables, { jobs: queue.jobs });
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await sandbox.stop();
});
beforeEach(() => {
  queue.waiting.length = 0;
});

interface Delivery {
  request: { mail: string; facts: { link: string; code?: string; removed?: unknown } };
}

/** The code of the latest mail that has one. */
function mailedCode() {
  const mails = (queue.take('mail.deliver') as Delivery[]).map(({ request }) => request);
  return mails.findLast(({ facts }) => facts.code !== undefined)?.facts.code ?? '';
}

/** What the mail about a new password says of other login methods. */
function removedByMail() {
  const mails = (queue.take('mail.deliver') as Delivery[]).map(({ request }) => request);
  return mails.filter(({ mail }) => mail === 'passwordChanged').map(({ facts }) => facts.removed);
}

/** Sets a new password by a mailed link, in a browser without cookies. */
async function resetPassword(email: string) {
  await newBrowser(testApp).post('/login/forgot-password', { email });
  await queue.work('identity.mailResetLink');
  const mails = (queue.take('mail.deliver') as Delivery[]).map(({ request }) => request);
  const link = mails.find(({ mail }) => mail === 'passwordReset')?.facts.link ?? '';
  const browser = newBrowser(testApp);
  const opened = await browser.follow(await browser.open(link.slice(testApp.config.siteOrigin.length)));
  const answer = await browser.post('/login/forgot-password/new', {
    password: another,
    confirmation: another,
    ...(await formOfOpenedLink({ testApp }, browser)),
  });
  expect(answer.json()).toMatchObject({ facts: { status: 'done' } });
  return { browser, opened: opened.json<{ facts: Record<string, unknown> }>().facts };
}

const identitiesOf = (accountId: string) =>
  tables().selectFrom('accountSubjects').select('connection').where('accountId', '=', accountId).execute();

test('a new password removes the identities that were added before it, records each and names them in its mail', async () => {
  const { browser, email, userId } = await newMember(testApp);
  const untouched = await newMember(testApp);
  await tables().updateTable('accounts').set({ emailVerifiedAt: new Date() }).execute();
  const link = { intent: 'link', from: '/manage-identities' } as const;
  await visitCompany(testApp, browser, { ...link, name: 'facebook', person: 'person-tess' });
  await visitCompany(testApp, browser, { ...link, name: 'google', person: 'person-mia' });
  await visitCompany(testApp, untouched.browser, { ...link, name: 'facebook', person: 'person-gloria' });
  expect(await identitiesOf(userId)).toHaveLength(2);

  const { opened } = await resetPassword(email);
  expect(opened).toMatchObject({ status: 'ready', removesOtherLogins: true });
  expect(opened).not.toHaveProperty('removesWorkplace');
  expect(removedByMail()).toEqual([{ companies: ['facebook', 'google'], passkeys: false }]);
  expect(await identitiesOf(userId)).toEqual([]);
  const changes = await tables()
    .selectFrom('identityChanges')
    .select(['change', 'method', 'network'])
    .where('accountId', '=', userId)
    .where('change', '=', 'unlinked')
    .orderBy('method')
    .execute();
  expect(changes).toEqual([
    { change: 'unlinked', method: 'facebook', network: '127.0.0' },
    { change: 'unlinked', method: 'google', network: '127.0.0' },
  ]);
  expect(await identitiesOf(untouched.userId)).toEqual([{ connection: 'facebook' }]);

  const intruder = newBrowser(testApp);
  await intruder.follow(await visitCompany(testApp, intruder, { name: 'facebook', person: 'person-tess' }));
  expect(await sessionIn(intruder)).toEqual({ status: 'signedOut' });
});

test('a new password of a person with a workplace says beforehand that it is removed', async () => {
  const { browser, email } = await newMember(testApp);
  await tables().updateTable('accounts').set({ emailVerifiedAt: new Date() }).execute();
  const link = { intent: 'link', from: '/manage-identities' } as const;
  await visitCompany(testApp, browser, { ...link, name: 'acorn', person: 'worker-alma' });
  const { opened } = await resetPassword(email);
  expect(opened).toMatchObject({ status: 'ready', removesOtherLogins: true, removesWorkplace: true });
  expect(removedByMail()).toEqual([{ companies: ['workplace'], passkeys: false }]);
});

test('a new password leaves the subject of an account at another issuer', async () => {
  const { email, userId } = await newMember(testApp);
  await tables()
    .insertInto('accountSubjects')
    .values({
      ...{ issuer: 'https://issuer.example', subject: userId, accountId: userId },
      ...{ connection: null, email: null, linkedAt: null },
    })
    .execute();
  const { opened } = await resetPassword(email);
  expect(opened).not.toHaveProperty('removesOtherLogins');
  expect(await identitiesOf(userId)).toEqual([{ connection: null }]);
  expect(removedByMail()).toEqual([undefined]);
});

test('a new password removes the passkeys that were added before it, records each and names them in its mail', async () => {
  const member = await provenMember(testApp);
  await addPasskey(member.browser, member);
  const { opened } = await resetPassword(member.email);
  expect(opened).toMatchObject({ status: 'ready', removesOtherLogins: true });
  expect(opened).not.toHaveProperty('removesWorkplace');
  expect(removedByMail()).toEqual([{ companies: [], passkeys: true }]);
  const guest = newBrowser(testApp);
  const answer = member.authenticator.answer(await askToLogIn(guest));
  expect(codeIn(await logInBy(guest, answer))).toBe('PASSKEY_REFUSED');
  const changes = await tables()
    .selectFrom('identityChanges')
    .select('change')
    .where('accountId', '=', member.userId)
    .execute();
  expect(changes).toContainEqual({ change: 'passkeyRemoved' });
});

// ASVS V2.2.2 V2.5.6
test('a new password leaves the authenticator app: a link that was mailed is no second factor', async () => {
  const { browser, email, userId } = await provenMember(testApp);
  const { key } = await setUpApp(browser, userId, mailedCode);
  const { browser: guest } = await resetPassword(email);
  const isKnown = () => guest.cookieNames().some((name) => name.startsWith('device.'));
  expect(isKnown()).toBe(false);
  await guest.open('/login');
  const asked = await guest.post('/login', { email, password: another });
  expect(asked.headers.location).toBe('/login/second-factor');
  expect(await sessionIn(guest)).toEqual({ status: 'signedOut' });
  await guest.follow(await guest.post('/login/second-factor', { step: 'checkApp', code: appCode(key, 1) }));
  expect(await sessionIn(guest)).toMatchObject({ userId });
  expect(isKnown()).toBe(true);
});

test('what was begun to add an identity ends', async () => {
  const { email, userId } = await newMember(testApp);
  await tables()
    .insertInto('departures')
    .values({
      ...{ state: `state-${userId}`, connection: 'google', browserHash: 'x', codeVerifier: 'x', nonce: 'x' },
      ...{ language: 'en', intent: 'link', form: '{"params":{}}', addTo: userId, posted: null },
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  await resetPassword(email);
  expect(
    await tables().selectFrom('departures').select('state').where('addTo', '=', userId).execute(),
  ).toEqual([]);
});
