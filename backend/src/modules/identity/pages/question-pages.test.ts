import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { signInAtWork } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { knownMember, newBrowser, newMember } from '../../../testing/members.ts';
import { answerPendingSignIn, pendingSignInOf } from '../../../testing/pending-sign-in.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { tables } = suite;

const alma = { name: 'acorn', person: 'worker-alma' };
const page = '/sso-account-link';
const kept = '?redirectOnSuccess=%2Fplans&plan=B2CANNUAL';

/** Opens the page as it is drawn in a browser. */
const opened = async (browser: Browser, url = page) =>
  (await browser.open(url)).json<{ route: string; facts: unknown }>();

describe('the pages of questions', () => {
  test('lead to the one that asks', async () => {
    const browser = await signInAtWork(suite, alma);
    const refused = await browser.post('/auth/pending-sign-in/new', { pendingSignIn: 'another' });
    expect((await browser.follow(refused, page)).headers.location).toBe(page);
    expect(await opened(browser)).toMatchObject({ facts: { problem: 'SIGN_IN_REPLACED' } });
    expect((await browser.open(`/save-external-auth${kept}`)).headers.location).toBe(`${page}${kept}`);
    const other = newBrowser(suite.testApp);
    await visitCompany(suite.testApp, other, { name: 'facebook', person: 'person-gloria' });
    expect((await other.open(`/de${page}`)).headers.location).toBe('/de/save-external-auth');
    expect((await other.open(`${page}${kept}`)).headers.location).toBe(`/save-external-auth${kept}`);
  });

  test('ask for the owner where an account with the work address was opened meanwhile', async () => {
    const browser = await signInAtWork(suite, alma);
    await newMember(suite.testApp, 'alma@acorn.example');
    const answered = await answerPendingSignIn(browser, 'new');
    expect(answered.headers.location).toBe('/save-external-auth');
    expect((await browser.open('/auth/pending-sign-in')).json()).toMatchObject({
      data: { attributes: { question: 'owner' } },
    });
  });

  test('keep what the sign-in was begun for beside a form that is refused, and once they are over', async () => {
    await newMember(suite.testApp, 'gloria@people.stillpoint.example');
    const browser = newBrowser(suite.testApp);
    await visitCompany(suite.testApp, browser, { name: 'apple', person: 'person-gloria' });
    const query = '?redirectUrl=https%3A%2F%2Fapp.stillpoint.example%2Fmeditation%2F7';
    const form = { pendingSignIn: await pendingSignInOf(browser), password: 'not-the-password' };
    const answered = () => browser.post(`/auth/pending-sign-in/owner${query}`, form);
    const to = `/save-external-auth${query}`;
    expect(ledBy(await answered())).toEqual({ to, problem: 'WRONG_CREDENTIALS' });
    await tables()
      .updateTable('parkedArrivals')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(ledBy(await answered())).toEqual({ to, problem: 'NO_PENDING_SIGN_IN' });
  });

  test('ask nothing once the pending sign-in was dismissed', async () => {
    const browser = await signInAtWork(suite, alma);
    expect((await answerPendingSignIn(browser, 'dismissal')).headers.location).toBe('/login');
    expect(await opened(browser)).toEqual({ route: 'ssoAccountLink', facts: {} });
  });

  test('keep what the sign-in was begun for, and lead on to it once they are over', async () => {
    const { browser, email } = await knownMember(suite.testApp);
    const address = `${page}${kept}`;
    await signInAtWork(suite, alma, '', browser);
    const form = { pendingSignIn: await pendingSignInOf(browser), email, password: 'not-the-password' };
    expect(ledBy(await browser.post(address, form))).toEqual({ to: address, problem: 'WRONG_CREDENTIALS' });
    await tables()
      .updateTable('parkedArrivals')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(ledBy(await browser.post(address, form))).toEqual({ to: address, problem: 'NO_PENDING_SIGN_IN' });
    expect((await browser.open(address)).headers.location).toBe('/plans?plan=B2CANNUAL');
  });
});
