import { describe, expect, test } from 'vitest';
import { answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { mailFactorSteps, wrongFor } from '../../../testing/mail-factor.ts';
import { newBrowser, sessionIn } from '../../../testing/members.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails } = suite;
const { mailedCode, memberWithMailCode, passwordGiven, typed } = mailFactorSteps(suite);

const page = '/login/second-factor';

/** A browser in which Cedar, which asks for a second factor, has signed a new person in. */
async function signInByCedar() {
  const browser = newBrowser(suite.testApp);
  await visitCompany(suite.testApp, browser, { name: 'cedar', person: 'worker-carl', query: '' });
  await answerPendingSignIn(browser, 'new');
  return { browser };
}

describe('a right code', () => {
  test('that is pressed twice leads where the first press did, in its own browser alone', async () => {
    const { email, userId } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    const code = mailedCode();
    const oobCode = browser.cookie('oobCode')?.value ?? '';
    const presses = await Promise.all([typed(browser, code), typed(browser, code)]);
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    // The answer to the first press never arrived: the browser left it for the second one.
    const late = newBrowser(suite.testApp);
    late.setCookie('oobCode', oobCode);
    expect((await typed(late, wrongFor(code))).statusCode).toBe(404);
    const end = await late.follow(await typed(late, code), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(late)).toMatchObject({ userId });
    // In another tab the form stood open.
    late.forget('oobCode');
    expect((await typed(late, code)).headers.location).toBe('/');
    expect((await typed(newBrowser(suite.testApp), code)).statusCode).toBe(404);
  });

  test('that is the last of five tries is pressed twice as well', async () => {
    const { email } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    const code = mailedCode();
    for (let guess = 0; guess < 4; guess += 1) await typed(browser, wrongFor(code));
    const presses = await Promise.all([typed(browser, code), typed(browser, code), typed(browser, code)]);
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  });

  test('that sets the factor up is pressed twice as well', async () => {
    const { browser } = await signInByCedar();
    await browser.post(page, { step: 'send' });
    const code = mailedCode();
    const presses = await Promise.all([typed(browser, code), typed(browser, code)]);
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  });
});

describe('wrong codes', () => {
  test('are told to the owner at the tenth within an hour, once', async () => {
    const { email } = await memberWithMailCode();
    const told: number[] = [];
    let count = 0;
    for (const guesses of [4, 4, 4]) {
      const { browser } = await passwordGiven(email);
      const code = mailedCode();
      for (let guess = 0; guess < guesses; guess += 1) {
        await typed(browser, wrongFor(code));
        count += 1;
        if (mails().some(({ mail }) => mail === 'wrongCodes')) told.push(count);
      }
    }
    expect(told).toEqual([10]);
  });

  test('of a stranger with the password use up no tries of a device that is known', async () => {
    const { email, userId, atHome } = await memberWithMailCode();
    await passwordGiven(email, atHome);
    await typed(atHome, mailedCode());
    for (const guesses of [4, 4, 3]) {
      const { browser } = await passwordGiven(email);
      const code = mailedCode();
      for (let guess = 0; guess < guesses; guess += 1) await typed(browser, wrongFor(code));
      if (guesses === 3) expect((await typed(browser, code)).statusCode).toBe(429);
    }
    await passwordGiven(email, atHome);
    await atHome.follow(await typed(atHome, mailedCode()), '/plans');
    expect(await sessionIn(atHome)).toMatchObject({ userId });
  });

  test('are not counted where no code can be used any more', async () => {
    const { email } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    const code = mailedCode();
    for (let guess = 0; guess < 12; guess += 1) await typed(browser, wrongFor(code));
    expect(mails()).toEqual([]);
  });

  test('are limited for a network address, over all accounts', async () => {
    const addresses = Array.from({ length: 13 }, async () => (await memberWithMailCode()).email);
    const statuses = new Set<number>();
    for (const email of await Promise.all(addresses)) {
      const { browser } = await passwordGiven(email);
      for (let guess = 0; guess < 4; guess += 1) statuses.add((await typed(browser, '000000')).statusCode);
    }
    expect(statuses).toEqual(new Set([401, 429]));
  });
});
