import { describe, expect, test } from 'vitest';
import { answerAccountLink } from '../../../testing/pending-sign-in.ts';
import type { Browser } from '../../../testing/browser.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newEmail, newMember, password, sessionIn, signIn } from '../../../testing/members.ts';
import { formOfOpenedLink } from '../../../testing/new-password.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;

const page = '/sso-account-link';

/** A browser in which a workplace has signed Alma in for the first time. */
async function signInByCompany(query = ''): Promise<Browser> {
  const browser = newBrowser(suite.testApp);
  const alma = { name: 'acorn', person: 'worker-alma' };
  const back = await visitCompany(suite.testApp, browser, { ...alma, query });
  expect(back.headers.location).toBe(page);
  return browser;
}

/** A new password by the mail that the question's link leads to, in the same browser. */
async function resetPassword(browser: Browser, email: string, chosen: string) {
  // As the page of the question writes the link.
  const question = await browser.open('/auth/pending-sign-in');
  const { data } = question.json<{ data: { attributes: { choices?: Record<string, string> } } }>();
  const choices = new URLSearchParams({ ...data.attributes.choices, from: 'linking-question' });
  await browser.post(`/login/forgot-password?${choices.toString()}`, { email });
  await suite.queue.work('identity.mailResetLink');
  const mail = mails().find((each) => each.mail === 'passwordReset');
  const link = (mail?.facts.link ?? '').slice(suite.testApp.config.siteOrigin.length);
  const opened = await browser.open(link);
  const opening = new URL(String(opened.headers.location), suite.testApp.config.siteOrigin);
  expect(opening.pathname).toBe('/login/forgot-password/new');
  const form = { password: chosen, confirmation: chosen, ...(await formOfOpenedLink(suite, browser)) };
  const saved = await browser.post(String(opened.headers.location), form);
  expect(saved.json()).toMatchObject({ facts: { status: 'done' } });
  // The new password's page leads on to the login with its own query.
  return `/login${opening.search}`;
}

/** The address in the form for a new password, opened from the question. */
async function emailOn(browser: Browser, query = '?from=linking-question'): Promise<string> {
  const opened = await browser.open(`/login/forgot-password${query}`);
  return opened.json<{ facts: { values: { email: string } } }>().facts.values.email;
}

const endQuestions = () =>
  tables()
    .updateTable('parkedArrivals')
    .set({ expiresAt: new Date(0) })
    .execute();

