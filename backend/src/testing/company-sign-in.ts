import { expect } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { pendingSignInOf } from './pending-sign-in.ts';
import type { Browser } from './browser.ts';
import { visitCompany } from './company-page.ts';
import type { IdentitySuite, RequestedMail } from './identity-suite.ts';
import { newBrowser } from './members.ts';

/** A browser in which a company has signed a person in, and a question is left. */
export async function signInByCompany(
  suite: IdentitySuite,
  name: string,
  person: string,
  query = '',
): Promise<Browser> {
  const browser = newBrowser(suite.testApp);
  const back = await visitCompany(suite.testApp, browser, { name, person, query });
  expect(back.headers.location).toBe('/save-external-auth');
  return browser;
}

/** A browser in which a workplace has signed a person in for the first time. */
export async function signInAtWork(
  suite: IdentitySuite,
  { name, person }: { name: string; person: string },
  query = '',
  browser = newBrowser(suite.testApp),
): Promise<Browser> {
  const back = await visitCompany(suite.testApp, browser, { name, person, query });
  expect(back.headers.location).toBe('/sso-account-link');
  return browser;
}

/** The identities of an account, as far as tests compare them. */
export const subjectsOf = (suite: IdentitySuite, accountId: string) =>
  suite
    .tables()
    .selectFrom('accountSubjects')
    .select(['connection', 'email'])
    .where('accountId', '=', accountId)
    .execute();

/** What is asked of the person in a browser. */
export async function questionIn(browser: Browser): Promise<object | undefined> {
  return (await browser.open('/auth/pending-sign-in')).json<{ data?: { attributes: object } }>().data
    ?.attributes;
}

/** Answers the question of a browser by a script of its page. */
export async function answer(browser: Browser, name: string, form: object): Promise<LightMyRequestResponse> {
  return browser.postJson(`/auth/pending-sign-in/${name}`, {
    pendingSignIn: await pendingSignInOf(browser),
    ...form,
  });
}

/** The code of a refusal. */
export function codeOf(response: LightMyRequestResponse): string | undefined {
  return response.json<{ errors?: { code: string }[] }>().errors?.[0]?.code;
}

/** Proves an address by the code that is mailed there. */
export async function proveAddress(
  suite: IdentitySuite,
  browser: Browser,
  email?: string,
): Promise<{ mail: RequestedMail | undefined; proven: LightMyRequestResponse }> {
  const sent = await answer(browser, 'address', email === undefined ? {} : { email });
  expect(sent.statusCode).toBe(200);
  const [mail] = suite.mails();
  return { mail, proven: await answer(browser, 'code', { code: mail?.facts.code ?? '' }) };
}
