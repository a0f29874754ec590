import type { Page } from '@playwright/test';
import { demoBuddyLink } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { logInAt } from '../pages/logInAt.ts';
import { otherBrowser } from '../pages/otherBrowser.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, person: string) => page.locator('main li').filter({ hasText: person });
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((each) => each.name === name);

/** Signs a person up, who comes to their buddies. Gives the address of their link. */
async function signUpWithLink(page: Page): Promise<string> {
  await page.goto('/register?redirectOnSuccess=%2Fbuddies');
  await new EntryPage(page).signUp();
  await page.waitForURL(/\/buddies$/);
  const { pathname, search } = new URL(await page.locator('main [readonly]').inputValue());
  return `${pathname}${search}`;
}

test('a link that is opened logged out leads through sign-up to a request, which is accepted; each sees what is shared', async ({
  page,
  entry,
  browser,
  baseURL,
}) => {
  test.slow();
  const other = await otherBrowser(browser, baseURL);
  const link = await signUpWithLink(other);
  expect(link).toMatch(/^\/buddy\?request=[a-z2-9]{12}$/);
  await expect(other.locator('main')).toContainText('You have no buddies');

  const opened = await page.goto(link);
  expect(opened?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(title(page)).toHaveText('Be buddies with Nina?');
  // Nothing is kept of who only looks.
  expect(await cookieOf(page, 'buddyRequest')).toBeUndefined();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(/\/register\?/);
  expect(await cookieOf(page, 'buddyRequest')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await entry.signUp({
    fullname: 'June Night',
    email: `june.${Date.now()}@example.com`,
    password: 'rest-easy-2026',
  });
  await page.waitForURL(/\/buddies$/);
  await expect(page.getByRole('heading', { name: 'Nina gave you their link' })).toBeVisible();

  // Signing up asks no one.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Requests' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask Nina' }).click();
  await page.waitForURL(/done=asked/);
  await expect(page.locator('main')).toContainText('Your request is sent.');
  expect(await cookieOf(page, 'buddyRequest')).toBeUndefined();
  await page.goto(link);
  await expect(title(page)).toHaveText('You have asked Nina');

  await other.reload();
  await other.getByRole('button', { name: 'Accept June' }).click();
  await other.waitForURL(/done=accepted/);
  await expect(row(other, 'June')).toContainText('Shares nothing at present');
  await other.getByLabel('The day on which you listened last').check();
  await other.getByRole('button', { name: 'Save' }).click();
  await other.waitForURL(/done=sharingSaved/);
  await expect(other.getByLabel('The day on which you listened last')).toBeChecked();

  await page.goto('/buddies');
  await expect(row(page, 'Nina')).toContainText('Has not listened yet');
  await page.getByRole('link', { name: 'End being buddies with Nina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await page.waitForURL(/done=ended/);
  await other.goto('/buddies');
  await expect(row(other, 'June')).toHaveCount(0);
});

test('who is declined and who is blocked see the same, and a replaced link is unknown', async ({
  page,
  entry,
  browser,
  baseURL,
}) => {
  test.slow();
  const other = await otherBrowser(browser, baseURL);
  const link = await signUpWithLink(other);
  await page.goto(`/login?redirectOnSuccess=${encodeURIComponent(link)}`);
  await entry.logInAs('nora');
  await page.waitForURL(/\/buddy\?/);

  async function ask() {
    await page.goto(link);
    await page.getByRole('button', { name: 'Ask Nina' }).click();
    await page.waitForURL(/done=asked/);
  }

  await ask();
  await other.reload();
  await other.getByRole('button', { name: 'Decline Nora' }).click();
  await other.waitForURL(/done=declined/);
  await page.goto('/buddies');
  await expect(row(page, 'Nina')).toHaveCount(0);

  await ask();
  await other.goto('/buddies');
  await other.getByRole('link', { name: 'Block Nora' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await other.waitForURL(/done=blocked/);
  await page.goto('/buddies');
  await expect(row(page, 'Nina')).toContainText('no answer yet');
  await page.getByRole('button', { name: 'Take back the request to Nina' }).click();
  await page.waitForURL(/done=withdrawn/);
  await ask();
  await other.goto('/buddies');
  await expect(other.getByRole('heading', { name: 'Requests' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Unblock Nora' }).click();
  await other.waitForURL(/done=unblocked/);

  await other.getByRole('link', { name: 'Replace the link' }).click();
  await other.getByRole('dialog').getByRole('link', { name: 'Keep the link' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.getByRole('link', { name: 'Replace the link' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await other.waitForURL(/done=linkReplaced/);
  const gone = await page.request.get(link, { headers: { accept: 'text/html' } });
  expect(gone.status()).toBe(404);
  expect(await gone.text()).toContain('This link does not work');
});

test('in German, on a small phone by night and without a script, a person is asked and accepts', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const phone = { javaScriptEnabled: false, viewport: { width: 360, height: 780 } };
  const [bea, guest] = [
    await otherBrowser(browser, baseURL, phone),
    await otherBrowser(browser, baseURL, phone),
  ];
  for (const each of [bea, guest]) {
    await each.context().addCookies([{ name: 'theme', value: 'night', url: baseURL ?? '' }]);
  }
  await guest.goto(`/de/buddy?request=${demoBuddyLink}`);
  await expect(title(guest)).toHaveText('Bea als Buddy?');
  await guest.getByRole('button', { name: 'Registrieren' }).click();
  await guest.waitForURL(/\/de\/register\?/);
  await new EntryPage(guest).signUp();
  await guest.waitForURL(/\/de\/buddies$/);
  await guest.getByRole('button', { name: 'Bea fragen' }).click();
  await guest.waitForURL(/\/de\/buddies\?done=asked/);
  await expect(guest.locator('main')).toContainText('Deine Anfrage ist gesendet.');

  await bea.goto('/de/login?redirectOnSuccess=%2Fde%2Fbuddies');
  await new EntryPage(bea).logInAs('bea');
  await bea.waitForURL(/\/de\/buddies$/);
  await expect(row(bea, 'Bruno')).toContainText('Zuletzt gehört am');
  await expect(row(bea, 'Billie')).toContainText('Gefragt am');
  await bea.getByRole('button', { name: 'Annehmen: Nina' }).click();
  await bea.waitForURL(/done=accepted/);
  await expect(row(bea, 'Nina')).toContainText('Buddys seit dem');
  for (const each of [bea, guest]) {
    const width = await each.evaluate(() => document.documentElement.scrollWidth).catch(() => 360);
    expect(width).toBe(360);
  }
});

test('a person is mailed who asks', async ({ page, sandbox }) => {
  await logInAt(page, 'sami', `/buddy?request=${demoBuddyLink}`);
  await page.getByRole('button', { name: 'Ask Bea' }).click();
  await page.waitForURL(/done=asked/);
  await expect
    .poll(async () => (await sandbox.mailsTo('bea@demo.stillpoint.example')).map(({ text }) => text).join(), {
      timeout: 60_000,
    })
    .toContain('wants to be your buddy');
});
