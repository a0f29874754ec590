import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { formOfOpenedLink, openResetLink } from '../../../testing/new-password.ts';
import { newBrowser, newMember, password, signIn } from '../../../testing/members.ts';

const path = '/login/forgot-password/new';
const chosen = { password: 'a-new-password-2026', confirmation: 'a-new-password-2026' };
const ended = {
  route: 'newPassword',
  facts: { status: 'notOpened', link: { status: 'unknown', ways: ['askForNew', 'logIn'] } },
};
const suite = identitySuite();

const openLink = (email: string, browser?: Browser) => openResetLink(suite, email, browser);

test('an opened link goes with its person: after a log-out, or a changed password, it leads to no form', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  await openLink(email, browser);
  expect((await browser.open(path)).json()).toMatchObject({ facts: { status: 'ready' } });
  for (const left of ['/logout', '/logout?back=/plans', '/de/logout?back=/de/login']) {
    await openLink(email, browser);
    const form = formOfOpenedLink(browser);
    await browser.post(left);
    expect(browser.cookie('newPassword')).toBeUndefined();
    expect((await browser.post(path, { ...chosen, ...form })).json()).toMatchObject({
      facts: { status: 'notOpened' },
    });
    await signIn(browser, email);
  }

  const changing = { change: 'password', userId, present: password, ...chosen };
  const other = await openLink(email);
  expect((await browser.post('/user', changing)).statusCode).toBe(303);
  expect((await other.open(path)).json()).toMatchObject({ facts: { status: 'notOpened' } });
});

test('the form of a link saves nothing once another link was opened in its browser, and each link still works', async () => {
  const one = await newMember(suite.testApp);
  const other = await newMember(suite.testApp);
  const browser = newBrowser(suite.testApp);
  await openLink(one.email, browser);
  const formOfOne = { ...chosen, ...(await openedLinkIn(browser)) };
  const tokenOfOne = browser.cookie('newPassword')?.value ?? '';
  await openLink(other.email, browser);
  const formOfOther = { ...chosen, ...(await openedLinkIn(browser)) };
  const tokenOfOther = browser.cookie('newPassword')?.value ?? '';
  const isRefused = async (form: Record<string, string>) => {
    const refused = await browser.post(path, form);
    expect([refused.statusCode, refused.json()]).toEqual([410, ended]);
    const { errors } = (await browser.postJson(path, form)).json<{ errors: unknown }>();
    expect(errors).toMatchObject([{ code: 'INVALID_TOKEN' }]);
  };
  await isRefused(formOfOne);
  // A form that names no link, or the token itself, belongs to none.
  await isRefused(chosen);
  await isRefused({ ...chosen, openedLink: tokenOfOther });
  expect(suite.mails()).toEqual([]);

  expect((await browser.post(path, formOfOther)).json()).toMatchObject({ facts: { status: 'done' } });
  // Nor is it taken for the second press of the other form, which saved the same password.
  browser.setCookie('newPassword', tokenOfOther);
  await isRefused(formOfOne);
  browser.setCookie('newPassword', tokenOfOne);
  expect((await browser.post(path, formOfOne)).json()).toMatchObject({ facts: { status: 'done' } });
});

/** What the page of a link writes into its form. */
async function openedLinkIn(browser: Browser): Promise<{ openedLink: string }> {
  const { facts } = (await browser.open(path)).json<{ facts: { openedLink: string } }>();
  return { openedLink: facts.openedLink };
}
