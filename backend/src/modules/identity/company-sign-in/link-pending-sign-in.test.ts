import { expect, test } from 'vitest';
import { answerAccountLink } from '../../../testing/pending-sign-in.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signInAtWork, subjectsOf } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { knownMember, newMember, password, sessionIn } from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;

const alma = { name: 'acorn', person: 'worker-alma' };
const bo = { name: 'birch', person: '7f1d2c60-0000-4000-8000-00000000b001' };
const berta = { name: 'birch', person: '7f1d2c60-0000-4000-8000-00000000b002' };
const page = '/sso-account-link';

const signInByCompany = (worker: { name: string; person: string }, query?: string) =>
  signInAtWork(suite, worker, query);

const turnFactorOn = (accountId: string) =>
  tables().insertInto('secondFactors').values({ accountId, kind: 'mail', since: new Date() }).execute();

/** All that connecting a workplace writes about an account. */
async function connectionsOf(accountId: string) {
  const db = tables().$extendTables<{
    memberships: { accountId: string };
    accounts: { id: string; externalId: string | null };
  }>();
  const subjects = await subjectsOf(suite, accountId);
  const memberships = await db
    .selectFrom('memberships')
    .selectAll()
    .where('accountId', '=', accountId)
    .execute();
  const { externalId } = await db
    .selectFrom('accounts')
    .select('externalId')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { subjects, memberships, externalId };
}

test('an account with a second factor is connected once that was given, and nothing is written before', async () => {
  const { email, userId } = await knownMember(suite.testApp);
  await turnFactorOn(userId);
  const browser = await signInByCompany(alma, '&redirectOnSuccess=/plans');
  const posted = await answerAccountLink(browser, { email, password });
  expect(posted.headers.location).toBe('/login/second-factor');
  expect(await connectionsOf(userId)).toEqual({ subjects: [], memberships: [], externalId: null });
  expect(mails()).toMatchObject([{ mail: 'signInCode' }]);

  await tables().deleteFrom('throttleCounters').execute();
  await browser.post('/login/second-factor', { step: 'send' });
  const [mail] = mails();
  const code = { step: 'check', code: mail?.facts.code ?? '' };
  const end = await browser.follow(await browser.post('/login/second-factor', code), '/plans');
  expect(end.headers.location).toBe('/plans');
  expect(await sessionIn(browser)).toMatchObject({ userId, email, kind: 'B2B' });
  expect(await connectionsOf(userId)).toMatchObject({ subjects: [{ connection: 'acorn' }] });
});

const noticeOn = async (browser: Browser, address = '/manage-identities') =>
  (await browser.open(address)).json<{ facts: { done?: string; linked?: string } }>().facts;

test('the page of the login methods says once what was connected by the answer', async () => {
  const { email } = await knownMember(suite.testApp);
  const browser = await signInByCompany(bo);
  const posted = await answerAccountLink(browser, { email, password });
  expect((await browser.follow(posted, '/manage-identities')).headers.location).toBe('/manage-identities');
  expect(await noticeOn(browser)).toMatchObject({ done: 'linked', linked: 'birch' });
  expect(await noticeOn(browser)).not.toHaveProperty('done');
});

test('where the log-in leads to the account, the account says what was connected, in its language', async () => {
  const { email } = await knownMember(suite.testApp);
  const browser = await signInByCompany(bo, '&redirectOnSuccess=/de/user');
  const end = await browser.follow(await answerAccountLink(browser, { email, password }));
  expect(end.json()).toMatchObject({ route: 'account', facts: { done: 'linked', linked: 'birch' } });
  expect(await noticeOn(browser, '/user')).not.toHaveProperty('done');
  expect(await noticeOn(browser)).not.toHaveProperty('done');
});

test.each(['/user', '/manage-identities'])(
  'where the log-in leads elsewhere, %s says it once when it is opened later on',
  async (address) => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInByCompany(berta, '&redirectOnSuccess=/plans');
    const end = await browser.follow(await answerAccountLink(browser, { email, password }));
    expect(end.json()).toMatchObject({ route: 'planSelection' });
    expect(await noticeOn(browser, address)).toMatchObject({ done: 'linked', linked: 'birch' });
    expect(await noticeOn(browser, address)).not.toHaveProperty('done');
  },
);

test('what was connected is told to no other account, and not once it is connected no more', async () => {
  const { email, userId } = await knownMember(suite.testApp);
  const browser = await signInByCompany(bo, '&redirectOnSuccess=/plans');
  await browser.follow(await answerAccountLink(browser, { email, password }));
  const { value = '' } = browser.cookie('told.account') ?? {};
  expect(value).toContain('linked');
  const { browser: another } = await newMember(suite.testApp);
  another.setCookie('told.account', value);
  expect(await noticeOn(another, '/user')).not.toHaveProperty('done');

  await tables().deleteFrom('accountSubjects').where('accountId', '=', userId).execute();
  expect(await noticeOn(browser, '/user')).not.toHaveProperty('done');
});

test('it says so after a second factor as well', async () => {
  const { email, userId } = await knownMember(suite.testApp);
  await turnFactorOn(userId);
  mails();
  const browser = await signInByCompany(bo);
  await answerAccountLink(browser, { email, password });
  const [mail] = mails().filter(({ mail: name }) => name === 'signInCode');
  const code = { step: 'check', code: mail?.facts.code ?? '' };
  await browser.follow(await browser.post('/login/second-factor', code), '/manage-identities');
  expect(await noticeOn(browser)).toMatchObject({ done: 'linked', linked: 'birch' });
});

test('the second factor of a later log-in connects nothing, and a page says where the workplace cannot be connected', async () => {
  const { email, userId } = await knownMember(suite.testApp);
  const first = await signInByCompany(bo);
  await first.follow(await answerAccountLink(first, { email, password }));
  await turnFactorOn(userId);
  mails();
  const typed = async (browser: Browser) => {
    const [mail] = mails().filter(({ mail: name }) => name === 'signInCode');
    return browser.post('/login/second-factor', { step: 'check', code: mail?.facts.code ?? '' });
  };

  const taken = await signInByCompany(berta);
  await answerAccountLink(taken, { email, password });
  const end = await typed(taken);
  expect(ledBy(end)).toEqual({ to: page, problem: 'CONNECTION_TAKEN' });
  expect((await taken.follow(end)).json()).toMatchObject({ facts: { problem: 'CONNECTION_TAKEN' } });
  expect(await sessionIn(taken)).toEqual({ status: 'signedOut' });

  await tables().deleteFrom('throttleCounters').execute();
  const later = await signInByCompany(alma);
  await answerAccountLink(later, { email, password });
  await later.open('/login');
  await later.post('/login', { email, password });
  await later.follow(await typed(later));
  expect(await sessionIn(later)).toMatchObject({ userId });
  expect(await subjectsOf(suite, userId)).toMatchObject([{ connection: 'birch' }]);
});
