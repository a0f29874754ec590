import { describe, expect, test, vi } from 'vitest';
import {
  appCode,
  appPage,
  appSteps,
  beginApp,
  factsIn,
  setUpApp,
} from '../../../testing/authenticator-app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newEmail, password, sessionIn, signIn } from '../../../testing/members.ts';
import { formOfOpenedLink, resetLinkFor } from '../../../testing/new-password.ts';

const suite = identitySuite();
const { mails, tables } = suite;
const { changesOf, mailedCode, memberWithApp, provenMember, unprove } = appSteps(suite);

const chosen = 'a-new-password-2026';
const signedOut = { status: 'signedOut' };
const setups = () => tables().selectFrom('authenticatorSetups').selectAll().execute();
const post = (browser: Browser, form: Record<string, string>) => browser.post(appPage, form);

/** An intruder who knows the password, in another browser. */
async function intruderAt(email: string) {
  const browser = newBrowser(suite.testApp);
  await signIn(browser, email);
  mails();
  return browser;
}

/** Changes the address to a mailbox of one's own. Gives it, and the link that the former address is mailed. */
async function moveAddress(browser: Browser, userId: string) {
  const email = newEmail();
  await browser.post('/user', { userId, change: 'email', email, present: password });
  await browser.post('/user', { userId, change: 'confirmEmail', code: mailedCode() });
  const link = mails().find(({ mail }) => mail === 'emailChanged')?.facts.wayBack?.link ?? '';
  return { email, link: link.slice(suite.testApp.config.siteOrigin.length) };
}

/** Chooses a new password by a mailed link, and logs in by it. */
async function comeBack(link: string, email: string) {
  const browser = newBrowser(suite.testApp);
  await browser.follow(await browser.open(link));
  const form = { password: chosen, confirmation: chosen, ...(await formOfOpenedLink(suite, browser)) };
  const saved = await browser.post('/login/forgot-password/new', form);
  expect(saved.json()).toMatchObject({ facts: { status: 'done' } });
  const guest = newBrowser(suite.testApp);
  await guest.open('/login');
  const answer = await guest.post('/login', { email, password: chosen });
  return { guest, answer };
}

describe('who knows the password and does not read the mailbox', () => {
  test('sets no app up, by a recent log-in or by the password, and the owner gets in by a new password', async () => {
    const { email, userId } = await provenMember();
    const intruder = await intruderAt(email);
    const asked = { status: 'off', proof: 'code', alsoByCode: true };
    expect(await factsIn(intruder, appPage)).toMatchObject(asked);
    const refusals = [
      await post(intruder, { userId, change: 'begin' }),
      await post(intruder, { userId, change: 'begin', present: password }),
      await post(intruder, { userId, change: 'begin', by: 'app', present: password, code: '123456' }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    await unprove(userId);
    const again = await post(intruder, { userId, change: 'begin', present: password });
    expect(again.headers.location).toBe(appPage);
    await post(intruder, { userId, change: 'begin', action: 'code' });
    const sent = mails();
    expect(sent).toMatchObject([{ to: email, facts: { codeFor: 'authenticatorApp' } }]);
    const guess = sent[0]?.facts.code === '000000' ? '111111' : '000000';
    expect((await post(intruder, { userId, change: 'begin', code: guess })).statusCode).toBe(401);
    expect(await factsIn(intruder, appPage)).toMatchObject(asked);
    expect(await setups()).toEqual([]);
    const confirmed = await post(intruder, { userId, change: 'confirm', code: '123456' });
    expect(confirmed.statusCode).toBe(409);

    const { guest, answer } = await comeBack(await resetLinkFor(suite, email), email);
    await guest.follow(answer);
    expect(await sessionIn(guest)).toMatchObject({ userId });
    expect(await sessionIn(intruder)).toEqual(signedOut);
  });

  test('nor by a code that was mailed for something else', async () => {
    const { browser, key, userId } = await memberWithApp();
    await unprove(userId);
    await post(browser, { userId, change: 'remove', action: 'code' });
    const code = mailedCode();
    vi.setSystemTime(Date.now() + 30_000);
    await post(browser, { userId, change: 'remove', by: 'app', present: password, code: appCode(key) });
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'off', proof: 'code' });
    expect((await post(browser, { userId, change: 'begin', code })).statusCode).toBe(409);
    expect(await setups()).toEqual([]);
  });

  test('an account without a password asks for the code as well, once', async () => {
    const { browser, userId } = await provenMember();
    await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'off', proof: 'code' });
    await unprove(userId);
    expect((await beginApp(browser, userId, mailedCode)).headers.location).toBe(appPage);
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'key' });
  });
});

