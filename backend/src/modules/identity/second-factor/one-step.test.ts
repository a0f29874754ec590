import { afterAll, describe, expect, test } from 'vitest';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { mailFactorSteps } from '../../../testing/mail-factor.ts';
import { newBrowser, password, sessionIn } from '../../../testing/members.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { accountLoginLimits } from '../sign-in/limits.ts';

const server = await startPostgres();
// Runs after that of the suite, which is declared later.
afterAll(async () => {
  if (server.ok) await server.stop();
}, 30_000);

const suite = identitySuite({
  databaseUrl: server.ok ? server.url : undefined,
  variables: { TRUSTED_PROXIES: '127.0.0.1' },
});
const { mails, queue, tables } = suite;
const { memberWithMailCode, typed } = mailFactorSteps(suite);
const onPostgres = server.ok ? test : test.skip;
const login = '/login?redirectOnSuccess=/plans';
const presses = [1, 2, 3];

/** A browser with the login form open in two tabs. */
async function withTwoTabs(): Promise<Browser> {
  const browser = newBrowser(suite.testApp);
  await browser.open(login);
  await browser.open(login);
  return browser;
}

const pressed = (browser: Browser, email: string) =>
  Promise.all(presses.map(() => browser.post(login, { email, password })));

describe('a login that is pressed in several places at once', () => {
  onPostgres.each([1, 2, 3, 4])('waits for one second factor, and mails one code, round %i', async () => {
    const { email, userId } = await memberWithMailCode();
    const browser = await withTwoTabs();
    mails();
    const answers = await pressed(browser, email);
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers.location]).toEqual([303, '/login/second-factor']);
    }
    // Whichever answer the browser keeps names the same sign-in.
    const cookies = answers.flatMap(({ headers }) =>
      [headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('oobCode=')),
    );
    expect(new Set(cookies.map((line) => line.split(';', 1)[0])).size).toBe(1);
    expect(cookies).toHaveLength(presses.length);
    const steps = tables().selectFrom('secondFactorSteps').select('codeHash');
    expect(await steps.where('accountId', '=', userId).execute()).toHaveLength(1);

    const codes = mails().filter(({ mail }) => mail === 'signInCode');
    expect(codes).toHaveLength(1);
    const end = await browser.follow(await typed(browser, codes[0]?.facts.code ?? ''), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  onPostgres('waits for one mailed code as well, where the address was tried too often', async () => {
    const { email } = await memberWithMailCode();
    const throttle = createThrottle(databaseCounters(suite.testApp.db));
    const ofAccount = accountLoginLimits(email, '198.51.100.1').slice(-1);
    for (let attempt = 0; attempt < 101; attempt += 1) await throttle.attempt(ofAccount);
    const browser = await withTwoTabs();
    mails();
    await pressed(browser, email);
    await queue.work('identity.mailOwner');
    expect(mails()).toMatchObject([
      { to: email, facts: { code: expect.stringMatching(/^\d{6}$/) as string } },
    ]);
    const challenges = tables().selectFrom('loginChallenges').select('browserHash');
    expect(await challenges.where('email', '=', email).execute()).toHaveLength(1);
  });

  test('goes on after it was left for the log-in page, and the code that was mailed still fits', async () => {
    const { email, userId } = await memberWithMailCode();
    const browser = await withTwoTabs();
    await browser.post(login, { email, password });
    const [mail] = mails();
    await browser.post('/login/second-factor', { step: 'cancel' });
    await browser.open(login);
    expect((await browser.post(login, { email, password })).headers.location).toBe('/login/second-factor');
    expect(mails()).toEqual([]);
    await browser.follow(await typed(browser, mail?.facts.code ?? ''), '/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('that arrives after the code was typed waits by itself, and takes nothing from a code pressed twice', async () => {
    const { email, userId } = await memberWithMailCode();
    const browser = await withTwoTabs();
    const { value: form = '' } = browser.cookie('signInForm') ?? {};
    await browser.post(login, { email, password });
    const { value: first = '' } = browser.cookie('oobCode') ?? {};
    const code = mails()[0]?.facts.code ?? '';
    await typed(browser, code);

    const late = newBrowser(suite.testApp);
    late.setCookie('signInForm', form);
    await late.post(login, { email, password });
    expect(late.cookie('oobCode')?.value).not.toBe(first);
    expect(mails()).toHaveLength(1);

    late.setCookie('oobCode', first);
    await late.follow(await typed(late, code), '/plans');
    expect(await sessionIn(late)).toMatchObject({ userId });
  });

  test('in two browsers waits for a code in each of them', async () => {
    const { email, userId } = await memberWithMailCode();
    const browsers = [await withTwoTabs(), await withTwoTabs()];
    for (const browser of browsers) await browser.post(login, { email, password });
    const steps = tables().selectFrom('secondFactorSteps').select('codeHash');
    expect(await steps.where('accountId', '=', userId).execute()).toHaveLength(2);
    expect(mails()).toHaveLength(2);
  });
});
