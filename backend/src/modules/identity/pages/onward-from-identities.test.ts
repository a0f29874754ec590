import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { visitCompany, type CompanyLink } from '../../../testing/company-page.ts';
import { signInAtWork, signInByCompany } from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { knownMember, newBrowser, newMember, password } from '../../../testing/members.ts';
import { answerPendingSignIn } from '../../../testing/pending-sign-in.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true, organisations: true });
const { mails, tables } = suite;

beforeEach(() => tables().deleteFrom('throttleCounters').execute());

const alma = { name: 'acorn', person: 'worker-alma' };
const page = '/manage-identities';
const bought = '?country=DE&plan=B2CANNUAL&voucher=SLEEP30';
const checkout = { to: 'checkout', address: '/checkout?plan=B2CANNUAL&voucher=SLEEP30&country=DE' };
const deepLink = 'https://app.stillpoint.example/meditation/7';

const onwardOn = async (browser: Browser, address: string) =>
  (await browser.open(address)).json<{ facts: { onward?: object } }>().facts.onward;

/** Where an answer leads. Parts of its query have no order. */
function ledTo({ headers }: LightMyRequestResponse): string {
  const url = new URL(String(headers.location), 'https://www.stillpoint.example');
  url.searchParams.sort();
  return `${url.pathname}${url.search}`;
}

/** The login that comes first, as the page of the question writes the link. */
async function loginFirst(browser: Browser): Promise<string> {
  const question = await browser.open('/auth/pending-sign-in');
  const { data } = question.json<{ data: { attributes: { choices?: Record<string, string> } } }>();
  const { redirectUrl, ...kept } = data.attributes.choices ?? {};
  const all = { ...kept, ...(redirectUrl !== undefined && { redirectUrl }) };
  const back = `${page}?${new URLSearchParams(all).toString()}`;
  return `/login?${new URLSearchParams({ ...kept, redirectOnSuccess: back }).toString()}`;
}

/** Goes to a company as the links of the page do. */
const visit = (browser: Browser, link: CompanyLink & { person: string; answer?: 'refuse' }) =>
  visitCompany(suite.testApp, browser, { from: page, ...link });

describe('a log-in before the question of a workplace', () => {
  test('leads to the page where it is connected, which leads on to the checkout of the plan', async () => {
    const { email } = await knownMember(suite.testApp);
    const browser = await signInAtWork(suite, alma, '&plan=B2CANNUAL&voucher=SLEEP30&country=DE');
    const login = await loginFirst(browser);
    await browser.open(login);
    const end = await browser.follow(await browser.post(login, { email, password }), page);
    const led = ledTo(end);
    expect(led).toBe(`${page}${bought}`);
    expect(await onwardOn(browser, led)).toEqual(checkout);

    const connected = await visit(browser, { ...alma, intent: 'link', query: bought.replace('?', '&') });
    expect(ledTo(connected)).toBe(`${page}${bought}`);
    expect((await browser.follow(connected)).json()).toMatchObject({
      facts: { done: 'linked', linked: 'acorn', onward: checkout },
    });
  });

  test('keeps a deep link of the app, and does not follow it before the page', async () => {
    const { email } = await knownMember(suite.testApp);
    const deep = `&redirectUrl=${encodeURIComponent(deepLink)}`;
    const browser = await signInAtWork(suite, alma, deep);
    const login = await loginFirst(browser);
    await browser.open(login);
    const end = await browser.follow(await browser.post(login, { email, password }), page);
    const led = ledTo(end);
    expect(await onwardOn(browser, led)).toEqual({ to: 'app', address: deepLink });
    const connected = await visit(browser, { ...alma, intent: 'link', query: deep });
    expect((await browser.follow(connected)).json()).toMatchObject({
      facts: { linked: 'acorn', onward: { to: 'app', address: deepLink } },
    });
  });
});

