import { describe, expect, test } from 'vitest';
import { answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import { signInAtWork, subjectsOf } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { failAtCompany, followLink, visitCompany } from '../../../testing/company-page.ts';
import {
  knownMember,
  newBrowser,
  newEmail,
  newMember,
  password,
  sessionIn,
} from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';
import { maskedEmail } from '../masked-email.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;

const alma = { name: 'acorn', person: 'worker-alma' };
const bo = { name: 'birch', person: '7f1d2c60-0000-4000-8000-00000000b001' };
const page = '/sso-account-link';
const asked = {
  pendingSignIn: expect.any(String) as unknown,
  workplace: 'Acorn',
  email: 'a•••@acorn.example',
  connections: ['apple', 'facebook'],
  others: ['spotify', 'google'],
};

const signInByCompany = (worker: { name: string; person: string }, query?: string) =>
  signInAtWork(suite, worker, query);

describe('an account that is chosen by a company', () => {
  const prove = { intent: 'prove', from: page } as const;

  /** A proven account with an identity of the person at a company, and nothing else. */
  async function memberAt(name: string, person: string) {
    const { email, userId } = await knownMember(suite.testApp);
    const issuer = await issuerOf(name, person);
    await tables()
      .insertInto('accountSubjects')
      .values({ ...issuer, accountId: userId, connection: name, email: null, linkedAt: new Date() })
      .execute();
    return { email, userId };
  }

  /** The issuer and subject of a person at a company, as the question about that person has them. */
  async function issuerOf(name: string, person: string) {
    await visitCompany(suite.testApp, newBrowser(suite.testApp), { name, person });
    const row = await tables()
      .deleteFrom('parkedArrivals')
      .where('connection', '=', name)
      .returning(['issuer', 'subject'])
      .executeTakeFirstOrThrow();
    return row;
  }

  test.each([
    ['that does not tell when its person signed in', 'facebook', 'person-tess', 'none'],
    ['at which its person signed in long ago', 'google', 'person-mia', 'oldSession'],
    ['that is a workplace', 'birch', bo.person, 'none'],
  ])('%s is connected by a code to its address alone', async (_company, name, person, fault) => {
    const { email, userId } = await memberAt(name, person);
    const browser = await signInByCompany(alma, '&redirectOnSuccess=/plans');
    await failAtCompany(suite.sandbox.url, name, fault);
    const back = await visitCompany(suite.testApp, browser, { ...prove, name, person });
    await failAtCompany(suite.sandbox.url, name, 'none');
    expect(back.headers.location).toBe('/save-external-auth?redirectOnSuccess=%2Fplans');
    expect(await subjectsOf(suite, userId)).toEqual([{ connection: name, email: null }]);
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });

    const [mail] = mails();
    expect(mail).toMatchObject({ mail: 'addressCode', to: email });
    await browser.follow(
      await answerPendingSignIn(browser, 'code', { code: mail?.facts.code ?? '' }),
      '/plans',
    );
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(await subjectsOf(suite, userId)).toEqual(
      expect.arrayContaining([{ connection: 'acorn', email: 'alma@acorn.example' }]),
    );
  });

  test('is not connected by a code that went to an address which it has no more', async () => {
    const { userId } = await memberAt('facebook', 'person-tess');
    const browser = await signInByCompany(alma);
    await visitCompany(suite.testApp, browser, { ...prove, name: 'facebook', person: 'person-tess' });
    const email = newEmail();
    await tables().updateTable('accounts').set({ email }).where('id', '=', userId).execute();
    const [mail] = mails();
    const typed = await answerPendingSignIn(
      browser,
      'code',
      { code: mail?.facts.code ?? '' },
      { accept: 'application/json' },
    );
    expect(typed.json()).toMatchObject({ errors: [{ code: 'CODE_EXPIRED' }] });
    expect(await subjectsOf(suite, userId)).toEqual([{ connection: 'facebook', email: null }]);
  });

  test('is asked for with a sign-in of the last quarter of an hour', async () => {
    const browser = await signInByCompany(alma);
    const { headers } = await followLink(browser, { ...prove, name: 'birch' });
    expect(new URL(String(headers.location)).searchParams.get('max_age')).toBe('900');
  });

  test('says for how many minutes no more codes are sent', async () => {
    const { userId } = await memberAt('facebook', 'person-tess');
    for (let sent = 0; sent < 5; sent += 1) {
      const browser = await signInByCompany(alma);
      await visitCompany(suite.testApp, browser, { ...prove, name: 'facebook', person: 'person-tess' });
    }
    const browser = await signInByCompany(alma);
    const back = await visitCompany(suite.testApp, browser, {
      ...prove,
      name: 'facebook',
      person: 'person-tess',
    });
    const told = { problem: 'TOO_MANY_ATTEMPTS', connection: 'facebook', count: 60 };
    expect(ledBy(back)).toEqual({ to: '/save-external-auth', ...told });
    expect((await browser.follow(back)).json()).toEqual({
      route: 'ssoAccountLink',
      facts: { asked, problem: 'TOO_MANY_ATTEMPTS', count: 60, overBeforeWait: true },
    });
    expect(await subjectsOf(suite, userId)).toEqual([{ connection: 'facebook', email: null }]);
  });
});

