import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';

/** What names the question that a browser has to answer, as its page and its forms do. */
export async function arrivalIn(browser: Browser): Promise<string> {
  const asked = await browser.open('/auth/arrival');
  const { data } = asked.json<{ data?: { attributes: { arrival: string } } }>();
  return data?.attributes.arrival ?? 'none';
}

/** Answers the question of a browser by a form of its page. */
export async function answerArrival(
  browser: Browser,
  name: 'address' | 'code' | 'owner' | 'new' | 'dismissal',
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return browser.post(`/auth/arrival/${name}`, { arrival: await arrivalIn(browser), ...form }, headers);
}

/** Answers the question of a workplace by an account. */
export async function answerAccountLink(
  browser: Browser,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return browser.post('/sso-account-link', { arrival: await arrivalIn(browser), ...form }, headers);
}
