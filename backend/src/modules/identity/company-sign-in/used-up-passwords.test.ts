import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { signInAtWork, signInByCompany, subjectsOf } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { mailFactorSteps } from '../../../testing/mail-factor.ts';
import {
  knownMember,
  newBrowser,
  newEmail,
  newMember,
  password,
  sessionIn,
  signIn,
} from '../../../testing/members.ts';
import { answerAccountLink, answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import { ledBy } from '../../../testing/told.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { accountLoginLimits, visitorLoginLimits } from '../sign-in/limits.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, queue, tables } = suite;
const { mailedCode, memberWithMailCode, typed } = mailFactorSteps(suite);

const alma = { name: 'acorn', person: 'worker-alma' };
const gloria = 'gloria@people.stillpoint.example';
// As the pages of both questions write it.
const question = '/sso-account-link?redirectOnSuccess=%2Fplans&plan=B2CANNUAL';
const query = `?${new URLSearchParams({ redirectOnSuccess: question }).toString()}`;
const login = `/login${query}`;

const throttle = () => createThrottle(databaseCounters(suite.testApp.db));

beforeEach(() => tables().deleteFrom('throttleCounters').execute());

/** Uses up what all unknown devices together may try for an address, as strangers do. */
async function useUp(address: string) {
  const ofAccount = accountLoginLimits(address, '198.51.100.1').slice(-1);
  for (let attempt = 0; attempt < 101; attempt += 1) await throttle().attempt(ofAccount);
}

/** Logs in by password and mailed code, up to the page that the log-in leads to. */
async function logInByCode(browser: Browser, email: string): Promise<LightMyRequestResponse> {
  expect((await browser.open(login)).json()).toMatchObject({ route: 'login' });
  const asked = await browser.post(login, { email, password });
  const codePage = String(asked.headers.location);
  expect(codePage).toBe(`/login/code${query}`);
  expect((await browser.open(codePage)).json()).toMatchObject({ route: 'loginCode' });
  mails();
  await queue.work('identity.mailOwner');
  const code = mails().find(({ mail }) => mail === 'signInCode')?.facts.code ?? '';
  const checked = await browser.post(codePage, { step: 'check', code });
  return browser.follow(checked, '/sso-account-link');
}

