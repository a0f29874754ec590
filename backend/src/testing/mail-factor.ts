import type { Browser } from './browser.ts';
import type { IdentitySuite } from './identity-suite.ts';
import { newBrowser, newMember, password } from './members.ts';

const page = '/login/second-factor';

/** A code that is not this one. */
export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** The steps that tests of the code by mail, as a second factor, share. */
export function mailFactorSteps(suite: IdentitySuite) {
  const { mails, tables } = suite;

  const mailedCode = () => mails().findLast(({ mail }) => mail === 'signInCode')?.facts.code ?? '';
  const typed = (browser: Browser, code: string) => browser.post(page, { step: 'check', code });

  /** A member with the code by mail as second factor. */
  async function memberWithMailCode() {
    const { email, userId, browser: atHome } = await newMember(suite.testApp);
    await atHome.post('/logout');
    const since = new Date();
    await tables().updateTable('accounts').set({ emailVerifiedAt: since }).where('id', '=', userId).execute();
    await tables().insertInto('secondFactors').values({ accountId: userId, kind: 'mail', since }).execute();
    return { email, userId, atHome };
  }

  /** A browser in which the password was right, and the answer to it. */
  async function passwordGiven(email: string, browser = newBrowser(suite.testApp)) {
    await browser.open('/login?redirectOnSuccess=/plans');
    const answer = await browser.post('/login?redirectOnSuccess=/plans', { email, password });
    return { browser, answer };
  }

  return { mailedCode, memberWithMailCode, passwordGiven, typed };
}