test('an identity is added to an account by a code to its address, where another identity proves its owner not freshly', async () => {
  const owner = newBrowser(suite.testApp);
  await owner.follow(await visitCompany(suite.testApp, owner, { name: 'apple', person: 'person-gloria' }));
  const { userId } = await sessionIn(owner);
  const browser = newBrowser(suite.testApp);
  await visitCompany(suite.testApp, browser, { name: 'facebook', person: 'person-gloria' });
  await answerPendingSignIn(browser, 'address');
  const [first] = mails();
  await answerPendingSignIn(browser, 'code', { code: first?.facts.code ?? '' });
  await failAtCompany(suite.sandbox.url, 'apple', 'oldSession');
  const prove = { name: 'apple', intent: 'prove', from: '/save-external-auth' } as const;
  const back = await visitCompany(suite.testApp, browser, { ...prove, person: 'person-gloria' });
  await failAtCompany(suite.sandbox.url, 'apple', 'none');
  expect(back.headers.location).toBe('/save-external-auth');
  const connections = () =>
    tables()
      .selectFrom('accountSubjects')
      .select('connection')
      .where('accountId', '=', userId as string)
      .execute();
  expect(await connections()).toEqual([{ connection: 'apple' }]);

  const [mail] = mails();
  expect(mail).toMatchObject({ mail: 'addressCode', to: 'gloria@people.stillpoint.example' });
  await browser.follow(await answerPendingSignIn(browser, 'code', { code: mail?.facts.code ?? '' }));
  expect(await sessionIn(browser)).toMatchObject({ userId });
  expect(await connections()).toEqual([{ connection: 'apple' }, { connection: 'facebook' }]);
});

test('an account that had the address before: its new one is told, masked, and its owner connects it', async () => {
  const gloria = 'gloria@people.stillpoint.example';
  const atApple = { name: 'apple', person: 'person-gloria' };
  const { userId } = await newMember(suite.testApp, gloria);
  const email = newEmail();
  await tables()
    .updateTable('accounts')
    .set({ email, emailNormalised: email, emailVerifiedAt: new Date() })
    .where('id', '=', userId)
    .execute();
  const until = new Date(Date.now() + 60_000);
  await tables()
    .insertInto('heldAddresses')
    .values({ emailNormalised: gloria, accountId: userId, until })
    .execute();

  const browser = newBrowser(suite.testApp);
  await visitCompany(suite.testApp, browser, atApple);
  const question = (await browser.open('/auth/pending-sign-in')).json<{ data: { attributes: object } }>().data
    .attributes;
  expect(question).toMatchObject({
    ...{ question: 'owner', email: 'g•••@people.stillpoint.example' },
    ...{ movedTo: maskedEmail(email), ways: { password: true, connections: [] } },
  });
  expect(JSON.stringify(question)).not.toContain(email);
  expect((await browser.open('/save-external-auth')).json()).toEqual({
    route: 'saveExternalAuth',
    facts: { asked: question },
  });
  const refused = await answerPendingSignIn(
    browser,
    'owner',
    { password: 'not-the-password' },
    { accept: 'application/json' },
  );
  expect(refused.json()).toMatchObject({ errors: [{ code: 'WRONG_CREDENTIALS' }] });
  await browser.follow(await answerPendingSignIn(browser, 'owner', { password }));
  expect(await sessionIn(browser)).toMatchObject({ userId, email });
  expect(mails()).toMatchObject([{ mail: 'identityLinked', to: email }]);

  // A person who comes by that company later is in at once, also once the address is free.
  await tables().deleteFrom('heldAddresses').execute();
  const later = newBrowser(suite.testApp);
  await later.follow(await visitCompany(suite.testApp, later, atApple));
  expect(await sessionIn(later)).toMatchObject({ userId });
});
