import { beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newEmail, newMember, password, sessionIn } from '../../../testing/members.ts';
import { databaseCounters } from '../../../throttle/database-counters.ts';
import { createThrottle } from '../../../throttle/throttle.ts';
import { accountLoginLimits } from '../sign-in/limits.ts';

const suite = identitySuite({ variables: { TRUSTED_PROXIES: '127.0.0.1' } });
const { mails, queue, tables } = suite;

const page = '/login/code';
const another = 'another-long-password';

let email: string;
let userId: string;
beforeEach(async () => {
  ({ email, userId } = await newMember(suite.testApp));
  await useUp(email);
});

/** Uses up what all unknown devices together may try for an address. */
async function useUp(address: string) {
  const throttle = createThrottle(databaseCounters(suite.testApp.db));
  const ofAccount = accountLoginLimits(address, '198.51.100.1').slice(-1);
  for (let attempt = 0; attempt < 101; attempt += 1) await throttle.attempt(ofAccount);
}

/** A login from a device that is not known, up to the question for a code. */
async function loggingIn(address: string, typed = password, browser = newBrowser(suite.testApp)) {
  await browser.open('/login?redirectOnSuccess=/plans');
  const answer = await browser.post('/login?redirectOnSuccess=/plans', { email: address, password: typed });
  return { browser, answer };
}

/** The codes that were mailed to owners since the last look. */
async function mailedCodes() {
  await queue.work('identity.mailOwner');
  return mails();
}

/** The cookies that an answer sets, with their attributes. Only what stands in them differs. */
const cookiesOf = ({ headers }: Awaited<ReturnType<Browser['open']>>) =>
  [headers['set-cookie'] ?? []].flat().map((line) => line.replace(/=[^;]+/, '=…'));

const check = (browser: Browser, code: string) =>
  browser.post(`${page}?redirectOnSuccess=/plans`, { step: 'check', code });
const wrongFor = (code = '') => (code === '000000' ? '000001' : '000000');
const factsIn = async (browser: Browser, url = page) =>
  (await browser.open(url)).json<{ facts: object }>().facts;

