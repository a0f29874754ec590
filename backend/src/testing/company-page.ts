import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { pendingSignInOf } from './pending-sign-in.ts';
import type { Browser } from './browser.ts';

/** How a company of the sandbox answered: in an address of ours, or in a form that the browser posts there. */
export type CompanyAnswer = { kind: 'address'; url: URL } | { kind: 'form'; fields: URLSearchParams };

/** Signs in as a person of the sandbox, on the page of a company to which the site has sent the browser. */
export async function answerAtCompany(
  url: URL,
  person: string,
  answer: 'agree' | 'refuse' = 'agree',
): Promise<CompanyAnswer> {
  const body = new URLSearchParams([...url.searchParams, ['person', person], ['answer', answer]]);
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
  const location = response.headers.get('location');
  if (location !== null) return { kind: 'address', url: new URL(location) };
  return { kind: 'form', fields: fieldsIn(await response.text()) };
}

/** Makes a company of the sandbox fail in a way, or answer well again with `none`. */
export async function failAtCompany(sandboxUrl: string, company: string, fault: string): Promise<void> {
  const body = new URLSearchParams({ company, fault });
  const response = await fetch(`${sandboxUrl}/identity-providers/faults`, {
    method: 'POST',
    redirect: 'manual',
    body,
  });
  if (response.status !== 303) throw new Error(`The sandbox answered with ${response.status}.`);
}

function fieldsIn(markup: string): URLSearchParams {
  const inputs = markup.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const fields = new URLSearchParams();
  for (const [, name = '', value = ''] of inputs) fields.append(name, value.replaceAll('&quot;', '"'));
  return fields;
}

/** A link to a company: what it is for, the page that it stands on, and what it carries. */
export interface CompanyLink {
  name: string;
  intent?: 'login' | 'register' | 'link' | 'confirm' | 'prove';
  from?: string;
  query?: string;
}

/** Follows a link to a company in a browser. One to prove names the question of its page. Gives the answer of the site. */
export async function followLink(
  browser: Browser,
  { name, intent = 'login', from = '/login', query = '' }: CompanyLink,
): Promise<LightMyRequestResponse> {
  const named = intent === 'prove' ? `&pendingSignIn=${await pendingSignInOf(browser)}` : '';
  return browser.open(`/auth/with/${name}?intent=${intent}${named}${query}`, from);
}

/**
 * Goes to a company in a browser, answers there as a person, and comes back. Gives the site's answer to that: the
 * redirects after it are not followed.
 */
export async function visitCompany(
  testApp: Pick<TestApp, 'app' | 'config'>,
  browser: Browser,
  { person, answer, ...link }: CompanyLink & { person: string; answer?: 'agree' | 'refuse' },
): Promise<LightMyRequestResponse> {
  const redirect = await followLink(browser, link);
  return comeBack(testApp, browser, redirect, { name: link.name, person, answer });
}

/** Answers at a company to which the site has sent a browser, and comes back. */
export async function comeBack(
  testApp: Pick<TestApp, 'app' | 'config'>,
  browser: Browser,
  redirect: LightMyRequestResponse,
  { name, person, answer }: { name: string; person: string; answer?: 'agree' | 'refuse' | undefined },
): Promise<LightMyRequestResponse> {
  const answered = await answerAtCompany(new URL(String(redirect.headers.location)), person, answer);
  if (answered.kind === 'address') return browser.open(`${answered.url.pathname}${answered.url.search}`);
  // A form that another site posts brings no cookie of ours.
  const posted = await testApp.app.inject({
    method: 'POST',
    url: `/save-external-auth-callback/${name}`,
    headers: {
      host: new URL(testApp.config.siteOrigin).host,
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: answered.fields.toString(),
  });
  return browser.open(String(posted.headers.location));
}