test('a key that waits for its app ends when the account has another address', async () => {
  const { browser, userId } = await provenMember();
  await beginApp(browser, userId, mailedCode);
  const ofAccount = async () => (await setups()).filter(({ accountId }) => accountId === userId);
  expect(await ofAccount()).toHaveLength(1);
  await moveAddress(browser, userId);
  expect(await ofAccount()).toEqual([]);
});

describe('who takes the account back after its address was changed', () => {
  test('gets in without the app that was set up since, which is recorded and mailed', async () => {
    const { email, userId } = await provenMember();
    const intruder = await intruderAt(email);
    const { link } = await moveAddress(intruder, userId);
    await setUpApp(intruder, userId, mailedCode);
    mails();

    const { guest, answer } = await comeBack(link, email);
    expect(mails()).toMatchObject([{ mail: 'passwordChanged', to: email, facts: { appRemoved: true } }]);
    await guest.follow(answer);
    expect(await sessionIn(guest)).toMatchObject({ userId, email });
    expect(await sessionIn(intruder)).toEqual(signedOut);
    expect(await changesOf(userId)).toEqual(
      expect.arrayContaining(['addressRestored mailLink', 'secondFactorRemoved app']),
    );
    for (const table of ['authenticatorApps', 'recoveryCodes'] as const) {
      expect(await tables().selectFrom(table).selectAll().where('accountId', '=', userId).execute()).toEqual(
        [],
      );
    }
  });

  test('also where the app took the place of their own', async () => {
    const { browser, email, userId } = await memberWithApp();
    const { link } = await moveAddress(browser, userId);
    await post(browser, { userId, change: 'remove' });
    await setUpApp(browser, userId, mailedCode);
    const { guest, answer } = await comeBack(link, email);
    await guest.follow(answer);
    expect(await sessionIn(guest)).toMatchObject({ userId, email });
  });

  test('keeps an app from before, with its recovery codes', async () => {
    const { browser, email, key, userId } = await memberWithApp();
    vi.setSystemTime(Date.now() + 30_000);
    const { link } = await moveAddress(browser, userId);
    const { guest, answer } = await comeBack(link, email);
    expect(mails().find(({ mail }) => mail === 'passwordChanged')?.facts).not.toHaveProperty('appRemoved');
    expect(answer.headers.location).toBe('/login/second-factor');
    const codes = tables().selectFrom('recoveryCodes').selectAll().where('accountId', '=', userId);
    expect(await codes.execute()).toHaveLength(10);
    await guest.follow(await guest.post('/login/second-factor', { step: 'checkApp', code: appCode(key) }));
    expect(await sessionIn(guest)).toMatchObject({ userId, email });
    expect(await changesOf(userId)).not.toContain('secondFactorRemoved app');
  });

  test('by hand, removes the app that was set up since, as the link would have', async () => {
    const { browser, email, userId } = await provenMember();
    await moveAddress(browser, userId);
    await setUpApp(browser, userId, mailedCode);
    mails();
    await browser.post('/user', { userId, change: 'email', email, present: password });
    await browser.post('/user', { userId, change: 'confirmEmail', code: mailedCode() });
    expect(mails()).toMatchObject([{ mail: 'secondFactorChanged', to: email }, { mail: 'emailChanged' }]);
    expect(await changesOf(userId)).toContain('secondFactorRemoved app');
  });

  test('by hand, is not put out by a link that the mailbox in between is mailed', async () => {
    const { browser, email, userId } = await provenMember();
    await moveAddress(browser, userId);
    await browser.post('/user', { userId, change: 'email', email, present: password });
    await browser.post('/user', { userId, change: 'confirmEmail', code: mailedCode() });
    const told = mails().filter(({ mail }) => mail === 'emailChanged');
    expect(told).toHaveLength(1);
    expect(told[0]?.facts).not.toHaveProperty('wayBack');
    const links = tables().selectFrom('passwordResets').selectAll().where('accountId', '=', userId);
    expect(await links.execute()).toEqual([]);
  });
});
