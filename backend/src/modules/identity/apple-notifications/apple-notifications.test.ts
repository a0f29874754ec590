import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newMember, sessionIn } from '../../../testing/members.ts';

const path = '/auth/notifications/apple';
const suite = identitySuite({ companies: true });
const { mails, tables } = suite;

/** A notification about a person, as Apple of the sandbox signs it. */
async function notification(event: string, person = 'person-gloria'): Promise<string> {
  const answer = await fetch(`${suite.sandbox.url}/identity-providers/apple/notifications`, {
    method: 'POST',
    body: new URLSearchParams({ event, person }),
  });
  return ((await answer.json()) as { payload: string }).payload;
}

/** Posts it as Apple does: from a server, without an origin of ours. */
const post = (payload: string) =>
  suite.testApp.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost:4000' },
    payload: { payload },
  });
const hear = async (event: string, person?: string) => post(await notification(event, person));

/** Signs up with Apple, as the only login method. */
async function personByApple() {
  const browser = newBrowser(suite.testApp);
  const link = { name: 'apple', intent: 'register', from: '/register', person: 'person-gloria' } as const;
  await browser.follow(await visitCompany(suite.testApp, browser, link));
  const { userId } = (await sessionIn(browser)) as { userId: string };
  mails();
  return { browser, userId };
}

const subjectsOf = (userId: string) =>
  tables().selectFrom('accountSubjects').selectAll().where('accountId', '=', userId).execute();
const changesOf = async (userId: string) =>
  (
    await tables()
      .selectFrom('identityChanges')
      .select('change')
      .where('accountId', '=', userId)
      .orderBy('changedAt')
      .execute()
  ).map(({ change }) => change);
const isSignedOut = async (browser: Browser) =>
  expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });

test.each(['consent-revoked', 'account-delete'])(
  '%s: the identity goes, all sessions end, and the owner is told, once',
  async (event) => {
    const { browser, userId } = await personByApple();
    await tables()
      .updateTable('accounts')
      .set({ passwordHash: 'another login method' })
      .where('id', '=', userId)
      .execute();
    const payload = await notification(event);
    expect((await post(payload)).json()).toEqual({ received: true });
    expect(await subjectsOf(userId)).toEqual([]);
    await isSignedOut(browser);
    expect(mails()).toMatchObject([{ mail: 'identityUnlinked', facts: { company: 'apple' } }]);
    expect((await changesOf(userId)).at(-1)).toBe('unlinked');

    const epoch = () =>
      tables().selectFrom('accounts').select('sessionEpoch').where('id', '=', userId).executeTakeFirst();
    const before = await epoch();
    expect((await post(payload)).statusCode).toBe(200);
    expect([await epoch(), mails()]).toEqual([before, []]);
  },
);

test('the only login method stays, all sessions end, and the owner is told how to get in', async () => {
  const { browser, userId } = await personByApple();
  expect((await hear('consent-revoked')).statusCode).toBe(200);
  expect(await subjectsOf(userId)).toMatchObject([{ connection: 'apple' }]);
  await isSignedOut(browser);
  expect(mails()).toMatchObject([
    { mail: 'identityUnlinked', facts: { company: 'apple', onlyLoginMethod: true } },
  ]);
  expect((await changesOf(userId)).at(-1)).toBe('consentRevoked');
});

test('a mail that is not forwarded any more is not sent, until it is forwarded again', async () => {
  const { userId, browser } = await personByApple();
  await hear('email-disabled');
  await hear('email-disabled');
  await browser.post('/user', { userId, change: 'passwordCode' });
  const refused = () =>
    suite.testApp.db
      .$extendTables<{ mails: { mail: string; refusedWith: string | null } }>()
      .selectFrom('mails')
      .select('mail')
      .where('refusedWith', '=', 'stopped by the recipient')
      .execute();
  await suite.queue.work('mail.deliver');
  expect(await refused()).toEqual([{ mail: 'addressCode' }]);
  expect(await sessionIn(browser)).toMatchObject({ userId });

  await hear('email-enabled');
  expect(await subjectsOf(userId)).toMatchObject([{ mailStoppedAt: null }]);
  expect((await changesOf(userId)).slice(-2)).toEqual(['mailStopped', 'mailResumed']);
});

test('a person who is not known here changes nothing, and what is forged is refused', async () => {
  const { browser, userId } = await newMember(suite.testApp);
  mails();
  expect((await hear('consent-revoked', 'person-cora')).statusCode).toBe(200);
  const [header, claims] = (await notification('consent-revoked')).split('.');
  expect((await post(`${header}.${claims}.AAAA`)).statusCode).toBe(401);
  expect((await post('')).statusCode).toBe(400);
  expect(mails()).toEqual([]);
  expect(await sessionIn(browser)).toMatchObject({ userId });
});
