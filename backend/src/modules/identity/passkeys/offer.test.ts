import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import type { Browser } from '../../../testing/browser.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, password } from '../../../testing/members.ts';
import { addPasskey, provenMember } from '../../../testing/passkeys.ts';
import type { ThrottleTables } from '../../../throttle/database-counters.ts';
import { isPasskeyOffered, type OfferFacts } from './offer.ts';

const offerPath = '/user/passkeys/offer';

describe('a passkey is offered', () => {
  const plans = { kind: 'internal', path: '/plans' } as const;
  const login: OfferFacts['login'] = {
    kind: 'login',
    account: { emailVerifiedAt: new Date(), externalId: null },
    ...{ provedAt: new Date(), destination: plans, checkoutAhead: false },
  };
  const facts: OfferFacts = {
    ...{ login, deviceAble: true, offeredBefore: false, passkeys: 0 },
    isLoginStep: (page) =>
      ['/sso-account-link', '/save-external-auth', '/missing-profile-fields'].includes(page),
  };
  const path = (to: string) => ({
    login: { ...login, destination: { kind: 'internal', path: to } as const },
  });

  test.each<[string, boolean, Partial<OfferFacts>]>([
    ['after a login', true, {}],
    [
      'before the web app',
      true,
      { login: { ...login, destination: { kind: 'external', url: 'https://a.example' } } },
    ],
    ['not where the device does not check its person', false, { deviceAble: false }],
    ['not twice within 90 days', false, { offeredBefore: true }],
    ['not to a person who has one', false, { passkeys: 1 }],
    ['not after a sign-up', false, { login: { ...login, kind: 'register' } }],
    ['not before a checkout', false, { login: { ...login, checkoutAhead: true } }],
    ['not where the login proves nothing, as at work', false, { login: { ...login, provedAt: undefined } }],
    [
      'not to members of partners',
      false,
      { login: { ...login, account: { ...login.account, externalId: 'member-1' } } },
    ],
    [
      'not where the address was never proved',
      false,
      { login: { ...login, account: { ...login.account, emailVerifiedAt: null } } },
    ],
    [
      'not before a link into the app',
      false,
      { login: { ...login, destination: { kind: 'deepLink', url: 'https://a.example' } } },
    ],
    ['not before a question', false, path('/sso-account-link?plan=B2CANNUAL')],
    ['not before a question in another language', false, path('/de/save-external-auth')],
    ['not before a question in another spelling', false, path('/%73so-account-link/')],
    ['before a page that only looks like a question', true, path('/SSO-account-link')],
    ['not before missing names', false, path('/de/missing-profile-fields?redirectOnSuccess=%2Fplans')],
  ])('%s: %s', (_when, offered, other) => {
    expect(isPasskeyOffered({ ...facts, ...other })).toBe(offered);
  });
});

describe('after a login', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp({}, { jobs: collectedJobs().jobs });
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.db.$extendTables<ThrottleTables>().deleteFrom('throttleCounters').execute());

  /** Logs in, in a browser whose device checks its person, up to the redirect to a path. */
  async function logIn(email: string, query: string, upTo: string, browser = newBrowser(testApp)) {
    browser.setCookie('passkeyDevice', 'able');
    await browser.open(`/login${query}`);
    const end = await browser.follow(await browser.post(`/login${query}`, { email, password }), upTo);
    return { browser, next: end.headers.location };
  }

  function signedOut(browser: Browser): Browser {
    browser.forget('hsjwt');
    return browser;
  }

  test('the offer stands once before where it leads, and keeps it', async () => {
    const { email } = await provenMember(testApp);
    const { browser, next } = await logIn(email, '?redirectOnSuccess=%2Fplans%3Fcountry%3DDE', offerPath);
    const offer = `${offerPath}?redirectOnSuccess=%2Fplans%3Fcountry%3DDE`;
    expect(next).toBe(offer);
    expect(browser.cookie('passkeyOffer')?.attributes).toMatch(/Max-Age=7776000.*HttpOnly.*SameSite=Lax/);
    const page = await browser.open(offer);
    expect([page.headers['cache-control'], page.json()]).toEqual([
      'no-store',
      { route: 'passkeyOffer', facts: { next: '/plans?country=DE' } },
    ]);

    const again = await logIn(email, '?redirectOnSuccess=%2Fplans', '/plans', signedOut(browser));
    expect(again.next).toBe('/plans');
  });

  test('a person who has a passkey goes on at once, also from the page of the offer', async () => {
    const member = await provenMember(testApp);
    await addPasskey(member.browser, member);
    const { browser, next } = await logIn(member.email, '?redirectOnSuccess=%2Fplans', '/plans');
    expect(next).toBe('/plans');
    const page = await browser.open(`${offerPath}?redirectOnSuccess=%2Fplans`);
    expect(page.headers.location).toBe('/plans');
  });

  test('a purchase that waits is not held up', async () => {
    const { email } = await provenMember(testApp);
    const { next } = await logIn(email, '?plan=B2CMONTHLY', '/checkout');
    expect(next).toMatch(/^\/checkout\?/);
  });

  test('the page leads to no other site', async () => {
    const { browser } = await provenMember(testApp);
    const page = await browser.open(`${offerPath}?redirectOnSuccess=https%3A%2F%2Fevil.example%2F`);
    expect(page.json()).toMatchObject({ facts: { next: testApp.config.webAppUrl } });
  });
});
