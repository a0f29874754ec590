import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';

/** What names the question that a browser has to answer, as its page and its forms do. */
export async function pendingSignInOf(browser: Browser): Promise<string> {
  const asked = await browser.open('/auth/pending-sign-in');
  const { data } = asked.json<{ data?: { attributes: { pendingSignIn: string } } }>();
  return data?.attributes.pendingSignIn ?? 'none';
}

/** Answers the question of a browser by a form of its page. */
export async function answerPendingSignIn(
  browser: Browser,
  name: 'address' | 'code' | 'owner' | 'new' | 'dismissal',
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return browser.post(
    `/auth/pending-sign-in/${name}`,
    { pendingSignIn: await pendingSignInOf(browser), ...form },
    headers,
  );
}

/** Answers the question of a workplace by an account. */
export async function answerAccountLink(
  browser: Browser,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return browser.post(
    '/sso-account-link',
    { pendingSignIn: await pendingSignInOf(browser), ...form },
    headers,
  );
}
