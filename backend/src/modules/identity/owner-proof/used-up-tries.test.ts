import { beforeEach, describe, expect, test } from 'vitest';
import { appSteps, factsIn } from '../../../testing/authenticator-app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newEmail, newMember, password } from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { accountLoginLimits } from '../sign-in/limits.ts';

const suite = identitySuite();
const { mails } = suite;
const { turnMailOn, unprove } = appSteps(suite);
const chosen = 'another-password-2026';

let browser: Browser;
let email: string;
let userId: string;

/** A member whom a company has logged in on a new device, which is not known then, while strangers try passwords. */
beforeEach(async () => {
  ({ browser, email, userId } = await newMember(suite.testApp));
  for (const name of browser.cookieNames()) if (name.startsWith('device.')) browser.forget(name);
  mails();
});

/** Uses up what all unknown devices together may try for an account, as strangers without its password can. */
async function useUpTries() {
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  const ofAccount = accountLoginLimits(email, '198.51.100.1').slice(-1);
  for (let attempt = 0; attempt < 100; attempt += 1) await throttle.attempt(ofAccount);
}

const account = (form: Record<string, string>) => browser.post('/user', { userId, ...form });
const mailedCode = () => mails().find(({ mail }) => mail === 'addressCode')?.facts.code ?? '';
const changeTo = (form: Record<string, string>) =>
  account({ change: 'password', password: chosen, confirmation: chosen, ...form });