describe('an address whose tries are used up', () => {
  test('is answered in the same way with and without an account, whatever password comes with it', async () => {
    const unused = newEmail();
    await useUp(unused);
    const answers = [];
    for (const [address, typed] of [
      [email, password],
      [email, 'not-the-password'],
      [unused, password],
    ] as const) {
      queue.waiting.length = 0;
      const { browser, answer } = await loggingIn(address, typed);
      const drawn = await browser.open(String(answer.headers.location));
      const wrong = await check(browser, 'none');
      answers.push({
        ...{ status: answer.statusCode, location: answer.headers.location },
        ...{ cookies: [answer, drawn, wrong].map(cookiesOf), jobs: queue.waiting.map(({ kind }) => kind) },
        page: [drawn.statusCode, drawn.body.replace(address, '…')],
        wrong: [wrong.statusCode, wrong.body.replace(address, '…')],
        session: await sessionIn(browser),
      });
    }
    const [first, ...others] = answers;
    expect(first?.cookies[0]).toContainEqual(expect.stringMatching(/^loginChallenge=…; .*HttpOnly/));
    expect(first).toMatchObject({ status: 303, location: `${page}?redirectOnSuccess=%2Fplans` });
    expect(first?.page).toEqual([
      200,
      JSON.stringify({ route: 'loginCode', facts: { status: 'code', email: '…' } }),
    ]);
    for (const other of others) expect(other).toEqual(first);
  });

  // ASVS V2.7.5
  test('gets no mail where no account has it, and else one to its owner, whose job shows no code', async () => {
    const unused = newEmail();
    await useUp(unused);
    await loggingIn(unused);
    expect(await mailedCodes()).toEqual([]);

    await loggingIn(email.toUpperCase(), 'not-the-password');
    const stored = JSON.stringify(queue.waiting);
    const [mail, ...more] = await mailedCodes();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      mail: 'signInCode',
      to: email,
      facts: { firstName: 'Nora', manyTries: true },
    });
    expect(stored).not.toContain(mail?.facts.code);
    expect(stored).not.toContain(email);
  });

  test('logs in with the right password and the mailed code, where the login was to lead', async () => {
    const { browser } = await loggingIn(email);
    const code = (await mailedCodes())[0]?.facts.code ?? '';
    const end = await browser.follow(await check(browser, code), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
    expect(await factsOfLoginIn(browser)).toBe('/');

    // The device is known now: strangers use up nothing of its own.
    await browser.post('/logout');
    const { answer } = await loggingIn(email, password, browser);
    expect(answer.headers.location).not.toContain(page);
  });

  test('leads where the log-in page was to lead also by what only its cookie holds', async () => {
    const browser = newBrowser(suite.testApp);
    await browser.open('/register?redirectOnSuccess=/plans');
    await browser.open('/login', '/register');
    await browser.post('/login', { email, password: 'not-the-password' });
    const first = await browser.post(page, {
      step: 'check',
      code: (await mailedCodes())[0]?.facts.code ?? '',
    });
    expect(first.headers.location).toBe('/login?reason=codeRight');
    await browser.open(String(first.headers.location), page);
    for (const name of browser.cookieNames()) if (name.startsWith('device.')) browser.forget(name);
    await tables().deleteFrom('throttleCounters').execute();
    await useUp(email);
    expect((await browser.post('/login', { email, password })).headers.location).toBe(page);
    const code = (await mailedCodes())[0]?.facts.code ?? '';
    const end = await browser.follow(await browser.post(page, { step: 'check', code }), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('with a wrong password, a right code leads back to the form, which has tries of its own then', async () => {
    const { browser } = await loggingIn(email, 'not-the-password');
    const answer = await check(browser, (await mailedCodes())[0]?.facts.code ?? '');
    expect(answer.headers.location).toBe('/login?redirectOnSuccess=%2Fplans&reason=codeRight');
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
    expect(await factsIn(browser, String(answer.headers.location))).toMatchObject({
      status: 'codeRight',
      values: { email },
    });
    const again = await browser.post('/login?redirectOnSuccess=/plans', { email, password });
    await browser.follow(again, '/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('leaves the device unknown where the code of an app is still asked for', async () => {
    const since = new Date();
    await tables().insertInto('secondFactors').values({ accountId: userId, kind: 'app', since }).execute();
    for (const typed of [password, 'not-the-password']) {
      const { browser } = await loggingIn(email, typed);
      await check(browser, (await mailedCodes())[0]?.facts.code ?? '');
      expect(browser.cookieNames().filter((name) => name.startsWith('device.'))).toEqual([]);
    }
  });

  test('is asked for no second code by mail where that is the second factor', async () => {
    const since = new Date();
    await tables().insertInto('secondFactors').values({ accountId: userId, kind: 'mail', since }).execute();
    const { browser } = await loggingIn(email);
    const answer = await check(browser, (await mailedCodes())[0]?.facts.code ?? '');
    await browser.follow(answer, '/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });
});

describe('a code at a login', () => {
  // ASVS V2.7.3
  test('is taken in the browser that asked for it alone, once, and not after all access has ended', async () => {
    const [{ browser }, { browser: stranger }] = [await loggingIn(email), await loggingIn(email)];
    const [code = ''] = (await mailedCodes()).map(({ facts }) => facts.code ?? '');
    expect((await check(stranger, code)).statusCode).toBe(401);
    expect((await check(newBrowser(suite.testApp), code)).statusCode).toBe(404);

    await tables()
      .updateTable('accounts')
      .set((row) => ({ sessionEpoch: row('sessionEpoch', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    expect((await check(browser, code)).headers.location).toContain('reason=codeRight');
    expect((await check(browser, code)).statusCode).toBe(404);
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  test('pressed twice, it leads where the first press did', async () => {
    for (const typed of [password, 'not-the-password']) {
      const { browser } = await loggingIn(email, typed);
      const code = (await mailedCodes()).at(-1)?.facts.code ?? '';
      const presses = await Promise.all([check(browser, code), check(browser, code)]);
      const places = presses.map(({ headers }) => String(headers.location).includes('reason=codeRight'));
      expect(places).toEqual(Array(2).fill(typed !== password));
    }
  });

  // ASVS V2.2.1
  test('is guessed at five times, over all codes of a login', async () => {
    const { browser } = await loggingIn(email);
    const code = (await mailedCodes())[0]?.facts.code;
    for (const triesLeft of [4, 3, 2, 1]) {
      expect((await check(browser, wrongFor(code))).json()).toMatchObject({
        facts: { status: 'code', email, problem: 'wrong', triesLeft },
      });
    }
    for (const last of [wrongFor(code), code ?? '']) {
      const refused = await check(browser, last);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
      expect(refused.json()).toMatchObject({ facts: { notice: 'noTriesLeft', minutes: 10 } });
    }
    expect(await factsIn(browser, page)).toMatchObject({ notice: 'noTriesLeft', minutes: 10 });
  });

  test('is mailed once a minute, and five times an hour for visitors of one network address', async () => {
    const { browser } = await loggingIn(email);
    const early = await browser.post(page, { step: 'send' });
    expect([early.statusCode, early.json()]).toEqual([
      429,
      { route: 'loginCode', facts: { status: 'code', email, notice: 'waitForCode', minutes: 1 } },
    ]);
    for (let visitor = 0; visitor < 4; visitor += 1) await loggingIn(email);
    expect(await mailedCodes()).toHaveLength(5);

    const late = await loggingIn(email);
    expect(late.answer.headers.location).toBe(`${page}?redirectOnSuccess=%2Fplans`);
    const { value: told = '' } = late.browser.cookie('told.login.code') ?? {};
    const facts = { status: 'code', email };
    // The mailbox takes more in an hour, and this login is over by then.
    expect(await factsIn(late.browser, String(late.answer.headers.location))).toEqual({
      ...{ ...facts, notice: 'logInAgain', minutes: 60 },
    });
    expect(await factsIn(late.browser, `${page}?wait=3`)).toEqual(facts);
    late.browser.setCookie('told.login.code', told.replace('wait:60', 'wait:3'));
    const other = await loggingIn(another);
    other.browser.setCookie('told.login.code', told);
    expect(await factsIn(other.browser)).not.toHaveProperty('notice');
    expect(await factsIn(late.browser)).toEqual({ ...facts, notice: 'waitForCode', minutes: 3 });
    expect(await factsIn(late.browser)).toEqual(facts);
    expect(await mailedCodes()).toEqual([]);
  });

  test('is asked for anew after a minute, and only the latest one is right', async () => {
    const { browser } = await loggingIn(email);
    const [first] = await mailedCodes();
    await tables().deleteFrom('throttleCounters').execute();
    const sent = await browser.post(page, { step: 'send' });
    expect(sent.headers.location).toBe(page);
    expect(await factsIn(browser)).toMatchObject({ notice: 'sentAgain' });
    expect(await factsIn(browser, `${page}?sent=again`)).not.toHaveProperty('notice');
    const [second] = await mailedCodes();
    expect((await check(browser, first?.facts.code ?? '')).statusCode).toBe(401);
    expect((await check(browser, second?.facts.code ?? '')).statusCode).toBe(303);
  });

  test('that is not typed at all is no try', async () => {
    const { browser } = await loggingIn(email);
    const empty = await check(browser, ' ');
    expect([empty.statusCode, empty.json()]).toMatchObject([422, { facts: { problem: 'missing' } }]);
  });
});

test('without a login that waits, the page says so', async () => {
  const stranger = newBrowser(suite.testApp);
  expect(await factsIn(stranger)).toEqual({ status: 'over' });
  const refused = await stranger.postJson(page, { step: 'send' });
  expect(refused.json()).toMatchObject({ errors: [{ code: 'NO_SIGN_IN_UNDER_WAY' }] });
  expect((await check(newBrowser(suite.testApp), another)).statusCode).toBe(404);
});

/** Where the page leads that would ask for a code. */
async function factsOfLoginIn(browser: Browser) {
  return (await browser.open(page)).headers.location;
}
