import { openedLinkOf } from '../modules/identity/password-reset/link-cookie.ts';
import type { Browser } from './browser.ts';
import type { IdentitySuite } from './identity-suite.ts';
import { newBrowser } from './members.ts';

/** Asks for a link to a new password, and gives its path and query as it stands in the mail. */
export async function resetLinkFor(
  { testApp, queue, mails }: IdentitySuite,
  email: string,
  query = '',
): Promise<string> {
  await newBrowser(testApp).post(`/login/forgot-password${query}`, { email });
  await queue.work('identity.mailResetLink');
  const mail = mails().find((each) => each.mail === 'passwordReset');
  return (mail?.facts.link ?? '').slice(testApp.config.siteOrigin.length);
}

/** Opens a link to a new password that is mailed to an address. */
export async function openResetLink(
  suite: IdentitySuite,
  email: string,
  browser: Browser = newBrowser(suite.testApp),
): Promise<Browser> {
  await browser.follow(await browser.open(await resetLinkFor(suite, email)));
  return browser;
}

/** What the form of the link adds to the passwords that is open in a browser. */
export function formOfOpenedLink(browser: Browser): { openedLink: string } {
  return { openedLink: openedLinkOf(browser.cookie('newPassword')?.value ?? '') };
}
