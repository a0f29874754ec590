import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { formOfOpenedLink, openResetLink } from '../../../testing/new-password.ts';
import { newBrowser, newMember, password, signIn } from '../../../testing/members.ts';

const path = '/login/forgot-password/new';
const chosen = { password: 'a-new-password-2026', confirmation: 'a-new-password-2026' };
const suite = identitySuite();

const openLink = (email: string, browser?: Browser) => openResetLink(suite, email, browser);

test('an opened link goes with its person: after a log-out, or a changed password, it leads to no form', async () => {
  const { browser, email, userId } = await newMember(suite.testApp);
  await openLink(email, browser);
  expect((await browser.open(path)).json()).toMatchObject({ facts: { status: 'ready' } });
  for (const left of ['/logout', '/logout?back=/plans', '/de/logout?back=/de/login']) {
    await openLink(email, browser);
    const form = await formOfOpenedLink(suite, browser);
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
  const formOfOne = { ...chosen, ...(await formOfOpenedLink(suite, browser)) };
  const tokenOfOne = browser.cookie('newPassword')?.value ?? '';
  await openLink(other.email, browser);
  const formOfOther = { ...chosen, ...(await formOfOpenedLink(suite, browser)) };
  const tokenOfOther = browser.cookie('newPassword')?.value ?? '';
  const isRefused = async (form: Record<string, string>) => {
    const refused = await browser.post(path, form);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { route: 'newPassword', facts: { status: 'otherLinkOpened' } },
    ]);
    const { errors } = (await browser.postJson(path, form)).json<{ errors: unknown }>();
    expect(errors).toMatchObject([{ code: 'OTHER_LINK_OPENED' }]);
  };
  await isRefused(formOfOne);
  // A form that names no link, or the token itself, belongs to none.
  await isRefused(chosen);
  await isRefused({ ...chosen, linkFingerprint: tokenOfOther });
  expect(suite.mails()).toEqual([]);

  expect((await browser.post(path, formOfOther)).json()).toMatchObject({ facts: { status: 'done' } });
  // Nor is it taken for the second press of the other form, which saved the same password.
  browser.setCookie('newPassword', tokenOfOther);
  await isRefused(formOfOne);
  browser.setCookie('newPassword', tokenOfOne);
  expect((await browser.post(path, formOfOne)).json()).toMatchObject({ facts: { status: 'done' } });
});

test('a made-up link replaces none that was mailed, and leaves its open form as it is', async () => {
  const { email } = await newMember(suite.testApp);
  const browser = await openLink(email);
  const form = { ...chosen, ...(await formOfOpenedLink(suite, browser)) };
  const token = browser.cookie('newPassword')?.value;
  const madeUp = 'a'.repeat(43);
  await browser.open(`${path}?token=${madeUp}`);
  expect(browser.cookie('newPassword')?.value).toBe(token);
  expect((await browser.post(path, form)).json()).toMatchObject({ facts: { status: 'done' } });

  await browser.follow(await browser.open(`${path}?token=${madeUp}`));
  expect(browser.cookie('newPassword')?.value).toBe(madeUp);
  expect((await browser.open(path)).json()).toMatchObject({ facts: { link: { status: 'unknown' } } });
  await openLink(email, browser);
  expect((await browser.open(path)).json()).toMatchObject({ facts: { status: 'ready' } });
});
