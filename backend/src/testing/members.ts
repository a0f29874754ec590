import { randomUUID } from 'node:crypto';
import type { UserTables } from '../modules/users/repository.ts';
import type { TestApp } from './app.ts';
import { demoPassword } from '../../../demo/people.ts';
import { openBrowser, type Browser } from './browser.ts';

/** The password of every account in the tests. */
export const password = demoPassword;

/** An unused address. */
export function newEmail(): string {
  return `${randomUUID()}@demo.stillpoint.example`;
}

/** A signed-out browser, whose requests come with the headers of a proxy. */
export function newBrowser({ app, config }: TestApp, added: Record<string, string> = {}): Browser {
  return openBrowser(app, config.siteOrigin, added);
}

/** A new account, and the browser in which it was made. */
export async function newMember(testApp: TestApp, email = newEmail(), browser = newBrowser(testApp)) {
  await browser.open('/register');
  await browser.follow(await browser.post('/register', { fullname: 'Nora New', email, password }));
  const { userId } = await sessionIn(browser);
  return { browser, email, userId: String(userId) };
}

/** A member whose address is proved. The browser is a known device since the sign-up. */
export async function knownMember(testApp: TestApp, browser = newBrowser(testApp)) {
  const member = await newMember(testApp, newEmail(), browser);
  await testApp.db
    .$extendTables<UserTables>()
    .updateTable('accounts')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', member.userId)
    .execute();
  return member;
}

/** Signs in, and follows the redirects. */
export async function signIn(browser: Browser, email: string, address = '/login') {
  await browser.open(address);
  return browser.follow(await browser.post(address, { email, password }));
}

/** Who is signed in in this browser. */
export async function sessionIn(browser: Browser): Promise<Record<string, unknown>> {
  const answer = await browser.open('/session');
  return answer.json<{ data: { attributes: Record<string, unknown> } }>().data.attributes;
}
