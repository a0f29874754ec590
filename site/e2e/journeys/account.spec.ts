import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';

const another = 'a-new-password-2026';

/** The account's page in the menu of the header. */
async function openFromMenu(page: Page) {
  await page.locator('header details summary').filter({ hasText: 'My account' }).click();
  await page.locator('header').getByRole('link', { name: 'My account' }).locator('visible=true').click();
  await page.waitForURL(({ pathname }) => pathname === '/user');
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a person changes names, mails and the password, and logs another browser out', async ({
      page,
      entry,
      sandbox,
      browser,
    }) => {
      await page.goto('/register?redirectOnSuccess=%2Fplans');
      const { email } = await entry.signUp();
      await page.waitForURL(({ pathname }) => pathname === '/plans');
      await openFromMenu(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Nina');

      await page.getByRole('link', { name: 'Change your name' }).click();
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('First name').fill('Nora');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Your name is saved.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Nora');

      await page.getByRole('button', { name: 'Turn on news and offers' }).click();
      await expect(page.getByRole('button', { name: 'Turn off news and offers' })).toBeVisible();

      const elsewhere = await browser.newContext({ javaScriptEnabled });
      const second = await elsewhere.newPage();
      await second.goto(new URL('/login?redirectOnSuccess=%2Fuser', page.url()).href);
      await second.locator('[name=email]').fill(email);
      await second.locator('main [name=password]').fill(demoPassword);
      await second.locator('main form button[type=submit]').click();
      await second.waitForURL(({ pathname }) => pathname === '/user');

      await page.goto('/user');
      await page.getByRole('button', { name: 'Log out everywhere else' }).click();
      await expect(page.getByText('You’re logged out everywhere else.')).toBeVisible();
      await second.reload();
      await second.waitForURL(({ pathname }) => pathname === '/login');
      await elsewhere.close();

      await page.getByRole('link', { name: 'Change your password' }).click();
      const passwords = { present: 'not-this-one', password: another, confirmation: another };
      await fillPasswords(page, passwords);
      await expect(page.getByLabel('Your current password')).toHaveAttribute('aria-invalid', 'true');
      await fillPasswords(page, { ...passwords, present: demoPassword });
      await expect(page.getByText('Your new password is saved.', { exact: false })).toBeVisible();
      const subjects = (await sandbox.waitForMails(email, 1)).map(({ subject }) => subject);
      expect(subjects).toContain('Your password was changed');

      await page.getByRole('link', { name: 'Change your language' }).click();
      await page.getByLabel('Language', { exact: true }).selectOption('de');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/de/user');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo, Nora');

      await page.locator('main').getByRole('button', { name: 'Abmelden' }).click();
      await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fuser');
      await entry.logIn({ email, password: another });
      await page.waitForURL(({ pathname }) => pathname === '/de/user');
    });
  });
}

async function fillPasswords(page: Page, passwords: Record<string, string>) {
  for (const [name, value] of Object.entries(passwords)) {
    await page.locator(`main [name=${name}]`).fill(value);
  }
  await page.getByRole('button', { name: 'Save' }).click();
}

function codeIn(mail: { text: string } | undefined): string {
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'on a phone with a script' : 'on a phone without a script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a form opens at its first field, a refusal at the first wrong one, a change at its notice', async ({
      page,
      entry,
    }) => {
      await page.goto('/register?redirectOnSuccess=%2Fuser');
      await entry.signUp();
      await page.waitForURL(({ pathname }) => pathname === '/user');

      const opensAt = async (focused: Locator) => {
        await expect(focused).toBeFocused();
        await expect(focused).toBeInViewport({ ratio: 1 });
      };
      await page.getByRole('link', { name: 'Change your password' }).click();
      await opensAt(page.getByLabel('Your current password'));
      await fillPasswords(page, { present: demoPassword, password: 'short', confirmation: 'short' });
      await opensAt(page.getByLabel('New password', { exact: true }));

      await page.goto('/user');
      await page.getByRole('link', { name: 'Change your language' }).click();
      await opensAt(page.getByLabel('Language', { exact: true }));
      await page.getByRole('button', { name: 'Save' }).click();
      await opensAt(page.getByRole('status').filter({ hasText: 'Your language is saved.' }));

      await page.getByRole('link', { name: 'Change your email' }).click();
      await opensAt(page.getByLabel('New email'));
      await page.getByLabel('New email').fill(newPerson().email);
      await page.getByLabel('Your current password').fill(demoPassword);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await opensAt(page.getByLabel('Code from the email'));
      await page.getByRole('button', { name: 'Cancel: keep your email' }).click();
      await opensAt(page.getByRole('status').filter({ hasText: 'Your email stays as it is.' }));
      await expect(page.getByText('Your new email is waiting')).toHaveCount(0);
    });
  });
}

test('a person changes the email, and its former owner takes the account back', async ({
  page,
  entry,
  sandbox,
  browser,
}) => {
  await page.goto('/register?redirectOnSuccess=%2Fplans');
  const { email } = await entry.signUp();
  await page.waitForURL(({ pathname }) => pathname === '/plans');
  // An address that was never proved gets no link back.
  await page.goto('/user');
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await expect(page.getByLabel('Code from the email')).toBeFocused();
  const [proof] = await sandbox.waitForMails(email, 1);
  expect(proof?.html).toContain('/user"');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByLabel('Code from the email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code from the email').fill(codeIn(proof));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your email is confirmed.' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Your email is confirmed.')).toHaveCount(0);
  const next = newPerson().email;

  await page.getByRole('link', { name: 'Change your email' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your current password').fill(demoPassword);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('Your new email is waiting')).toBeVisible();
  const [mail] = await sandbox.waitForMails(next, 1);
  await page.getByLabel('Code from the email').fill(codeIn(mail));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your new email is confirmed.', { exact: false })).toBeVisible();
  await expect(page.getByText(next)).toBeVisible();

  const notice = (await sandbox.waitForMails(email, 2)).find(
    ({ subject }) => subject === 'Your email was changed',
  );
  const [, link = ''] = /href="([^"]*token=[^"]*)"/.exec(notice?.html ?? '') ?? [];
  const elsewhere = await browser.newContext();
  const owner = await elsewhere.newPage();
  await owner.goto(link.replaceAll('&amp;', '&'));
  for (const name of ['password', 'confirmation']) {
    await owner.locator(`main [name=${name}]`).fill(another);
  }
  await owner.locator('main form button[type=submit]').click();
  await expect(owner.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
  await elsewhere.close();

  await page.goto('/user');
  await page.waitForURL(({ pathname }) => pathname === '/login');
  await entry.logIn({ email, password: another });
  await page.waitForURL(({ pathname }) => pathname === '/user');
  await expect(page.getByText(email)).toBeVisible();
});
