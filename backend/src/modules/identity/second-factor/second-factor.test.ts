import { describe, expect, test } from 'vitest';
import { answerAccountLink, answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import type { Browser } from '../../../testing/browser.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { mailFactorSteps, wrongFor } from '../../../testing/mail-factor.ts';
import { newBrowser, newMember, password, sessionIn } from '../../../testing/members.ts';
import { addPasskey, askToLogIn, logInBy, provenMember } from '../../../testing/passkeys.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;
const { mailedCode, memberWithMailCode, passwordGiven, typed } = mailFactorSteps(suite);

const page = '/login/second-factor';
const cleo = { name: 'cedar', person: 'worker-cleo' };
const carl = { name: 'cedar', person: 'worker-carl' };
const signedOut = { status: 'signedOut' };

const forgetAttempts = () => tables().deleteFrom('throttleCounters').execute();
const factsIn = async (browser: Browser, url = page) =>
  (await browser.open(url)).json<{ facts: Record<string, unknown> }>().facts;
const post = (browser: Browser, form: Record<string, string>) => browser.post(page, form);

/** A browser in which Cedar has signed a new person in, up to the question for a second factor. */
async function signInByCedar(worker: typeof cleo, query = '') {
  const browser = newBrowser(suite.testApp);
  await visitCompany(suite.testApp, browser, { ...worker, query });
  return { browser, answer: await answerPendingSignIn(browser, 'new') };
}

// ASVS V2.2.2
describe('a code by mail after the password', () => {
  // ASVS V11.1.1
  test('is asked for before there is a session, and ends the sign-in where it was to lead', async () => {
    const { email, userId } = await memberWithMailCode();
    const { browser, answer } = await passwordGiven(email);
    expect(answer.headers.location).toBe(page);
    expect(await sessionIn(browser)).toEqual(signedOut);
    const drawn = await browser.open(page);
    expect(drawn.json()).toEqual({
      route: 'secondFactor',
      facts: {
        ...{ status: 'code', others: [], email: `${email.slice(0, 1)}•••${email.slice(36)}` },
        params: { redirectOnSuccess: '/plans' },
      },
    });
    expect(drawn.headers['cache-control']).toBe('no-store');

    const end = await browser.follow(await typed(browser, mailedCode()), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ userId });
    const { secondFactorAt, provedAt } = await tables()
      .selectFrom('sessions')
      .selectAll()
      .where('accountId', '=', userId)
      .executeTakeFirstOrThrow();
    expect(secondFactorAt).not.toBeNull();
    expect(provedAt).not.toBeNull();
    // Going back shows no form that could not work.
    expect((await browser.open(page)).headers.location).toBe('/');
  });

  test('is answered to a script with the address to go on to', async () => {
    const { email } = await memberWithMailCode();
    const browser = newBrowser(suite.testApp);
    await browser.open('/login');
    expect((await browser.postJson('/login', { email, password })).json()).toEqual({
      data: { attributes: { next: page } },
    });
  });

  test('wrong ones are counted, and after the fifth none is taken until the time is over', async () => {
    const { email } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    const code = mailedCode();
    for (const triesLeft of [4, 3, 2, 1]) {
      const refused = await typed(browser, wrongFor(code));
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ facts: { status: 'code', problem: 'wrong', triesLeft } });
    }
    for (const last of [wrongFor(code), code]) {
      const refused = await typed(browser, last);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ facts: { notice: 'noTriesLeft', minutes: 10 } });
      expect(refused.headers['retry-after']).toBe('600');
    }
    await forgetAttempts();
    expect((await post(browser, { step: 'send' })).statusCode).toBe(429);
    expect(mails()).toEqual([]);
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  test('wrong ones are counted by account over all unknown browsers, whatever the sign-in', async () => {
    const { email } = await memberWithMailCode();
    const statuses: number[] = [];
    for (const guesses of [4, 4, 3]) {
      const { browser } = await passwordGiven(email);
      const code = mailedCode();
      for (let guess = 0; guess < guesses; guess += 1) {
        statuses.push((await typed(browser, wrongFor(code))).statusCode);
      }
      if (guesses === 3) statuses.push((await typed(browser, code)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  // ASVS V2.3.1 V2.7.2
  test('nothing typed is no try, and an expired code says that another is needed', async () => {
    const { email } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    const code = mailedCode();
    const empty = await typed(browser, ' ');
    expect(empty.statusCode).toBe(422);
    expect(empty.json()).toMatchObject({ facts: { problem: 'missing' } });

    await tables()
      .updateTable('mailedCodes')
      .set({ expiresAt: new Date(0) })
      .execute();
    const late = await typed(browser, code);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ facts: { problem: 'expired' } });
    expect(await factsIn(browser)).toMatchObject({ status: 'code', problem: 'expired' });
  });

  test('is sent again once a minute, and then the latest one alone works', async () => {
    const { email, userId } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    const first = mailedCode();
    const early = await post(browser, { step: 'send' });
    expect(early.statusCode).toBe(429);
    expect(early.json()).toMatchObject({ facts: { notice: 'waitForCode', minutes: 1 } });

    await forgetAttempts();
    expect((await post(browser, { step: 'send' })).headers.location).toBe(page);
    expect(await factsIn(browser)).toMatchObject({ notice: 'sentAgain' });
    expect(await factsIn(browser, `${page}?sent=again`)).not.toHaveProperty('notice');
    const second = mailedCode();
    if (second !== first) expect((await typed(browser, first)).statusCode).toBe(401);
    await browser.follow(await typed(browser, second));
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('a password given twice, in a second tab or after going back, waits for the same code', async () => {
    const { email, userId } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    const code = mailedCode();
    await passwordGiven(email, browser);
    expect(mails()).toEqual([]);
    await browser.follow(await typed(browser, code));
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('belongs to the browser of the password, and to one sign-in', async () => {
    const { email } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    const code = mailedCode();
    const stranger = newBrowser(suite.testApp);
    expect((await typed(stranger, code)).statusCode).toBe(404);
    expect(await factsIn(stranger)).toEqual({ status: 'over' });
    await browser.follow(await typed(browser, code), '/plans');
    await browser.post('/logout');
    const { browser: again } = await passwordGiven(email);
    expect((await typed(again, code)).statusCode).not.toBe(303);
  });

  test('is not enough after a new password has ended all access', async () => {
    const { email, userId } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    await tables().updateTable('accounts').set({ sessionEpoch: 5 }).where('id', '=', userId).execute();
    expect((await typed(browser, mailedCode())).statusCode).toBe(404);
    expect(await sessionIn(browser)).toEqual(signedOut);
  });

  test('a browser is a known device after the code, and not after the password alone', async () => {
    const { email, atHome } = await memberWithMailCode();
    for (const name of atHome.cookieNames()) if (name.startsWith('device.')) atHome.forget(name);
    const { browser } = await passwordGiven(email);
    const devices = () => browser.cookieNames().filter((name) => name.startsWith('device.'));
    expect(devices()).toEqual([]);
    await typed(browser, mailedCode());
    expect(devices()).toHaveLength(1);
  });

  test('can be left for the login of another account', async () => {
    const { email } = await memberWithMailCode();
    const { browser } = await passwordGiven(email);
    expect((await typed(browser, '')).json()).toMatchObject({
      facts: { params: { redirectOnSuccess: '/plans' } },
    });
    const left = await post(browser, { step: 'cancel' });
    expect(left.headers.location).toBe('/login?redirectOnSuccess=%2Fplans');
    expect(await factsIn(browser)).toEqual({ status: 'over' });
  });

  test.each(['cancel', 'passkey'])('is left by %s with the deep link of its login', async (step) => {
    const { email } = await memberWithMailCode();
    const browser = newBrowser(suite.testApp);
    const login = '/login?redirectUrl=https%3A%2F%2Fapp.stillpoint.example%2Fmeditation%2F7';
    await browser.open(login);
    expect((await browser.post(login, { email, password })).headers.location).toBe(page);
    expect((await post(browser, { step })).headers.location).toBe(login);
  });
});

describe('an organisation that asks for a second factor', () => {
  test('a person without one is told so first, sets it up by the first code, and is told by mail', async () => {
    const { browser, answer } = await signInByCedar(cleo, '&redirectOnSuccess=/plans');
    expect(answer.headers.location).toBe(page);
    expect(await factsIn(browser)).toEqual({
      status: 'setUp',
      others: [],
      params: { redirectOnSuccess: '/plans' },
      organisation: 'Cedar',
      email: 'c•••@cedar.example',
    });
    expect(mails()).toEqual([]);
    expect((await post(browser, { step: 'send' })).headers.location).toBe(page);
    expect(await factsIn(browser)).toMatchObject({ status: 'code', settingUpFor: 'Cedar' });

    const end = await browser.follow(await typed(browser, mailedCode()), '/plans');
    expect(end.headers.location).toBe('/plans');
    const { userId } = await sessionIn(browser);
    expect(mails()).toMatchObject([{ mail: 'secondFactorChanged', to: 'cleo@cedar.example' }]);
    const changes = await tables()
      .selectFrom('identityChanges')
      .select(['change', 'method'])
      .where('accountId', '=', String(userId))
      .where('change', '=', 'secondFactorAdded')
      .execute();
    expect(changes).toEqual([{ change: 'secondFactorAdded', method: 'mail' }]);
  });

  test('setting it up signs out everywhere else, and no session from before counts again', async () => {
    const { browser: before, email, userId } = await newMember(suite.testApp);
    await suite.joinCedar(userId);
    const { browser } = await passwordGiven(email);
    await post(browser, { step: 'send' });
    await browser.follow(await typed(browser, mailedCode()));
    expect(await sessionIn(browser)).toMatchObject({ userId });
    await tables()
      .$extendTables<{ memberships: { accountId: string } }>()
      .deleteFrom('memberships')
      .execute();
    expect(await sessionIn(before)).toEqual(signedOut);
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('a passkey is enough: it logs in, and no code is set up', async () => {
    const member = await provenMember(suite.testApp);
    await addPasskey(member.browser, member);
    await suite.joinCedar(member.userId);
    const { browser } = await passwordGiven(member.email);
    expect(await factsIn(browser)).toMatchObject({ status: 'setUp', others: ['passkey'] });
    expect((await post(browser, { step: 'passkey' })).headers.location).toMatch(/^\/login/);

    const answer = member.authenticator.answer(await askToLogIn(browser));
    const { next } = (await logInBy(browser, answer)).json<{ data: { attributes: { next: string } } }>().data
      .attributes;
    await browser.follow(await browser.open(next));
    expect(await sessionIn(browser)).toMatchObject({ userId: member.userId });
  });

  test('asks at each login at work, whatever the workplace tells of its own', async () => {
    const { browser } = await signInByCedar(carl);
    await post(browser, { step: 'send' });
    await browser.follow(await typed(browser, mailedCode()));
    const again = newBrowser(suite.testApp);
    await forgetAttempts();
    const back = await visitCompany(suite.testApp, again, carl);
    expect(back.headers.location).toBe(page);
    expect(await sessionIn(again)).toEqual(signedOut);
    await again.follow(await typed(again, mailedCode()));
    expect(await sessionIn(again)).toMatchObject({ email: 'carl@cedar.example' });
  });

  // ASVS V1.2.4
  test('no session without it: password, company, workplace and connected account all lead to the question', async () => {
    const { browser: before, email, userId } = await newMember(suite.testApp);
    await tables().updateTable('accounts').set({ emailVerifiedAt: new Date() }).execute();
    const gloria = { name: 'google', person: 'person-gloria' };
    await visitCompany(suite.testApp, before, { ...gloria, intent: 'link', from: '/manage-identities' });
    await suite.joinCedar(userId);

    const atWork = newBrowser(suite.testApp);
    await visitCompany(suite.testApp, atWork, { name: 'acorn', person: 'worker-alma' });
    const byGoogle = newBrowser(suite.testApp);
    const ways = {
      password: (await passwordGiven(email)).answer,
      company: await visitCompany(suite.testApp, byGoogle, gloria),
      workplace: (await signInByCedar(cleo)).answer,
      connectedAccount: await answerAccountLink(atWork, { email, password }),
    };
    const everywhere = (value: string) => ({
      ...{ password: value, company: value, workplace: value, connectedAccount: value },
    });
    const led = Object.entries(ways).map(([way, { headers }]) => [way, headers.location]);
    expect(Object.fromEntries(led)).toEqual(everywhere(page));
    expect(await sessionIn(byGoogle)).toEqual(signedOut);
    expect(await sessionIn(atWork)).toEqual(signedOut);
  });

  test('a session that began without it counts no more, and its person is told before and after', async () => {
    const { browser, email, userId } = await newMember(suite.testApp);
    expect(await sessionIn(browser)).toMatchObject({ userId });
    await suite.joinCedar(userId);
    expect(await sessionIn(browser)).toEqual(signedOut);
    const login = await browser.open('/user');
    const leave = await browser.open(String(login.headers.location));
    expect(leave.headers.location).toBe(`${page}?redirectOnSuccess=%2Fuser`);
    expect(await factsIn(browser, String(leave.headers.location))).toEqual({
      status: 'leave',
      organisation: 'Cedar',
    });
    const kept = '?plan=B2CANNUAL&redirectUrl=https%3A%2F%2Fapp.stillpoint.example%2Fmeditation%2F7';
    expect((await browser.open(`/login${kept}`)).headers.location).toBe(`${page}${kept}`);

    const left = await browser.post(`/logout?back=${encodeURIComponent('/login?reason=secondFactor')}`);
    expect(left.headers.location).toBe('/login?reason=secondFactor');
    expect(await factsIn(browser, '/login?reason=secondFactor')).toMatchObject({ status: 'secondFactor' });
    await passwordGiven(email, browser);
    await post(browser, { step: 'send' });
    await browser.follow(await typed(browser, mailedCode()));
    expect(await sessionIn(browser)).toMatchObject({ userId });
  });

  test('an answer of the provider that names no second factor begins no session', async () => {
    const { email, userId, browser } = await newMember(suite.testApp);
    await browser.post('/logout');
    const { browser: another, answer } = await passwordGiven(email);
    await suite.joinCedar(userId);
    const end = await another.follow(answer);
    expect(end.statusCode).toBe(400);
    expect(await sessionIn(another)).toEqual(signedOut);
  });
});
