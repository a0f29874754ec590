import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { mailFactorSteps, wrongFor } from '../../../testing/mail-factor.ts';
import { newBrowser, password, sessionIn } from '../../../testing/members.ts';
import { startPostgres } from '../../../testing/postgres.ts';

const server = await startPostgres();
// Runs after that of the suite, which is declared later.
afterAll(async () => {
  if (server.ok) await server.stop();
}, 30_000);

const suite = identitySuite({
  databaseUrl: server.ok ? server.url : undefined,
  variables: { TRUSTED_PROXIES: '127.0.0.1' },
});
const { mails, queue } = suite;
const { memberWithMailCode, typed } = mailFactorSteps(suite);
const onPostgres = server.ok ? test : test.skip;

const page = '/login/code';
const signedOut = { status: 'signedOut' };

let email: string;
let userId: string;
beforeEach(async () => {
  ({ email, userId } = await memberWithMailCode());
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await logIn(newBrowser(suite.testApp), 'not-the-password');
  }
  mails();
});

/** The mails that were asked for since the last look, also those to owners alone. */
async function allMails() {
  await queue.work('identity.mailOwner');
  return mails();
}

async function logIn(browser: Browser, word = password) {
  await browser.open('/login?redirectOnSuccess=/plans');
  return browser.post('/login?redirectOnSuccess=/plans', { email, password: word });
}

/** A new browser that is asked for a code, and the mail with it. */
async function asked(word = password) {
  const browser = newBrowser(suite.testApp);
  expect((await logIn(browser, word)).headers.location).toContain(page);
  const mail = (await allMails()).findLast(({ mail: kind }) => kind === 'signInCode');
  return { browser, mail, code: mail?.facts.code ?? '' };
}

const check = (browser: Browser, code: string) =>
  browser.post(`${page}?redirectOnSuccess=/plans`, { step: 'check', code });

describe('a mailed code at a login whose password was right, where the code by mail is the second factor', () => {
  onPostgres('is guessed at ten times an hour over all browsers, and then is no second factor', async () => {
    const told: string[] = [];
    const answers: unknown[] = [];
    for (const guesses of [4, 4, 4]) {
      const { browser, code } = await asked();
      for (let guess = 0; guess < guesses; guess += 1) {
        const { statusCode, body } = await check(browser, wrongFor(code));
        answers.push([statusCode, body]);
      }
      told.push(...(await allMails()).map(({ mail }) => mail));
    }
    expect(told).toEqual(['wrongCodes']);
    // Nothing shows which guesses were beyond the limit.
    expect(answers.slice(8)).toEqual(answers.slice(0, 4));

    const { browser, code } = await asked();
    const answer = await check(browser, code);
    expect(answer.headers.location).toBe('/login/second-factor');
    expect(await sessionIn(browser)).toEqual(signedOut);
    const next = (await allMails())[0]?.facts.code ?? '';
    expect((await typed(browser, next)).statusCode).toBe(429);
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  onPostgres('pressed twice beyond the limit, is none either', async () => {
    for (const guesses of [4, 4, 2]) {
      const { browser, code } = await asked();
      for (let guess = 0; guess < guesses; guess += 1) await check(browser, wrongFor(code));
    }
    const { browser, code } = await asked();
    const late = newBrowser(suite.testApp);
    late.setCookie('loginChallenge', browser.cookie('loginChallenge')?.value ?? '');
    const presses = await Promise.all([check(browser, code), check(browser, code)]);
    // The answer to the first press never arrived.
    for (const { headers } of [...presses, await check(late, code)]) {
      expect(headers.location).toBe('/login/second-factor');
    }
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  onPostgres('shares its tries with the second step', async () => {
    for (const guesses of [4, 4, 2]) {
      const { browser, code } = await asked();
      for (let guess = 0; guess < guesses; guess += 1) await check(browser, wrongFor(code));
    }
    await suite.tables().deleteFrom('loginChallenges').execute();
    const atHome = newBrowser(suite.testApp, { 'x-forwarded-for': '198.51.100.7' });
    expect((await logIn(atHome)).headers.location).toBe('/login/second-factor');
    const code = (await allMails()).findLast(({ mail }) => mail === 'signInCode')?.facts.code ?? '';
    expect((await typed(atHome, code)).statusCode).toBe(429);
  });

  onPostgres('that is right within the limit logs in, and forgets the wrong ones', async () => {
    const { browser, code } = await asked();
    for (let guess = 0; guess < 4; guess += 1) await check(browser, wrongFor(code));
    await browser.follow(await check(browser, code), '/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
    for (const guesses of [4, 4]) {
      const other = await asked();
      for (let guess = 0; guess < guesses; guess += 1) await check(other.browser, wrongFor(other.code));
    }
    const last = await asked();
    await last.browser.follow(await check(last.browser, last.code), '/plans');
    expect(await sessionIn(last.browser)).toMatchObject({ userId });
  });

  onPostgres('comes with a warning that the password is known, and after a wrong one without', async () => {
    const known = (await asked()).mail;
    expect(known).toMatchObject({ mail: 'signInCode', to: email, facts: { firstName: 'Nora' } });
    expect(known?.facts).not.toHaveProperty('manyTries');
    expect((await asked('not-the-password')).mail?.facts).toMatchObject({ manyTries: true });
  });
});

onPostgres('wrong codes of who does not know the password use up nothing of the second factor', async () => {
  for (const guesses of [4, 4, 4]) {
    const { browser, code } = await asked('not-the-password');
    for (let guess = 0; guess < guesses; guess += 1) await check(browser, wrongFor(code));
  }
  expect((await allMails()).filter(({ mail }) => mail === 'wrongCodes')).toEqual([]);
  const { browser, code } = await asked();
  await browser.follow(await check(browser, code), '/plans');
  expect(await sessionIn(browser)).toMatchObject({ userId });
});
