import { describe, expect, test } from 'vitest';
import { appCode, appPage, appSteps, factsIn, wrongFor } from '../../../testing/authenticator-app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { sessionIn } from '../../../testing/members.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;
const { changesOf, memberWithApp, passwordGiven, turnMailOn, unprove } = appSteps(suite);

const signInPage = '/login/second-factor';
const signedOut = { status: 'signedOut' };
/** What each log-in here was begun for. */
const params = { redirectOnSuccess: '/plans' };

const post = (browser: Browser, form: Record<string, string>) => browser.post(appPage, form);
const step = (browser: Browser, form: Record<string, string>) => browser.post(signInPage, form);

describe('a sign-in with an app', () => {
  test('asks for its code before there is a session, mails nothing, and ends where it was to lead', async () => {
    const { email, userId, key } = await memberWithApp();
    const { browser, answer } = await passwordGiven(email);
    expect(answer.headers.location).toBe(signInPage);
    expect(await sessionIn(browser)).toEqual(signedOut);
    expect(await factsIn(browser, signInPage)).toEqual({ status: 'app', others: ['recoveryCode'], params });
    expect(mails()).toEqual([]);
    expect((await step(browser, { step: 'checkApp', code: '' })).statusCode).toBe(422);
    const wrong = await step(browser, { step: 'checkApp', code: wrongFor(key) });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { facts: { problem: 'wrong' } }]);
    await browser.follow(await step(browser, { step: 'checkApp', code: appCode(key, 1) }), '/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  // ASVS V2.8.4
  test('takes no code twice: not the one that set it up, nor one of a sign-in, nor two at the same time', async () => {
    const { email, userId, key } = await memberWithApp();
    const { browser: first } = await passwordGiven(email);
    const setUpCode = await step(first, { step: 'checkApp', code: appCode(key) });
    expect([setUpCode.statusCode, setUpCode.json()]).toMatchObject([401, { facts: { problem: 'used' } }]);

    const { browser: second } = await passwordGiven(email);
    const code = appCode(key, 1);
    const answers = await Promise.all([
      step(first, { step: 'checkApp', code }),
      step(second, { step: 'checkApp', code }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 401]);

    const { browser: third } = await passwordGiven(email);
    expect((await step(third, { step: 'checkApp', code })).json()).toMatchObject({
      facts: { problem: 'used' },
    });
    expect(await sessionIn(third)).toEqual(signedOut);
    // An hour later its steps are behind, and the app goes on.
    await tables().updateTable('authenticatorApps').set({ lastStep: 1 }).execute();
    await third.follow(await step(third, { step: 'checkApp', code: appCode(key) }));
    expect(await sessionIn(third)).toMatchObject({ userId });
  });

  test('a code of the app, or a recovery code, that is pressed twice logs in', async () => {
    for (const kind of ['checkApp', 'checkRecoveryCode']) {
      const { email, key, codes } = await memberWithApp();
      const { browser } = await passwordGiven(email);
      const code = kind === 'checkApp' ? appCode(key, 1) : (codes[0] ?? '');
      const presses = await Promise.all([
        step(browser, { step: kind, code }),
        step(browser, { step: kind, code }),
      ]);
      expect(presses.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    }
  });

  test('after five wrong codes takes none for ten minutes, from new sign-ins too, and leaves other ways', async () => {
    const { email, key, codes, userId } = await memberWithApp();
    const { browser } = await passwordGiven(email);
    for (const triesLeft of [4, 3, 2, 1]) {
      const wrong = await step(browser, { step: 'checkApp', code: wrongFor(key) });
      expect([wrong.statusCode, wrong.json()]).toMatchObject([
        401,
        { facts: { problem: 'wrong', triesLeft } },
      ]);
    }
    expect((await step(browser, { step: 'checkApp', code: wrongFor(key) })).statusCode).toBe(429);
    const { browser: again } = await passwordGiven(email);
    const refused = await step(again, { step: 'checkApp', code: appCode(key, 1) });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { facts: { status: 'app', notice: 'noTriesLeft', minutes: 10 } },
    ]);
    await again.follow(await step(again, { step: 'checkRecoveryCode', code: codes[0] ?? '' }));
    expect(await sessionIn(again)).toMatchObject({ userId });
  });

  test('a stranger with the password uses up no tries of a device that is known', async () => {
    const { email, browser: atHome, key, userId } = await memberWithApp();
    await atHome.post('/logout');
    const { browser: stranger } = await passwordGiven(email);
    for (let times = 0; times < 6; times += 1) {
      await step(stranger, { step: 'checkApp', code: wrongFor(key) });
    }
    await passwordGiven(email, atHome);
    await atHome.follow(await step(atHome, { step: 'checkApp', code: appCode(key, 1) }));
    expect(await sessionIn(atHome)).toMatchObject({ userId });
  });

  test('a code by mail in its place is mailed when it is asked for alone, where it is on', async () => {
    const { email, userId } = await memberWithApp();
    const { browser: without } = await passwordGiven(email);
    await step(without, { step: 'send' });
    expect(mails()).toEqual([]);

    await turnMailOn(userId);
    const { browser } = await passwordGiven(email);
    expect(await factsIn(browser, signInPage)).toEqual({
      status: 'app',
      others: ['mail', 'recoveryCode'],
      params,
    });
    expect(mails()).toEqual([]);
    const sent = await step(browser, { step: 'send' });
    expect(sent.headers.location).toBe(`${signInPage}?way=mail`);
    expect(await factsIn(browser, `${signInPage}?way=mail`)).toMatchObject({
      status: 'code',
      others: ['app', 'recoveryCode'],
    });
    const code = mails().at(-1)?.facts.code ?? '';
    await browser.follow(await step(browser, { step: 'check', code }));
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('goes back to log in by a passkey, and keeps where it was to lead', async () => {
    const { email } = await memberWithApp();
    const { browser } = await passwordGiven(email);
    const left = await step(browser, { step: 'passkey' });
    expect(left.headers.location).toBe('/login?redirectOnSuccess=%2Fplans');
    expect(await factsIn(browser, signInPage)).toEqual({ status: 'over' });
  });

  test('satisfies an organisation that asks for a second factor', async () => {
    const { email, userId, key } = await memberWithApp();
    await suite.joinCedar(userId);
    const { browser } = await passwordGiven(email);
    expect(await factsIn(browser, signInPage)).toMatchObject({ status: 'app' });
    await browser.follow(await step(browser, { step: 'checkApp', code: appCode(key, 1) }));
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });
});

describe('recovery codes', () => {
  // ASVS V2.5.7 V2.6.1
  test('each logs in once, however it is typed: recorded, mailed, and counted', async () => {
    const { email, userId, codes } = await memberWithApp();
    const { browser } = await passwordGiven(email);
    const page = `${signInPage}?way=recoveryCode`;
    expect(await factsIn(browser, page)).toEqual({ status: 'recoveryCode', others: ['app'], params });
    const [code = ''] = codes;
    const wrong = await step(browser, { step: 'checkRecoveryCode', code: 'aaaa-bbbb-cccc-dddd' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { facts: { problem: 'wrong' } }]);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    await browser.follow(await step(browser, { step: 'checkRecoveryCode', code: typed }));
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(mails()).toMatchObject([{ mail: 'recoveryCodes', to: email, facts: { change: 'used', left: 9 } }]);
    expect(await changesOf(userId)).toContain('recoveryCodeUsed recoveryCode');
    expect(await factsIn(browser, appPage)).toMatchObject({ codesLeft: 9 });

    const { browser: again } = await passwordGiven(email);
    expect((await step(again, { step: 'checkRecoveryCode', code })).statusCode).toBe(401);
    expect(await sessionIn(again)).toEqual(signedOut);
  });

  test('of another person opens nothing', async () => {
    const { codes } = await memberWithApp();
    const { email } = await memberWithApp();
    const { browser } = await passwordGiven(email);
    expect((await step(browser, { step: 'checkRecoveryCode', code: codes[0] ?? '' })).statusCode).toBe(401);
  });

  test('are made anew after a fresh proof alone, and the ones before work no more', async () => {
    const { browser, email, userId, codes } = await memberWithApp();
    await unprove(userId);
    const page = `${appPage}?form=newCodes`;
    expect(await factsIn(browser, page)).toMatchObject({ status: 'newCodes', proof: 'app' });
    expect((await post(browser, { userId, change: 'newCodes' })).statusCode).toBe(422);
    await post(browser, { userId, change: 'newCodes', action: 'code' });
    const mailed = mails()[0]?.facts.code ?? '';
    const made = await post(browser, { userId, change: 'newCodes', code: mailed });
    const anew = made.json<{ facts: { codes: string[]; first: boolean } }>().facts;
    expect(anew.first).toBe(false);
    expect(anew.codes.filter((code) => codes.includes(code))).toEqual([]);
    expect(mails()).toMatchObject([{ mail: 'recoveryCodes', facts: { change: 'made', left: 10 } }]);

    const { browser: guest } = await passwordGiven(email);
    expect((await step(guest, { step: 'checkRecoveryCode', code: codes[0] ?? '' })).statusCode).toBe(401);
    await guest.follow(await step(guest, { step: 'checkRecoveryCode', code: anew.codes[0] ?? '' }));
    expect(await sessionIn(guest)).toMatchObject({ userId });
  });
});
