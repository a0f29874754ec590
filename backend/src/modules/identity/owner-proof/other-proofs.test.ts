import { describe, expect, test } from 'vitest';
import { appCode, appPage, appSteps, factsIn, wrongFor } from '../../../testing/authenticator-app.ts';
import { openAuthenticator } from '../../../testing/authenticator.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, password, sessionIn, signIn } from '../../../testing/members.ts';
import { addPasskey, codeIn, optionsIn } from '../../../testing/passkeys.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true });
const { mails, tables } = suite;
const { memberWithApp, passwordGiven, provenMember, turnMailOn, unprove } = appSteps(suite);

const dataPage = '/user/data';
const factsOf = (answer: { json: () => unknown }) => (answer.json() as { facts: object }).facts;

/** A member with an app, who logged in a while ago. */
async function withApp() {
  const member = await memberWithApp();
  await unprove(member.userId);
  return member;
}

describe('the code of an app', () => {
  const open = (browser: Browser, form: Record<string, string>) =>
    browser.post(dataPage, { action: 'open', by: 'app', ...form });

  test('proves the owner together with the password, in a new session, and works at no log-in after that', async () => {
    const { browser, email, userId, key } = await withApp();
    expect(await factsIn(browser, dataPage)).toEqual({ status: 'proof', userId, proof: 'app', problems: {} });
    const { sid } = await sessionIn(browser);
    const code = appCode(key, 1);
    const opened = await open(browser, { userId, present: password, code });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, dataPage]);
    expect(factsOf(await browser.follow(opened))).toMatchObject({ status: 'ready' });
    expect((await sessionIn(browser)).sid).not.toBe(sid);

    const { browser: guest } = await passwordGiven(email);
    const refused = await guest.post('/login/second-factor', { step: 'checkApp', code });
    expect(refused.json()).toMatchObject({ facts: { problem: 'used' } });
    expect(mails()).toEqual([]);
  });

  // ASVS V4.3.3
  test('proves nothing without the password, and is not used up by a wrong one', async () => {
    const { browser, userId, key } = await withApp();
    const code = appCode(key, 1);
    const alone = await open(browser, { userId, code });
    expect([alone.statusCode, factsOf(alone)]).toMatchObject([
      422,
      { proof: 'app', problems: { present: 'missing' } },
    ]);
    const wrong = await open(browser, { userId, present: 'not-this-one', code });
    expect([wrong.statusCode, factsOf(wrong)]).toMatchObject([401, { problems: { present: 'wrong' } }]);
    const missing = await open(browser, { userId, present: password, code: ' ' });
    expect([missing.statusCode, factsOf(missing)]).toMatchObject([422, { problems: { app: 'missing' } }]);
    expect((await open(browser, { userId, present: password, code })).statusCode).toBe(303);
  });

  test('a code that was used is refused, and wrong ones count with those of the log-in', async () => {
    const { browser, userId, key } = await withApp();
    const used = await open(browser, { userId, present: password, code: appCode(key) });
    expect([used.statusCode, factsOf(used)]).toMatchObject([
      401,
      { problems: { app: 'used' }, triesLeft: 4 },
    ]);
    for (let tries = 0; tries < 3; tries += 1) {
      await open(browser, { userId, present: password, code: wrongFor(key) });
    }
    const last = await open(browser, { userId, present: password, code: wrongFor(key) });
    expect([last.statusCode, factsOf(last)]).toMatchObject([429, { proof: 'app', waitMinutes: 10 }]);
    const right = await open(browser, { userId, present: password, code: appCode(key, 1) });
    expect(right.statusCode).toBe(429);
    // The mail has tries of its own.
    const mailed = await browser.post(dataPage, { userId, action: 'code' });
    expect(factsOf(mailed)).toMatchObject({ proof: 'code', others: ['app'] });
    const code = mails().find(({ mail }) => mail === 'addressCode')?.facts.code ?? '';
    expect((await browser.post(dataPage, { userId, action: 'open', code })).statusCode).toBe(303);
  });

  test('stands beside a code that was mailed, and can be chosen again', async () => {
    const { browser, userId } = await withApp();
    await browser.post(dataPage, { userId, action: 'code' });
    expect(await factsIn(browser, dataPage)).toMatchObject({ proof: 'code', others: ['app'] });
    const chosen = await browser.post(dataPage, { userId, action: 'app' });
    expect([chosen.statusCode, factsOf(chosen)]).toMatchObject([200, { proof: 'app' }]);
  });

  test('is not asked of a person without a password, who is mailed a code', async () => {
    const { browser, userId, key } = await withApp();
    await tables().updateTable('accounts').set({ passwordHash: null }).where('id', '=', userId).execute();
    expect(await factsIn(browser, dataPage)).toMatchObject({ proof: 'code' });
    expect(await factsIn(browser, dataPage)).not.toHaveProperty('others');
    const refused = await open(browser, { userId, present: '', code: appCode(key, 1) });
    expect(factsOf(refused)).toMatchObject({ proof: 'code', problems: { code: 'expired' } });
  });

  test('proves the owner on the page that deletes the account, and on that of the app', async () => {
    const { browser, userId, key } = await withApp();
    expect(await factsIn(browser, '/user/delete')).toMatchObject({ proof: 'app' });
    const form = { by: 'app', present: password, code: appCode(key, 1) };
    const removed = await browser.post(appPage, { userId, change: 'remove', ...form });
    expect(removed.headers.location).toBe(appPage);
    expect(await factsIn(browser, appPage)).toMatchObject({ status: 'off', done: 'removed' });
  });

  test('confirms the owner before the address is changed, in the row of the address', async () => {
    const { browser, userId, key } = await withApp();
    const here = '/user?change=email';
    expect(await factsIn(browser, here)).toMatchObject({
      form: { proof: 'confirmFirst', owner: { proof: 'app', problems: {} } },
    });
    const confirm = (form: Record<string, string>) =>
      browser.post('/user', { userId, change: 'confirmOwner', ...form });
    const typed = { by: 'app', present: password };
    const wrong = await confirm({ ...typed, code: wrongFor(key) });
    expect([wrong.statusCode, factsOf(wrong)]).toMatchObject([
      401,
      { form: { owner: { proof: 'app', problems: { app: 'wrong' }, triesLeft: 4 } } },
    ]);
    const other = await confirm({ action: 'code' });
    expect(factsOf(other)).toMatchObject({ form: { owner: { proof: 'code', others: ['app'] } } });
    const confirmed = await confirm({ ...typed, code: appCode(key, 1) });
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, here]);
    expect(await factsIn(browser, here)).toMatchObject({ form: { proof: 'present' } });
  });

  test('confirms the owner where login methods are changed', async () => {
    const { browser, userId, key } = await withApp();
    const here = '/manage-identities';
    expect(await factsIn(browser, here)).toMatchObject({ fresh: false, confirmsBy: ['app'] });
    const confirm = (code: string, present = password) =>
      browser.post(`/user/confirmation/app?userId=${userId}`, { present, code });
    const wrong = { to: here, problem: 'WRONG_APP_CODE', count: 4 };
    expect(ledBy(await confirm(wrongFor(key)))).toEqual(wrong);
    const problemOf = async (code: string, present?: string) => ledBy(await confirm(code, present));
    expect(await problemOf(appCode(key))).toEqual({ to: here, problem: 'APP_CODE_USED', count: 3 });
    expect(await problemOf(' ')).toEqual({ to: here, problem: 'APP_CODE_MISSING' });
    expect(await problemOf(appCode(key, 1), '')).toEqual({ to: here, problem: 'PASSWORD_MISSING' });
    const refused = await problemOf(appCode(key, 1), 'not-it');
    expect(refused).toEqual({ to: here, problem: 'WRONG_CREDENTIALS' });
    expect((await confirm(appCode(key, 1))).headers.location).toBe(here);
    expect(await factsIn(browser, here)).toMatchObject({ fresh: true, done: 'confirmed' });
  });
});

