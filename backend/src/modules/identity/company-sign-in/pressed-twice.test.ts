import { describe, expect, test } from 'vitest';
import { pendingSignInOf } from '../../../testing/pending-sign-in.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import {
  knownMember,
  newBrowser,
  newEmail,
  newMember,
  password,
  sessionIn,
} from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;

const page = '/sso-account-link';

/** A browser in which a workplace has signed Alma in for the first time. */
async function signInByCompany(): Promise<Browser> {
  const browser = newBrowser(suite.testApp);
  await visitCompany(suite.testApp, browser, { name: 'acorn', person: 'worker-alma' });
  return browser;
}

describe('answers to the question of a workplace', () => {
  test('sign in once where going on as new is pressed twice', async () => {
    const browser = await signInByCompany();
    const typed = { pendingSignIn: await pendingSignInOf(browser) };
    const press = () => browser.post('/auth/pending-sign-in/new', typed);
    for (const answer of await Promise.all([press(), press()])) {
      expect(answer.headers.location).not.toContain('NO_PENDING_SIGN_IN');
      await browser.follow(answer);
      expect(await sessionIn(browser)).toMatchObject({ firstName: 'Alma' });
    }
  });

  test.each([
    ['going on as new', '/auth/pending-sign-in/new', () => Promise.resolve({})],
    [
      'connecting an account',
      page,
      async () => ({ email: (await knownMember(suite.testApp)).email, password }),
    ],
  ])('sign in to what the first press of %s led to where its answer was lost', async (_name, path, form) => {
    const browser = await signInByCompany();
    const { value = '' } = browser.cookie('pendingSignIn') ?? {};
    const typed = { pendingSignIn: await pendingSignInOf(browser), ...(await form()) };
    const press = async () => {
      browser.setCookie('pendingSignIn', value);
      await browser.follow(await browser.post(path, typed), '/plans');
      return sessionIn(browser);
    };
    const first = await press();
    expect(first).toMatchObject({ status: 'signedIn' });
    expect(await press()).toMatchObject({ userId: 'userId' in first ? first.userId : '' });
    browser.setCookie('pendingSignIn', value);
    expect((await browser.open('/auth/pending-sign-in')).statusCode).toBe(404);

    await tables()
      .updateTable('parkedArrivals')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute();
    browser.setCookie('pendingSignIn', value);
    expect((await browser.postJson(path, typed)).statusCode).toBe(404);
  });

  test('end where they did when the same answer is pressed twice, and say there once more what was connected', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInByCompany();
    const { value = '' } = browser.cookie('pendingSignIn') ?? {};
    const typed = { pendingSignIn: await pendingSignInOf(browser), email, password };
    for (let presses = 0; presses < 2; presses += 1) {
      browser.setCookie('pendingSignIn', value);
      const end = await browser.follow(await browser.post(page, typed), '/manage-identities');
      expect(end.headers.location).toBe('/manage-identities');
      expect((await browser.open('/manage-identities')).json()).toMatchObject({
        facts: { done: 'linked', linked: 'acorn' },
      });
    }
  });

  test('end where they did when an account is connected twice at once', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInByCompany();
    const typed = { pendingSignIn: await pendingSignInOf(browser), email, password };
    const press = () => browser.post(page, typed);
    for (const answer of await Promise.all([press(), press()])) {
      const end = await browser.follow(answer, '/manage-identities');
      expect(end.headers.location).toBe('/manage-identities');
    }
  });

  test('sign no one in by another answer than the one that ended them', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInByCompany();
    const { value = '' } = browser.cookie('pendingSignIn') ?? {};
    const typed = { pendingSignIn: await pendingSignInOf(browser), email, password };
    await browser.follow(await browser.post(page, typed));
    for (const wrong of [{ password: 'not-the-password' }, { email: newEmail() }]) {
      browser.setCookie('pendingSignIn', value);
      const answered = await browser.postJson(page, { ...typed, ...wrong });
      expect([answered.statusCode, answered.json()]).toMatchObject([
        404,
        { errors: [{ code: 'NO_PENDING_SIGN_IN' }] },
      ]);
    }
  });

  test('go on to the second factor where the code before it is typed twice, for half a minute', async () => {
    const { email, userId } = await newMember(suite.testApp);
    const browser = await signInByCompany();
    await browser.post(page, { pendingSignIn: await pendingSignInOf(browser), email, password });
    const code = mails().find(({ mail }) => mail === 'addressCode')?.facts.code ?? '';
    const since = new Date();
    await tables().insertInto('secondFactors').values({ accountId: userId, kind: 'mail', since }).execute();
    const typed = { pendingSignIn: await pendingSignInOf(browser), code };
    const press = () => browser.post('/auth/pending-sign-in/code', typed);
    for (let presses = 0; presses < 2; presses += 1) {
      expect((await press()).headers.location).toBe('/login/second-factor');
    }
    const other = await browser.postJson('/auth/pending-sign-in/code', { ...typed, code: '000000' });
    expect(other.json()).toMatchObject({ errors: [{ code: 'CODE_EXPIRED' }] });
    const step = mails().find(({ mail }) => mail === 'signInCode')?.facts.code ?? '';
    const keptSince = new Date(Date.now() + 19.5 * 60_000);
    await tables().updateTable('parkedArrivals').set({ expiresAt: keptSince }).execute();
    expect(ledBy(await press())).toEqual({ to: '/save-external-auth', problem: 'CODE_EXPIRED' });
    await browser.follow(await browser.post('/login/second-factor', { step: 'check', code: step }));
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('go on to the code where the password of an account is pressed twice whose address was never proved', async () => {
    const { email } = await newMember(suite.testApp);
    const browser = await signInByCompany();
    const typed = { pendingSignIn: await pendingSignInOf(browser), email, password };
    for (let presses = 0; presses < 2; presses += 1) {
      expect((await browser.post(page, typed)).headers.location).toBe('/save-external-auth');
    }
    expect(mails().filter(({ mail }) => mail === 'addressCode')).toHaveLength(1);
  });
});
