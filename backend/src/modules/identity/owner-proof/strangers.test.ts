import { describe, expect, test, vi } from 'vitest';
import { appCode, appSteps } from '../../../testing/authenticator-app.ts';
import { openAuthenticator } from '../../../testing/authenticator.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newEmail, password } from '../../../testing/members.ts';
import { addPasskey, askToLogIn, logInBy, optionsIn } from '../../../testing/passkeys.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { accountLoginLimits } from '../sign-in/limits.ts';

const suite = identitySuite();
const { mails } = suite;
const { memberWithApp, unprove } = appSteps(suite);
const chosen = 'another-password-2026';

/** Uses up what all unknown devices together may try for an account, as strangers without its password can. */
async function useUpTriesOf(email: string) {
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  const ofAccount = accountLoginLimits(email, '198.51.100.1').slice(-1);
  for (let attempt = 0; attempt < 100; attempt += 1) await throttle.attempt(ofAccount);
  expect(await throttle.attempt(ofAccount)).toMatchObject({ ok: false });
}

const deviceCookies = (browser: Browser) =>
  browser.cookieNames().filter((name) => name.startsWith('device.'));

const deviceIdsIn = (browser: Browser) =>
  deviceCookies(browser).map((name) => browser.cookie(name)?.value.split('.')[1]);

function forgetDevice(browser: Browser) {
  for (const name of deviceCookies(browser)) browser.forget(name);
}

/** An owner with an app, and the proof by the password and a code that the app has not shown yet. */
async function owner() {
  const member = await memberWithApp();
  const { browser, userId, key } = member;
  async function prove(present: string) {
    await unprove(userId);
    vi.setSystemTime(Date.now() + 30_000);
    const form = { by: 'app', present, code: appCode(key) };
    return (await browser.post('/user/data', { userId, action: 'open', ...form })).statusCode;
  }
  const change = (form: Record<string, string>) => browser.post('/user', { userId, ...form });
  const changePassword = () =>
    change({ change: 'password', present: password, password: chosen, confirmation: chosen });
  return { ...member, prove, change, changePassword };
}

describe('strangers use up no proof of an owner', () => {
  test('who has changed the password in this browser', async () => {
    const { email, prove, changePassword } = await owner();
    expect((await changePassword()).statusCode).toBe(303);
    await useUpTriesOf(email);
    expect(await prove(chosen)).toBe(303);
  });

  test('who has changed the address in this browser', async () => {
    const { prove, change } = await owner();
    expect(await prove(password)).toBe(303);
    const email = newEmail();
    await change({ change: 'email', email, present: password });
    const code = mails().find(({ mail }) => mail === 'addressCode')?.facts.code ?? '';
    expect((await change({ change: 'confirmEmail', code })).statusCode).toBe(303);
    await useUpTriesOf(email);
    expect(await prove(password)).toBe(303);
  });

  test('who has given a code of the app in this browser before', async () => {
    const { browser, email, prove } = await owner();
    forgetDevice(browser);
    expect(await prove(password)).toBe(303);
    await useUpTriesOf(email);
    expect(await prove(password)).toBe(303);
  });

  test('who has confirmed by a passkey in this browser before', async () => {
    const { browser, email, userId, prove } = await owner();
    const authenticator = openAuthenticator(suite.testApp.config.siteOrigin);
    await prove(password);
    await addPasskey(browser, { userId, authenticator });
    forgetDevice(browser);
    const asked = await browser.postJson(`/user/confirmation/passkey-options?userId=${userId}`, {});
    const credential = authenticator.answer(optionsIn(asked));
    const path = `/user/confirmation/passkey?userId=${userId}`;
    expect((await browser.postJson(path, { credential })).statusCode).toBe(200);
    await useUpTriesOf(email);
    expect(await prove(password)).toBe(303);
  });
});

test('strangers at the same network address use up no confirmation by a passkey', async () => {
  const { browser, userId, prove } = await owner();
  const authenticator = openAuthenticator(suite.testApp.config.siteOrigin);
  await prove(password);
  await addPasskey(browser, { userId, authenticator });
  await unprove(userId);
  const statuses = new Set<number>();
  let stranger = newBrowser(suite.testApp);
  for (let answered = 0; answered < 51; answered += 1) {
    // A browser has ten tries of its own.
    if (answered % 10 === 0) stranger = newBrowser(suite.testApp);
    const ofNobody = authenticator.answer(await askToLogIn(stranger), { userHandle: 'eA' });
    statuses.add((await logInBy(stranger, ofNobody)).statusCode);
  }
  expect(statuses).toContain(429);
  const asked = await browser.postJson(`/user/confirmation/passkey-options?userId=${userId}`, {});
  const credential = authenticator.answer(optionsIn(asked));
  const path = `/user/confirmation/passkey?userId=${userId}`;
  expect((await browser.postJson(path, { credential })).statusCode).toBe(200);
});

describe('a new password', () => {
  test('gives a known device no new guesses at the second factor', async () => {
    const { browser, changePassword } = await owner();
    const before = deviceIdsIn(browser);
    await changePassword();
    expect(before).toHaveLength(1);
    expect(deviceIdsIn(browser)).toEqual(before);
  });

  test('makes no browser known where a second factor is on and none was given', async () => {
    const { browser, changePassword } = await owner();
    forgetDevice(browser);
    expect((await changePassword()).statusCode).toBe(303);
    expect(deviceIdsIn(browser)).toEqual([]);
  });
});