describe('a person who has forgotten the password', () => {
  const another = 'a-new-password-2026';
  // Where the page of the new password leads on to.
  const login = '/login?from=linking-question';

  test('comes back to the question with a new one, and connects the account', async () => {
    const email = newEmail();
    const { userId } = await newMember(suite.testApp, email);
    const browser = await signInByCompany('&redirectOnSuccess=/plans');
    expect((await browser.open(page)).json()).toMatchObject({
      facts: { asked: { choices: { redirectOnSuccess: '/plans' } } },
    });
    await resetPassword(browser, email, another);
    expect((await browser.open(login)).headers.location).toBe(page);
    expect((await browser.open(`/de${login}`)).headers.location).toBe(`/de${page}`);
    const end = await browser.follow(
      await answerAccountLink(browser, { email, password: another }),
      '/plans',
    );
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId, kind: 'B2B' });
  });

  test('logs in as usual once the question is over, and in another browser', async () => {
    const browser = await signInByCompany();
    await endQuestions();
    for (const each of [browser, newBrowser(suite.testApp)]) {
      expect((await each.open(login)).json()).toMatchObject({ route: 'login', facts: { status: 'ready' } });
    }
    const { email } = await newMember(suite.testApp);
    await signIn(browser, email, login);
    expect(await sessionIn(browser)).toMatchObject({ email });
  });

  test('gets to what the log-in was begun for, once the question of a workplace is over', async () => {
    const { email } = await newMember(suite.testApp);
    const browser = await signInByCompany('&redirectOnSuccess=/plans&voucher=SLEEP30&country=DE');
    const onward = await resetPassword(browser, email, another);
    await endQuestions();
    await browser.open(onward);
    const end = await browser.follow(await browser.post(onward, { email, password: another }), '/plans');
    expect(end.headers.location).toBe('/plans?voucher=SLEEP30&country=DE');
  });

  test('gets to a deep link of the app beyond the question, and after it once it is over', async () => {
    const { email } = await newMember(suite.testApp);
    const deepLink = 'https://app.stillpoint.example/meditation/7';
    const browser = await signInByCompany(`&redirectUrl=${encodeURIComponent(deepLink)}`);
    const onward = await resetPassword(browser, email, another);
    expect(new URLSearchParams(onward.split('?')[1]).get('redirectUrl')).toBe(deepLink);
    expect((await browser.open(onward)).headers.location).toBe(
      `${page}?redirectUrl=${encodeURIComponent(deepLink)}`,
    );
    await endQuestions();
    await browser.open(onward);
    const end = await browser.follow(await browser.post(onward, { email, password: another }));
    expect(end.json()).toMatchObject({
      route: 'authCallback',
      facts: { status: 'continuing', destination: deepLink },
    });
  });

  test('keeps no other address in the mail', async () => {
    const { email } = await newMember(suite.testApp);
    const browser = newBrowser(suite.testApp);
    await browser.post('/login/forgot-password?redirectUrl=https%3A%2F%2Felsewhere.example%2F', { email });
    await suite.queue.work('identity.mailResetLink');
    const mail = mails().find((each) => each.mail === 'passwordReset');
    expect(mail?.facts.link).not.toContain('elsewhere');
  });

  test('is told once by the account’s page that nothing new was connected, once the question of a workplace is over', async () => {
    const { email } = await newMember(suite.testApp);
    const browser = await signInByCompany('&redirectOnSuccess=/de/user');
    const onward = await resetPassword(browser, email, another);
    await endQuestions();
    await browser.open(onward);
    const end = await browser.follow(await browser.post(onward, { email, password: another }));
    expect(end.json()).toMatchObject({ route: 'account', facts: { notConnected: true } });
    for (const address of ['/user', '/manage-identities']) {
      expect((await browser.open(address)).json()).not.toHaveProperty('facts.notConnected');
    }
  });

  test('gets to what the sign-in was begun for, once the question for the owner is over', async () => {
    const { email } = await newMember(suite.testApp, 'gloria@people.stillpoint.example');
    const browser = newBrowser(suite.testApp);
    const query = '&redirectOnSuccess=/subscription&plan=B2CANNUAL&from=bundle-spotify';
    await visitCompany(suite.testApp, browser, { name: 'apple', person: 'person-gloria', query });
    const choices = { redirectOnSuccess: '/subscription', plan: 'B2CANNUAL' };
    expect((await browser.open('/save-external-auth')).json()).toMatchObject({
      facts: { asked: { question: 'owner', choices } },
    });
    const onward = await resetPassword(browser, email, another);
    await endQuestions();
    await browser.open(onward);
    const end = await browser.follow(
      await browser.post(onward, { email, password: another }),
      '/subscription',
    );
    expect(end.headers.location).toBe('/subscription?plan=B2CANNUAL');
  });

  test('comes back to the question for the owner', async () => {
    const { email } = await newMember(suite.testApp, 'gloria@people.stillpoint.example');
    const browser = newBrowser(suite.testApp);
    await visitCompany(suite.testApp, browser, { name: 'apple', person: 'person-gloria' });
    await resetPassword(browser, email, another);
    expect((await browser.open(login)).headers.location).toBe('/save-external-auth');
  });

  test('finds the address that the company has proved in the form for a new one, and only from the question', async () => {
    const { email } = await newMember(suite.testApp, 'gloria@people.stillpoint.example');
    const browser = newBrowser(suite.testApp);
    await visitCompany(suite.testApp, browser, { name: 'apple', person: 'person-gloria' });
    expect(await emailOn(browser)).toBe(email);
    expect(await emailOn(browser, '')).toBe('');
    expect(await emailOn(newBrowser(suite.testApp))).toBe('');
  });

  test('finds no address that the account has moved to', async () => {
    const { userId } = await newMember(suite.testApp, 'gloria@people.stillpoint.example');
    const moved = newEmail();
    await tables()
      .updateTable('accounts')
      .set({ email: moved, emailNormalised: moved })
      .where('id', '=', userId)
      .execute();
    const until = new Date(Date.now() + 60_000);
    await tables()
      .insertInto('heldAddresses')
      .values({ emailNormalised: 'gloria@people.stillpoint.example', accountId: userId, until })
      .execute();
    const browser = newBrowser(suite.testApp);
    await visitCompany(suite.testApp, browser, { name: 'apple', person: 'person-gloria' });
    expect(await emailOn(browser)).toBe('');
  });

  test('finds the address that was tried at the question of a workplace, and none before', async () => {
    const { email } = await newMember(suite.testApp);
    const browser = await signInByCompany();
    expect(await emailOn(browser)).toBe('');
    await answerAccountLink(browser, { email: 'sami@demo', password });
    expect(await emailOn(browser)).toBe('');
    await answerAccountLink(browser, { email, password: 'not-the-password' });
    expect(await emailOn(browser)).toBe(email);
    expect(await emailOn(browser, '')).toBe('');
  });

  test('finds no address that was tried before the one whose owner is asked for a code', async () => {
    const { email } = await newMember(suite.testApp);
    const browser = await signInByCompany();
    await answerAccountLink(browser, { email: newEmail(), password });
    expect((await answerAccountLink(browser, { email, password })).headers.location).toBe(
      '/save-external-auth',
    );
    expect(await emailOn(browser)).toBe('');
  });

  test('finds the login where no question was left for it', async () => {
    const browser = await signInByCompany();
    expect((await browser.open('/login')).json()).toMatchObject({ route: 'login' });
  });
});

test('who logs in first to connect a workplace is told once that it is not connected, and after that what is', async () => {
  const { email } = await newMember(suite.testApp);
  const browser = await signInByCompany();
  const login = '/login?redirectOnSuccess=/manage-identities&from=connecting';
  const list = await signIn(browser, email, login);
  expect(list.json()).toMatchObject({ route: 'manageIdentities', facts: { notConnected: true } });
  expect((await browser.open('/manage-identities')).json()).not.toHaveProperty('facts.notConnected');

  await tables().updateTable('accounts').set({ emailVerifiedAt: new Date() }).execute();
  const linked = await browser.follow(await answerAccountLink(browser, { email, password }));
  expect(linked.json()).toMatchObject({ facts: { done: 'linked', linked: 'acorn' } });
  expect((await signIn(newBrowser(suite.testApp), email, login)).json()).not.toHaveProperty(
    'facts.notConnected',
  );
});