describe('the page of the login methods keeps what the person came for', () => {
  test('through each of its forms, whether they succeed or not', async () => {
    const { browser, userId, email } = await knownMember(suite.testApp);
    const answered = (path: string, form: Record<string, string>) =>
      browser.post(`${path}?userId=${userId}&${bought.slice(1)}`, form);
    const posted = async (path: string, form: Record<string, string>) => ledTo(await answered(path, form));
    const refused = await answered('/user/confirmation', { password: 'not-the-password' });
    expect([ledTo(refused), ledBy(refused).problem]).toEqual([`${page}${bought}`, 'WRONG_CREDENTIALS']);
    expect(await posted('/user/confirmation', { password })).toBe(`${page}${bought}`);
    mails();
    expect(await posted('/user/confirmation/code', {})).toBe(`${page}${bought}`);
    const code = mails().find(({ to }) => to === email)?.facts.code ?? '';
    expect(await posted('/user/confirmation/proof', { code })).toBe(`${page}${bought}`);
    await visit(browser, { name: 'facebook', person: 'person-tess', intent: 'link' });
    expect(await posted('/user/identities/removal', { connection: 'facebook' })).toBe(`${page}${bought}`);
  });

  test('through a company that did not connect it, or confirmed the person', async () => {
    const { browser } = await knownMember(suite.testApp);
    const query = bought.replace('?', '&');
    const tess = { name: 'apple', person: 'person-tess', query } as const;
    const refused = await visit(browser, { ...tess, intent: 'link', answer: 'refuse' });
    expect(ledTo(refused)).toBe(`${page}${bought}`);
    expect(ledBy(refused)).toMatchObject({ problem: 'CONNECTION_REFUSED', connection: 'apple' });
    expect(await onwardOn(browser, ledTo(refused))).toEqual(checkout);
    await visit(browser, { ...tess, intent: 'link' });
    const confirmed = await visit(browser, { ...tess, intent: 'confirm' });
    expect(ledTo(confirmed)).toBe(`${page}${bought}`);
  });

  test('through a log-in, where the session has ended', async () => {
    const { email } = await newMember(suite.testApp);
    const browser = newBrowser(suite.testApp);
    const login = String((await browser.open(`${page}${bought}`)).headers.location);
    await browser.open(login);
    const end = await browser.follow(await browser.post(login, { email, password }), page);
    expect(ledTo(end)).toBe(`${page}${bought}`);
  });

  test('and leads to nothing that is not ours, nor where nothing was asked for', async () => {
    const { browser } = await newMember(suite.testApp);
    for (const query of [
      '',
      '?redirectOnSuccess=https%3A%2F%2Felsewhere.example%2F',
      '?redirectUrl=https%3A%2F%2Felsewhere.example%2F',
      '?redirectOnSuccess=%2F%2Felsewhere.example',
      '?plan=%3Cscript%3E',
      '?redirectOnSuccess=%2Fmanage-identities%2F',
      '?redirectOnSuccess=%2Fde%2Fsso-account-link',
      '?redirectOnSuccess=%2Flogin%2Fforgot-password%2Fnew',
    ]) {
      expect(await onwardOn(browser, `${page}${query}`)).toBeUndefined();
    }
  });

  test('and takes nothing from a sign-in page that stands open in another tab', async () => {
    const { browser } = await knownMember(suite.testApp);
    await browser.open('/login?from=login-pages&redirectUrl=https%3A%2F%2Fapp.stillpoint.example%2Fx');
    const connected = await visit(browser, { name: 'facebook', person: 'person-tess', intent: 'link' });
    expect(ledTo(connected)).toBe(page);
  });
});

test('who leaves a question for the login page keeps what the sign-in was begun for, and where', async () => {
  const query = `&plan=B2CANNUAL&from=bundle-spotify&redirectUrl=${encodeURIComponent(deepLink)}`;
  const browser = await signInByCompany(suite, 'spotify', 'person-gloria', query);
  const left = await answerPendingSignIn(browser, 'dismissal');
  const { pathname, searchParams } = new URL(String(left.headers.location), 'https://www.stillpoint.example');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/login',
    { plan: 'B2CANNUAL', from: 'bundle-spotify', redirectUrl: deepLink },
  ]);
});
