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

/** What the form of the link that a browser opened posts beside the passwords, as its page holds it, whatever account is signed in. */
export async function formOfOpenedLink(
  { testApp }: Pick<IdentitySuite, 'testApp'>,
  browser: Browser,
): Promise<{ linkFingerprint: string }> {
  const visitor = newBrowser(testApp);
  visitor.setCookie('newPassword', browser.cookie('newPassword')?.value ?? '');
  const page = await visitor.open('/login/forgot-password/new');
  const { facts } = page.json<{ facts: { linkFingerprint: string } }>();
  return { linkFingerprint: facts.linkFingerprint };
}

/** A mailed link, and what the form posts that is drawn as long as it works. */
export interface MailedLink {
  pathname: string;
  search: string;
  form: { linkFingerprint: string };
}

/** Reads the form of a mailed link, in a browser of its own. */
export async function readMailedLink(suite: IdentitySuite, link: string): Promise<MailedLink> {
  const { pathname, search } = new URL(link);
  const browser = newBrowser(suite.testApp);
  await browser.open(`${pathname}${search}`);
  return { pathname, search, form: await formOfOpenedLink(suite, browser) };
}