describe('strangers who have used up the passwords of an account', () => {
  test('do not keep its owner from connecting a workplace, by a log-in with a code', async () => {
    const { email, userId } = await knownMember(suite.testApp);
    await useUp(email);
    const browser = await signInAtWork(suite, alma, '&redirectOnSuccess=/plans');
    const refused = await answerAccountLink(browser, { email, password });
    const told = { problem: 'PASSWORD_TRIES_USED_UP', count: 60 };
    expect(ledBy(refused)).toEqual({ to: '/sso-account-link', ...told });
    expect((await browser.open('/sso-account-link')).json()).toMatchObject({
      facts: { values: { email }, ...told },
    });
    // The question waits for the code, which may be slow.
    expect(browser.cookie('pendingSignIn')?.attributes).toMatch(/Max-Age=1200/);
    const { expiresAt } = await tables()
      .selectFrom('parkedArrivals')
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 15 * 60_000);

    const back = await logInByCode(browser, email);
    expect(back.headers.location).toBe(question);
    expect((await browser.open(question)).json()).toMatchObject({
      facts: { asked: { workplace: 'Acorn' } },
    });
    const end = await browser.follow(await answerAccountLink(browser, { email, password }), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId, kind: 'B2B' });
    expect(await subjectsOf(suite, userId)).toMatchObject([{ connection: 'acorn' }]);
  });

  test('nor from connecting a company', async () => {
    const { userId } = await newMember(suite.testApp, gloria);
    await useUp(gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria', '&redirectOnSuccess=/plans');
    const refused = await answerPendingSignIn(browser, 'owner', { password });
    const told = { problem: 'PASSWORD_TRIES_USED_UP', count: 60 };
    expect(ledBy(refused)).toEqual({ to: '/save-external-auth', ...told });

    await logInByCode(browser, gloria);
    const other = await browser.open(question);
    expect(other.headers.location).toBe('/save-external-auth?redirectOnSuccess=%2Fplans&plan=B2CANNUAL');
    const deep = '&redirectUrl=https%3A%2F%2Fapp.stillpoint.example%2Fmeditation%2F7';
    expect((await browser.open(`${question}${deep}`)).headers.location).toBe(
      `${other.headers.location}${deep}`,
    );
    const foreign = '&redirectUrl=https%3A%2F%2Felsewhere.example%2F';
    expect((await browser.open(`${question}${foreign}`)).headers.location).toBe(other.headers.location);
    const end = await browser.follow(await answerPendingSignIn(browser, 'owner', { password }), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(await subjectsOf(suite, userId)).toMatchObject([{ connection: 'apple' }]);
  });

  test('nor one with a second factor, who gives it once more for the connection', async () => {
    const { email, userId } = await memberWithMailCode();
    await useUp(email);
    const browser = await signInAtWork(suite, alma);
    await logInByCode(browser, email);
    const answered = await answerAccountLink(browser, { email, password });
    expect(answered.headers.location).toBe('/login/second-factor');
    await browser.follow(await typed(browser, mailedCode()));
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(await subjectsOf(suite, userId)).toMatchObject([{ connection: 'acorn' }]);
  });

  test('nor one whom a company has logged in to it, so that the log-in is shown once more', async () => {
    const { email, userId } = await knownMember(suite.testApp);
    const atHome = newBrowser(suite.testApp);
    await signIn(atHome, email);
    for (const name of atHome.cookieNames()) if (name.startsWith('device.')) atHome.forget(name);
    await useUp(email);
    const browser = await signInAtWork(suite, alma, '', atHome);
    expect(ledBy(await answerAccountLink(browser, { email, password }))).toMatchObject({
      problem: 'PASSWORD_TRIES_USED_UP',
    });

    expect((await browser.open('/login?redirectOnSuccess=/plans')).headers.location).toBe('/plans');
    const inGerman = await browser.open(`/de/login${query}`);
    expect(inGerman.json()).toMatchObject({ route: 'login' });
    for (const page of ['/register', '/login-pages']) {
      expect((await browser.open(`${page}${query}`)).headers.location).toBe(question);
    }
    await logInByCode(browser, email);
    await browser.follow(await answerAccountLink(browser, { email, password }));
    expect(await sessionIn(browser)).toMatchObject({ userId, kind: 'B2B' });
    expect(await subjectsOf(suite, userId)).toMatchObject([{ connection: 'acorn' }]);
    // Nothing is asked any more: the log-in leads on at once.
    const led = await browser.open(login);
    expect(led.headers.location).toBe(question);
    for (const page of ['/sso-account-link', '/save-external-auth']) {
      const over = await browser.open(`${page}?redirectOnSuccess=%2Fplans&plan=B2CANNUAL`);
      expect(over.headers.location).toBe('/plans?plan=B2CANNUAL');
      const judged = await browser.open(`${page}?redirectOnSuccess=https%3A%2F%2Felsewhere.example`);
      expect(judged.json()).toEqual({ route: expect.any(String) as unknown, facts: { signedIn: true } });
      const deepLink = `https://app.stillpoint.example/meditation${page}`;
      const deep = await browser.open(`${page}?redirectUrl=${encodeURIComponent(deepLink)}`);
      expect(deep.json()).toMatchObject({
        route: 'authCallback',
        facts: { status: 'continuing', destination: deepLink },
      });
      const back = await browser.open(`${page}?redirectUrl=${encodeURIComponent(deepLink)}`);
      expect(back.json()).toMatchObject({ facts: { signedIn: true } });
      const again = await browser.open(
        `${page}?redirectOnSuccess=/plans&redirectUrl=${encodeURIComponent(deepLink)}`,
      );
      expect(again.headers.location).toBe('/plans');
      expect((await browser.open(page)).json()).toMatchObject({ facts: { signedIn: true } });
    }
  });

  test('nor one in whose browser another account is logged in', async () => {
    const { email, userId } = await knownMember(suite.testApp);
    await useUp(email);
    const { browser: ofAnother } = await newMember(suite.testApp);
    const browser = await signInAtWork(suite, alma, '', ofAnother);
    await logInByCode(browser, email);
    await browser.follow(await answerAccountLink(browser, { email, password }));
    expect(await sessionIn(browser)).toMatchObject({ userId, kind: 'B2B' });
  });

  test('learn nothing: the answer is the same for a wrong password, and without an account', async () => {
    const { email } = await knownMember(suite.testApp);
    const unused = newEmail();
    await useUp(email);
    await useUp(unused);
    const browser = await signInAtWork(suite, alma);
    const answers = [];
    for (const form of [
      { email, password },
      { email, password: 'not-the-password' },
      { email: unused, password },
    ]) {
      const led = ledBy(await answerAccountLink(browser, form));
      const { body } = await browser.open('/sso-account-link');
      answers.push([led, body.replace(form.email, '…')]);
    }
    const [first, ...others] = answers;
    for (const other of others) expect(other).toEqual(first);
  });
});

test('a network address that has tried too much has to wait, as at a log-in', async () => {
  const { email } = await knownMember(suite.testApp);
  const browser = await signInAtWork(suite, alma);
  for (let attempt = 0; attempt < 50; attempt += 1) await throttle().attempt(visitorLoginLimits('127.0.0.1'));
  const told = { problem: 'TOO_MANY_ATTEMPTS', count: 15 };
  expect(ledBy(await answerAccountLink(browser, { email, password }))).toMatchObject(told);
});