test('too many codes of the app are not told as too many of those that are mailed', async () => {
  const { browser, userId, key } = await withApp();
  const confirm = (code: string) =>
    browser.post(`/user/confirmation/app?userId=${userId}`, { present: password, code });
  for (let tries = 0; tries < 4; tries += 1) await confirm(wrongFor(key));
  const last = await confirm(wrongFor(key));
  const told = { problem: 'TOO_MANY_APP_CODES', count: 10 };
  expect(ledBy(last)).toEqual({ to: '/manage-identities', ...told });
});

describe('a passkey', () => {
  const ask = (browser: Browser, userId: string) =>
    browser.postJson(`/user/confirmation/passkey-options?userId=${userId}`, {});
  const answer = (browser: Browser, userId: string, credential: object) =>
    browser.postJson(`/user/confirmation/passkey?userId=${userId}`, { credential });

  /** A member with a passkey and a code by mail as second factor, who logged in a while ago. */
  async function withPasskey() {
    const member = await provenMember();
    const authenticator = openAuthenticator(suite.testApp.config.siteOrigin);
    await addPasskey(member.browser, { ...member, authenticator });
    await turnMailOn(member.userId);
    await unprove(member.userId);
    mails();
    return { ...member, authenticator };
  }

  test('proves the owner as a password and a second factor do, in a new session', async () => {
    const { browser, userId, authenticator } = await withPasskey();
    expect(await factsIn(browser, dataPage)).toMatchObject({ proof: 'code', others: ['passkey'] });
    expect(await factsIn(browser, '/user?change=email')).toMatchObject({
      form: { proof: 'confirmFirst', owner: { proof: 'code', others: ['passkey'] } },
    });
    const { sid } = await sessionIn(browser);
    const options = optionsIn(await ask(browser, userId));
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const confirmed = await answer(browser, userId, authenticator.answer(options));
    expect(confirmed.json()).toEqual({ data: { attributes: { fresh: true } } });
    expect((await sessionIn(browser)).sid).not.toBe(sid);
    expect(await factsIn(browser, dataPage)).toMatchObject({ status: 'ready' });
    expect(await factsIn(browser, '/user?change=email')).toMatchObject({ form: { proof: 'present' } });
    expect(await factsIn(browser, '/user/delete')).toMatchObject({ proof: 'fresh' });
  });

  test('is offered beside the present password where no second factor is on', async () => {
    const { browser, userId } = await withPasskey();
    await tables().deleteFrom('secondFactors').where('accountId', '=', userId).execute();
    expect(await factsIn(browser, dataPage)).toMatchObject({ proof: 'present', others: ['passkey'] });
    expect(await factsIn(browser, '/manage-identities')).toMatchObject({ confirmsBy: ['passkey'] });
  });

  test('answers a challenge once, in the session that asked for it', async () => {
    const { browser, email, userId, authenticator } = await withPasskey();
    await tables().deleteFrom('secondFactors').where('accountId', '=', userId).execute();
    const elsewhere = newBrowser(suite.testApp);
    await signIn(elsewhere, email);
    await unprove(userId);
    const options = optionsIn(await ask(browser, userId));
    const foreign = await answer(elsewhere, userId, authenticator.answer(options));
    expect([foreign.statusCode, codeIn(foreign)]).toEqual([409, 'PASSKEY_EXPIRED']);
    const sent = authenticator.answer(options);
    expect((await answer(browser, userId, sent)).statusCode).toBe(200);
    await unprove(userId);
    expect(codeIn(await answer(browser, userId, sent))).toBe('PASSKEY_EXPIRED');
    expect(await factsIn(browser, dataPage)).toMatchObject({ status: 'proof' });
  });

  test('proves nothing where its person was not verified, or where it is of another account', async () => {
    const { browser, userId, authenticator } = await withPasskey();
    const unseen = authenticator.answer(optionsIn(await ask(browser, userId)), { unverified: true });
    const refused = await answer(browser, userId, unseen);
    expect([refused.statusCode, codeIn(refused)]).toEqual([422, 'PASSKEY_REFUSED']);
    const other = await withPasskey();
    const ofOther = other.authenticator.answer(optionsIn(await ask(browser, userId)));
    expect(codeIn(await answer(browser, userId, ofOther))).toBe('PASSKEY_REFUSED');
    expect(await factsIn(browser, dataPage)).toMatchObject({ status: 'proof' });
    expect((await ask(newBrowser(suite.testApp), userId)).statusCode).toBe(401);
  });

  test('does not stand in where an address is proved, which only its reader can', async () => {
    const { browser, userId } = await withPasskey();
    await tables().updateTable('accounts').set({ emailVerifiedAt: null }).where('id', '=', userId).execute();
    expect(await factsIn(browser, '/user/passkeys')).toMatchObject({
      proof: { proof: 'code', problems: {} },
    });
    expect(await factsIn(browser, '/user/passkeys')).not.toHaveProperty('proof.others');
  });
});
