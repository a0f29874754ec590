import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { newBrowser, newMember, password, signIn } from '../../../testing/members.ts';

const path = '/login/forgot-password/new';
const chosen = { password: 'a-new-password-2026', confirmation: 'a-new-password-2026' };
const suite = identitySuite();

async function openLink(email: string, browser: Browser = newBrowser(suite.testApp)): Promise<Browser> {
  await newBrowser(suite.testApp).post('/login/forgot-password', { email });
  await suite.queue.work('identity.mailResetLink');
  const [mail] = suite.mails();
  const link = (mail?.facts.link ?? '').slice(suite.testApp.config.siteOrigin.length);
  await browser.follow(await browser.open(link));
  return browser;
}

test('an opened link goes with its person: after a log-out, or a changed password, it leads to no form', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  await openLink(email, browser);
  expect((await browser.open(path)).json()).toMatchObject({ facts: { status: 'ready' } });
  for (const left of ['/logout', '/logout?back=/plans', '/de/logout?back=/de/login']) {
    await openLink(email, browser);
    await browser.post(left);
    expect(browser.cookie('newPassword')).toBeUndefined();
    expect((await browser.post(path, chosen)).json()).toMatchObject({ facts: { status: 'notOpened' } });
    await signIn(browser, email);
  }

  const changing = { change: 'password', userId, present: password, ...chosen };
  const other = await openLink(email);
  expect((await browser.post('/user', changing)).statusCode).toBe(303);
  expect((await other.open(path)).json()).toMatchObject({ facts: { status: 'notOpened' } });
});
