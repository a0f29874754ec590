import { randomUUID } from 'node:crypto';
import type { IdentityTables } from '../modules/identity/tables.ts';
import type { UserTables } from '../modules/users/repository.ts';
import type { TestApp } from './app.ts';
import { openAuthenticator, type TestAuthenticator } from './authenticator.ts';
import type { Browser } from './browser.ts';
import { newMember } from './members.ts';

type Options = Parameters<TestAuthenticator['answer']>[0];
interface Answered {
  json: () => unknown;
}

/** A member whose address is proved, and an authenticator without a passkey yet. */
export async function provenMember(testApp: TestApp, settings: { synchronised?: boolean } = {}) {
  const member = await newMember(testApp);
  await testApp.db
    .$extendTables<IdentityTables & UserTables>()
    .updateTable('accounts')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', member.userId)
    .execute();
  return { ...member, authenticator: openAuthenticator(testApp.config.siteOrigin, settings) };
}

/** What a page is told to ask its device with. */
export const optionsIn = (answer: Answered) =>
  (answer.json() as { data: { attributes: { options: Options } } }).data.attributes.options;

export const codeIn = (answer: Answered) =>
  (answer.json() as { errors?: { code: string }[] }).errors?.[0]?.code;

export const beginAdding = (browser: Browser, userId: string) =>
  browser.postJson(`/user/passkeys/options?userId=${userId}`, {});

export const finishAdding = (browser: Browser, userId: string, credential: object) =>
  browser.postJson(`/user/passkeys/registration?userId=${userId}`, { credential });

/** Adds a passkey. Gives its id. */
export async function addPasskey(
  browser: Browser,
  { userId, authenticator }: { userId: string; authenticator: TestAuthenticator },
): Promise<string> {
  const options = optionsIn(await beginAdding(browser, userId));
  const added = await finishAdding(browser, userId, authenticator.make(options));
  return added.json<{ data?: { attributes: { id: string } } }>().data?.attributes.id ?? randomUUID();
}

/** Opens the login page and asks for a challenge. */
export async function askToLogIn(browser: Browser, address = '/login'): Promise<Options> {
  await browser.open(address);
  return optionsIn(await browser.postJson('/login/passkey-options', {}));
}

export const logInBy = (browser: Browser, passkey: object, address = '/login') =>
  browser.postJson(address, { passkey });
