import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import { demoPassword } from '../../../demo/people.ts';
import { openBrowser, type Browser } from './browser.ts';

/** The password of every account in the tests. */
export const password = demoPassword;

/** An address that nobody has yet. */
export function newEmail(): string {
  return `${randomUUID()}@demo.stillpoint.example`;
}

/** A browser in which nobody is signed in. */
export function newBrowser({ app, config }: TestApp): Browser {
  return openBrowser(app, config.siteOrigin);
}

/** Somebody who has just signed up, in the browser they did it in. */
export async function newMember(house: TestApp, email = newEmail()) {
  const browser = newBrowser(house);
  await browser.open('/register');
  await browser.follow(await browser.post('/register', { fullname: 'Nora New', email, password }));
  const { userId } = (await browser.open('/session')).json<{ userId: string }>();
  return { browser, email, userId };
}

/** Signs somebody in, as far as the browser goes by itself. */
export async function signIn(browser: Browser, email: string, address = '/login') {
  await browser.open(address);
  return browser.follow(await browser.post(address, { email, password }));
}

/** Who is signed in in this browser. */
export async function sessionIn(browser: Browser): Promise<Record<string, unknown>> {
  return (await browser.open('/session')).json<Record<string, unknown>>();
}
