import { createHash } from 'node:crypto';
import { expect, test } from '../journey.ts';

// The other journeys pass these pages by. Each is opened once, so that its state is compared with the stories.
for (const address of [
  '/login-pages',
  '/login-pages?view=login',
  '/terms-and-conditions',
  '/privacy-policy',
  '/impressum',
  '/sleep-better',
  '/auth',
  '/save-external-auth',
  '/save-external-auth-callback',
  '/sso-account-link',
  '/bundle-spotify',
  '/403',
]) {
  test(`${address} opens in English and in Portuguese`, async ({ page }) => {
    for (const language of ['', '/pt']) {
      await page.goto(language + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

for (const [address, name, told] of [
  ['/save-external-auth-callback', 'told.save-external-auth-callback', 'CONNECTION_FAILED::google'],
  ['/sso-account-link', 'told.question', 'CONNECTION_TAKEN::'],
] as const) {
  test(`${address} tells ${told} once, in English and in Portuguese`, async ({ page: tab, system }) => {
    const noAccount = createHash('sha256').update('').digest('base64url').slice(0, 22);
    for (const language of ['', '/pt']) {
      await tab.goto(language + address);
      const untold = await tab.getByRole('heading', { level: 1 }).textContent();
      const value = [noAccount, told].join(':');
      await tab.context().addCookies([{ name, value, url: system.site }]);
      await tab.goto(language + address);
      await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(untold ?? '');
      await tab.goto(language + address);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(untold ?? '');
    }
  });
}

test('a page about sleep is dark until the visitor chooses a theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const root = page.locator('html');

  await page.goto('/sleep-better');
  await expect(root).toHaveAttribute('data-theme', 'night');
  await page.goto('/plans');
  await expect(root).not.toHaveAttribute('data-theme', 'night');

  await page.locator('footer summary').filter({ hasText: 'Appearance' }).click();
  await page.locator('footer').getByRole('button', { name: 'Day' }).click();
  await expect(root).toHaveAttribute('data-theme', 'day');
  await page.goto('/sleep-better');
  await expect(root).toHaveAttribute('data-theme', 'day');
});
