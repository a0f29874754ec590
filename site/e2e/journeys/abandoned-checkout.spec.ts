import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { mailedCode } from '../pages/mailedCode.ts';
import { spaced, type Sandbox } from '../pages/Sandbox.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Proves the address and turns news and offers on: only then mails about offers are sent. */
async function wantOffers(page: Page, sandbox: Sandbox, email: string, prefix = '') {
  await page.goto(`${prefix}/user`);
  await page.locator('form:has([value=ownEmailCode]) button').click();
  await page.locator('[name=code]').fill(await mailedCode(sandbox, email));
  await page.locator('form:has([name=code]) button[type=submit]').first().click();
  await expect(page.locator('[name=code]')).toHaveCount(0);
  await page.locator('form:has([value=marketing]) button').click();
  await expect(page.locator('form:has([value=marketing]) [name=marketingEmails]')).toHaveValue('off');
}

/** The mail about the checkout that was left, with its links. */
async function reminderTo(sandbox: Sandbox, email: string, subject: string) {
  const all = async () => (await sandbox.mailsTo(email)).filter((mail) => mail.subject === subject);
  await expect.poll(async () => (await all()).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await all();
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
  const header = (asked: string) =>
    mail?.headers.find(({ name }) => name.toLowerCase() === asked)?.value ?? '';
  return {
    text: spaced(mail?.text),
    resume: links.find((link) => link.includes('/plans?continue=')) ?? '',
    leave: links.find((link) => link.includes('/newsletter/unsubscribe')) ?? '',
    oneClick: header('list-unsubscribe').replace(/^<|>$/g, ''),
    oneClickBody: header('list-unsubscribe-post'),
  };
}

test('who leaves a checkout finds it again, is mailed once, and is left alone after a press', async ({
  page,
  entry,
  checkout,
  sandbox,
  browser,
  baseURL,
}) => {
  test.slow();
  const { email } = await entry.arriveAtCheckout('plan=B2C14DANNUAL&country=DE&voucher=SLEEP30');
  await expect(checkout.summary).toContainText('SLEEP30');
  await wantOffers(page, sandbox, email);

  await page.goto('/plans');
  const notice = page.locator('main div:has(> div > form [name=from])').first();
  await expect(notice).toContainText('Annual: 14 days free, then €48.99.');
  await expect(notice).toContainText('Your voucher SLEEP30 is included.');
  await notice.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('SLEEP30');
  await expect(checkout.summary).toContainText('€48.99');

  await sandbox.advance(1.1);
  const mail = await reminderTo(sandbox, email, 'Your checkout is still here');
  expect(mail.text).toContain('Your voucher SLEEP30 goes with it.');
  expect(mail.text).not.toMatch(/€|\d,\d\d/);
  expect(mail.oneClickBody).toBe('List-Unsubscribe=One-Click');

  // Forwarded to a person who has an account of their own.
  const other = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await other.goto('/register?redirectOnSuccess=%2Fplans');
  await new EntryPage(other).signUp();
  await other.waitForURL(({ pathname }) => pathname === '/plans');
  await other.goto(mail.resume);
  await expect(other.locator('main')).toContainText('Nothing is waiting here');
  await expect(other.locator('body')).not.toContainText(email);
  await expect(other.locator('body')).not.toContainText('SLEEP30');
  await other.context().close();

  await page.goto(mail.resume);
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('SLEEP30');

  await page.goto(mail.leave);
  await expect(title(page)).toHaveText('Stop news and offers?');
  await page.locator('main form button[type=submit]').click();
  await expect(title(page)).toHaveText('News and offers are off');
  await page.goto('/user');
  await expect(page.getByRole('button', { name: 'Turn on news and offers' })).toBeVisible();

  // Bought, nothing is left of it.
  await page.goto(mail.resume);
  await page.waitForURL(/\/checkout\?/);
  await checkout.buyByCard();
  for (const path of ['/plans', '/subscription']) {
    await page.goto(path);
    await expect(page.getByText('Continue your checkout')).toHaveCount(0);
  }
  await page.goto(mail.resume);
  await expect(page.locator('main')).toContainText('Nothing is waiting here');
});

test.describe('without JavaScript, at 360 pixels by night, in German', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a checkout is gone on with, mailed about, ended by the mail program, and dismissed', async ({
    page,
    entry,
    sandbox,
  }) => {
    test.slow();
    const { email } = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', '/de');
    await wantOffers(page, sandbox, email, '/de');
    await page.goto('/de/subscription');
    const main = page.locator('main');
    await expect(main).toContainText('Weiter zur Kasse');
    await expect(main).toContainText(/Monatlich: 12,99.€ im Monat, ab heute\./);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await main.getByRole('link', { name: 'Weitermachen' }).click();
    await page.waitForURL(/\/de\/checkout\?plan=B2CMONTHLY/);

    await sandbox.advance(1.1);
    const mail = await reminderTo(sandbox, email, 'Deine Kasse wartet noch');
    await page.goto(mail.resume);
    await page.waitForURL(/\/de\/checkout\?plan=B2CMONTHLY/);
    const pressed = await page.request.post(mail.oneClick, {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(pressed.status()).toBe(200);
    await page.goto(mail.leave);
    await expect(title(page)).toHaveText('Neues und Angebote sind aus');

    await page.goto('/de/plans');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await main.getByRole('button', { name: 'Entfernen' }).click();
    await page.waitForURL(/\/de\/plans$/);
    await expect(main).not.toContainText('Weiter zur Kasse');
    await page.goto(mail.resume);
    await expect(main).toContainText('Hier wartet nichts');
  });
});