describe('a member on a new device, while strangers use up the tries of the password', () => {
  test('changes it by a mailed code', async () => {
    await useUpTries();
    const form = { part: 'password', proof: 'code', inPlaceOfPassword: true, problems: {} };
    expect(await factsIn(browser, '/user?change=password')).toMatchObject({ form });
    const sent = await account({ change: 'passwordCode' });
    expect(sent.json()).toMatchObject({ facts: { form: { codeSentTo: expect.stringContaining('•••') } } });
    const code = mailedCode();
    const wrong = await changeTo({ code: code === '000000' ? '000001' : '000000' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      401,
      { facts: { form: { ...form, problems: { code: 'wrong' } }, triesLeft: 4 } },
    ]);
    expect((await changeTo({ code })).statusCode).toBe(303);
    expect(await factsIn(browser, '/user')).toMatchObject({ done: 'password' });
    // The device is known from now on.
    expect(await factsIn(browser, '/user?change=password')).toMatchObject({ form: { proof: 'present' } });
  });

  test('changes it by a mailed code with the code by mail as second factor, too, and the device is known', async () => {
    await turnMailOn(userId);
    await useUpTries();
    await account({ change: 'passwordCode' });
    expect((await changeTo({ code: mailedCode() })).statusCode).toBe(303);
    expect(await factsIn(browser, '/user?change=password')).toMatchObject({ form: { proof: 'present' } });
  });

  test('is asked for the code where the form was open with the password before', async () => {
    await useUpTries();
    const late = await changeTo({ present: password });
    expect([late.statusCode, late.json()]).toMatchObject([
      422,
      { facts: { form: { proof: 'code', problems: {} } } },
    ]);
    await unprove(userId);
    const proof = await browser.post('/user/data', { userId, action: 'open', present: password });
    expect([proof.statusCode, proof.json()]).toMatchObject([422, { facts: { proof: 'code', problems: {} } }]);
  });

  test('changes the address after a mailed code, and the password is still asked for', async () => {
    const here = '/user?change=email';
    expect(await factsIn(browser, here)).toMatchObject({ form: { proof: 'present' } });
    await useUpTries();
    expect(await factsIn(browser, here)).toMatchObject({
      form: { proof: 'confirmFirst', owner: { proof: 'code' } },
    });
    await account({ change: 'confirmOwner', action: 'code' });
    const confirmed = await account({ change: 'confirmOwner', code: mailedCode() });
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, here]);
    expect(await factsIn(browser, here)).toMatchObject({ form: { proof: 'present' } });
    const to = newEmail();
    const wrong = await account({ change: 'email', email: to, present: 'not-the-password' });
    expect(wrong.statusCode).toBe(401);
    await account({ change: 'email', email: to, present: password });
    expect(mails()).toMatchObject([{ mail: 'addressCode', to }]);
  });

  test('changes the address with the code by mail as second factor, too', async () => {
    await turnMailOn(userId);
    await useUpTries();
    await account({ change: 'confirmOwner', action: 'code' });
    await account({ change: 'confirmOwner', code: mailedCode() });
    const to = newEmail();
    await account({ change: 'email', email: to, present: password });
    expect(mails()).toMatchObject([{ mail: 'addressCode', to }]);
  });

  test('confirms at the list of login methods by a mailed code', async () => {
    await unprove(userId);
    const page = '/manage-identities';
    const byPassword = { password: true, codeInPlaceOfPassword: false, fresh: false };
    expect(await factsIn(browser, page)).toMatchObject(byPassword);
    await useUpTries();
    expect(await factsIn(browser, page)).toMatchObject({ ...byPassword, codeInPlaceOfPassword: true });
    // The form was open with the password before.
    const late = await browser.post(`/user/confirmation?userId=${userId}`, { password });
    expect([late.statusCode, ledBy(late)]).toMatchObject([
      303,
      { to: page, problem: 'PASSWORD_TRIES_USED_UP' },
    ]);
    await browser.post(`/user/confirmation/code?userId=${userId}`, {});
    const confirmed = await browser.post(`/user/confirmation/proof?userId=${userId}`, { code: mailedCode() });
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, page]);
    expect(await factsIn(browser, page)).toMatchObject({ fresh: true, done: 'confirmed' });
    // The device is known from now on.
    await unprove(userId);
    expect(await factsIn(browser, page)).toMatchObject(byPassword);
  });

  test('is still asked for a code at the list of login methods that was mailed while none else would do', async () => {
    await unprove(userId);
    await useUpTries();
    await browser.post(`/user/confirmation/code?userId=${userId}`, {});
    await createThrottle(databaseCounters(suite.testApp.db)).forget(
      accountLoginLimits(email, '198.51.100.1'),
    );
    expect(await factsIn(browser, '/manage-identities')).toMatchObject({ codeInPlaceOfPassword: true });
  });

  test('proves to be the owner by a mailed code on the other pages', async () => {
    await unprove(userId);
    const page = '/user/data';
    expect(await factsIn(browser, page)).toMatchObject({ proof: 'present' });
    await useUpTries();
    expect(await factsIn(browser, page)).toMatchObject({ status: 'proof', proof: 'code' });
    await browser.post(page, { userId, action: 'code' });
    const opened = await browser.post(page, { userId, action: 'open', code: mailedCode() });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, page]);
    await unprove(userId);
    expect(await factsIn(browser, page)).toMatchObject({ status: 'proof', proof: 'present' });
  });

  test('is asked for no code whose tries are used up, but for the password once that can be tried', async () => {
    await unprove(userId);
    await useUpTries();
    await browser.post('/user/data', { userId, action: 'code' });
    await account({ change: 'passwordCode' });
    const codes = mails().map(({ facts }) => facts.code ?? '');
    const wrong = ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';
    for (let tries = 0; tries < 4; tries += 1) {
      await browser.post('/user/data', { userId, action: 'open', code: wrong });
      const refused = await changeTo({ code: wrong });
      expect(refused.json()).toMatchObject({
        facts: { form: { codeSentTo: expect.stringContaining('•••') } },
      });
    }
    const proof = await browser.post('/user/data', { userId, action: 'open', code: wrong });
    expect(proof.statusCode).toBe(429);
    expect(proof.json<{ facts: object }>().facts).not.toHaveProperty('codeSentTo');
    const change = await changeTo({ code: wrong });
    expect(change.statusCode).toBe(429);
    expect(change.json<{ facts: { form: object } }>().facts.form).not.toHaveProperty('codeSentTo');
    // An empty field, as of another tab, is told of the tries first.
    expect((await changeTo({ code: ' ' })).statusCode).toBe(422);
    expect((await changeTo({ code: 'abc' })).statusCode).toBe(429);
    const again = await browser.post('/user/data', { userId, action: 'code' });
    expect(again.statusCode).toBe(429);
    expect(again.json<{ facts: object }>().facts).not.toHaveProperty('codeSentTo');

    await createThrottle(databaseCounters(suite.testApp.db)).forget(
      accountLoginLimits(email, '198.51.100.1'),
    );
    expect(await factsIn(browser, '/user/data')).toMatchObject({ status: 'proof', proof: 'present' });
    expect(await factsIn(browser, '/user?change=password')).toMatchObject({ form: { proof: 'present' } });
  });
});
