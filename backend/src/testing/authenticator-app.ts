import { afterAll, beforeAll, vi } from 'vitest';
import type { IdentitySuite } from './identity-suite.ts';
import { knownMember, newBrowser, password } from './members.ts';
import { codeAt, readKey } from '../modules/identity/authenticator/app-codes.ts';
import type { Browser } from './browser.ts';

/** The path of the page of the app. */
export const appPage = '/user/second-factor/app';

/** The key that waits in a browser for its first code, as it is written there. */
async function keyIn(browser: Browser): Promise<string> {
  return (await browser.open(appPage)).json<{ facts: { key: string } }>().facts.key.replaceAll(' ', '');
}

/** The code that an app shows, so many steps of time from now. */
export function appCode(key: string, steps = 0): string {
  return codeAt(readKey(key), Date.now() + steps * 30_000);
}

/** Begins to set an app up, by the code that is mailed for it, after a recent log-in. */
export async function beginApp(browser: Browser, userId: string, mailedCode: () => string) {
  await browser.post(appPage, { userId, change: 'begin', action: 'code' });
  return browser.post(appPage, { userId, change: 'begin', code: mailedCode() });
}

/** Sets an authenticator app up. Gives its key, and the recovery codes. The codes of the present step are used up. */
export async function setUpApp(browser: Browser, userId: string, mailedCode: () => string) {
  await beginApp(browser, userId, mailedCode);
  const key = await keyIn(browser);
  const answer = await browser.post(appPage, { userId, change: 'confirm', code: appCode(key) });
  const { codes } = answer.json<{ facts: { codes: string[] } }>().facts;
  return { key, codes };
}

/** The steps that tests of authenticator apps share. Time stands still: no test crosses into the next step of time. */
export function appSteps(suite: IdentitySuite) {
  const { mails, tables } = suite;
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(() => void vi.useRealTimers());

  async function provenMember() {
    const member = await knownMember(suite.testApp);
    mails();
    return member;
  }

  /** The code of the latest mail that has one. */
  const mailedCode = () => mails().findLast(({ facts }) => facts.code !== undefined)?.facts.code ?? '';

  /** A member with an app. Its step of time was used for setting it up, so that the next one is asked for. */
  async function memberWithApp() {
    const member = await provenMember();
    const app = await setUpApp(member.browser, member.userId, mailedCode);
    mails();
    return { ...member, ...app };
  }

  /** A browser in which the password was right, and the answer to it. */
  async function passwordGiven(email: string, browser = newBrowser(suite.testApp)) {
    await browser.open('/login?redirectOnSuccess=/plans');
    const answer = await browser.post('/login?redirectOnSuccess=/plans', { email, password });
    return { browser, answer };
  }

  /** Lets the log-in of a person be a while ago. */
  async function unprove(accountId: string) {
    await tables()
      .updateTable('sessions')
      .set({ provedAt: null })
      .where('accountId', '=', accountId)
      .execute();
  }

  async function turnMailOn(accountId: string) {
    const since = new Date();
    await tables().insertInto('secondFactors').values({ accountId, kind: 'mail', since }).execute();
  }

  /** What was recorded of an account since it was opened. */
  async function changesOf(accountId: string) {
    const rows = await tables()
      .selectFrom('identityChanges')
      .select(['change', 'method'])
      .where('accountId', '=', accountId)
      .where('change', '!=', 'registered')
      .execute();
    return rows.map(({ change, method }) => `${change} ${method}`).toSorted();
  }

  return { changesOf, mailedCode, memberWithApp, passwordGiven, provenMember, turnMailOn, unprove };
}

/** Six digits that are no code of a key now. */
export function wrongFor(key: string): string {
  const near = [-1, 0, 1, 2].map((steps) => appCode(key, steps));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '';
}

/** What a page shows, as a script is told. */
export async function factsIn(browser: Browser, url: string): Promise<Record<string, unknown>> {
  return (await browser.open(url)).json<{ facts: Record<string, unknown> }>().facts;
}
