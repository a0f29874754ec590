import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { visitCompany } from '../../../testing/company-page.ts';
import { newBrowser, newMember, password, sessionIn } from '../../../testing/members.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';

let sandbox: RunningSandbox;
let testApp: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp(sandbox.variables, { jobs: collectedJobs().jobs });
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await sandbox.stop();
});

type Browser = ReturnType<typeof newBrowser>;
const factsOf = async (browser: Browser, url: string) =>
  (await browser.open(url)).json<{ route: string; facts: unknown }>();

describe('the page of what is asked', () => {
  test('asks nothing of a browser without a pending sign-in', async () => {
    const browser = newBrowser(testApp);
    const nothing = { route: 'saveExternalAuth', facts: {} };
    expect(await factsOf(browser, '/save-external-auth?problem=NO_PENDING_SIGN_IN')).toEqual(nothing);
    const late = await answerPendingSignIn(browser, 'owner', { password });
    expect((await browser.follow(late)).json()).toEqual({
      route: 'saveExternalAuth',
      facts: { problem: 'NO_PENDING_SIGN_IN' },
    });
    expect(await factsOf(browser, '/save-external-auth')).toEqual(nothing);
  });

  test('shows the question with a masked address, what was wrong with the answer, and the next question', async () => {
    const browser = newBrowser(testApp);
    const back = await visitCompany(testApp, browser, { name: 'facebook', person: 'person-gloria' });
    const pendingSignIn: unknown = expect.any(String);
    const asked = {
      pendingSignIn,
      question: 'address',
      connection: 'facebook',
      firstName: 'Gloria',
      email: 'g•••@people.stillpoint.example',
      expiresAt: expect.any(String) as unknown,
    };
    const page = await browser.follow(back);
    expect(page.json()).toEqual({ route: 'saveExternalAuth', facts: { asked } });
    const again = await browser.open('/save-external-auth');
    expect([again.statusCode, again.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(again.json()).toMatchObject({ facts: { asked } });

    const refused = await answerPendingSignIn(browser, 'address', { email: 'gloria@people' });
    expect((await browser.follow(refused)).json()).toEqual({
      route: 'saveExternalAuth',
      facts: { asked: { ...asked, typed: 'gloria@people' }, problem: 'INVALID' },
    });

    const sent = await answerPendingSignIn(browser, 'address');
    expect((await browser.follow(sent)).json()).toMatchObject({ facts: { asked: { question: 'code' } } });
    const wrong = await answerPendingSignIn(browser, 'code', { code: '000000' });
    expect((await browser.head('/save-external-auth')).statusCode).toBe(200);
    expect(await factsOf(browser, '/save-external-auth-callback')).not.toHaveProperty('facts.problem');
    expect((await browser.follow(wrong)).json()).toMatchObject({ facts: { problem: 'WRONG_CODE' } });
    expect((await browser.follow(wrong)).json()).not.toHaveProperty('facts.problem');
  });

  test('is left by a form without fields, to the login page', async () => {
    const browser = newBrowser(testApp);
    await visitCompany(testApp, browser, { name: 'facebook', person: 'person-gloria' });
    const left = await answerPendingSignIn(browser, 'dismissal');
    expect([left.statusCode, left.headers.location]).toEqual([303, '/login']);
    expect(await factsOf(browser, '/save-external-auth')).toEqual({ route: 'saveExternalAuth', facts: {} });
  });
});

describe('the page of the login methods', () => {
  test('sends signed-out visitors to log in', async () => {
    const { headers } = await newBrowser(testApp).open('/manage-identities?done=linked');
    expect(headers.location).toMatch(/^\/login\?/);
  });

  test('shows what is connected, what can be, and what the address asks for, but no problem of which it speaks', async () => {
    const { browser, userId, email } = await newMember(testApp);
    expect(
      await factsOf(browser, '/manage-identities?remove=apple&problem=WRONG_CODE&count=3&connection=apple'),
    ).toEqual({
      route: 'manageIdentities',
      facts: {
        userId,
        email: expect.stringMatching(/^.•••@demo\.stillpoint\.example$/),
        password: true,
        codeInPlaceOfPassword: false,
        codeUsable: false,
        secondFactor: false,
        emailVerified: false,
        unprovedAddress: email,
        fresh: true,
        confirmsBy: [],
        identities: [],
        offered: ['apple', 'facebook', 'spotify', 'google'],
        enrolment: 'notEligible',
        remove: 'apple',
      },
    });
  });

  test('asks before a workplace is disconnected whose name has a hyphen', async () => {
    const { browser } = await newMember(testApp);
    const facts = { remove: 'acme-health' };
    const address = `/manage-identities?${new URLSearchParams(facts).toString()}`;
    expect(await factsOf(browser, address)).toMatchObject({ facts });
  });

  test('names where the person came back from, where that is a connection of ours', async () => {
    const { browser } = await newMember(testApp);
    const tried = async (connection: string) => {
      const link = await browser.open(`/auth/with/${connection}?intent=link`);
      expect(link.headers.location).toBe('/manage-identities');
      return (await browser.follow(link)).json<{ facts: { problem: string; tried?: object } }>().facts.tried;
    };
    expect(await tried('facebook')).toEqual({ connection: 'facebook' });
    expect(await tried('acorn')).toMatchObject({ connection: 'acorn' });
    expect(await tried('nobody')).toBeUndefined();
  });

  test('shows after a native form what was wrong with it', async () => {
    const { browser, userId } = await newMember(testApp);
    const confirmed = await browser.post(`/user/confirmation?userId=${userId}`, { password: `${password}!` });
    expect((await browser.follow(confirmed)).json()).toMatchObject({
      route: 'manageIdentities',
      facts: { problem: 'WRONG_CREDENTIALS' },
    });
    const sent = await browser.post(`/user/address/code?userId=${userId}`);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/manage-identities']);
    expect((await browser.follow(sent)).json()).toMatchObject({ facts: { done: 'codeSent' } });
    const wrong = await browser.post(`/user/address/proof?userId=${userId}`, { code: 'no code' });
    expect((await browser.follow(wrong)).json()).toMatchObject({
      facts: { problem: 'CODE_MISSING', codeUsable: true },
    });
    const again = await browser.post(`/user/address/code?userId=${userId}`);
    expect((await browser.follow(again)).json()).toMatchObject({
      facts: { problem: 'WAIT_FOR_CODE', count: 1, codeUsable: true },
    });
  });

  test('shows the one identity of a person without a password as one that stays', async () => {
    const browser = newBrowser(testApp);
    const link = { name: 'apple', intent: 'register', from: '/register', person: 'person-gloria' } as const;
    await browser.follow(await visitCompany(testApp, browser, link));
    const { userId } = await sessionIn(browser);
    expect(await factsOf(browser, '/manage-identities')).toMatchObject({
      facts: {
        userId,
        password: false,
        identities: [{ connection: 'apple', removable: false }],
        offered: ['facebook', 'spotify', 'google'],
      },
    });
  });
});

test('a problem of a company is shown in the language of the page, and not what an address says', async () => {
  const browser = newBrowser(testApp);
  const invented = '/de/save-external-auth-callback?problem=CONNECTION_FAILED&connection=google&count=3';
  const nothing = { route: 'saveExternalAuthCallback', facts: {} };
  expect(await factsOf(browser, invented)).toEqual(nothing);
  const link = await browser.open('/auth/with/%3Cb%3E');
  expect(link.headers.location).toBe('/save-external-auth-callback');
  const page = await browser.open('/de/save-external-auth-callback');
  expect(page.statusCode).toBe(400);
  expect(page.json()).toEqual({ ...nothing, facts: { problem: 'CONNECTION_UNKNOWN' } });
  expect(await factsOf(browser, '/de/save-external-auth-callback')).toEqual(nothing);
});

describe('the page of Spotify’s offer', () => {
  test('signs up by three companies', async () => {
    expect(await factsOf(newBrowser(testApp), '/bundle-spotify')).toEqual({
      route: 'bundleSpotify',
      facts: { connections: ['apple', 'facebook', 'google'] },
    });
  });

  test('leads signed-in people to connect Spotify', async () => {
    const { browser } = await newMember(testApp);
    expect((await browser.open('/pt/bundle-spotify')).headers.location).toBe(
      '/pt/manage-identities?connect=spotify',
    );
  });

  test('leads there after a sign-up that began on it', async () => {
    const browser = newBrowser(testApp);
    const link = {
      name: 'apple',
      intent: 'register',
      from: '/bundle-spotify',
      query: '&from=bundle-spotify',
      person: 'person-gloria',
    } as const;
    const end = await browser.follow(await visitCompany(testApp, browser, link), '/manage-identities');
    expect(end.headers.location).toBe('/manage-identities?connect=spotify');
  });
});
