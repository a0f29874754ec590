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
  '/save-external-auth-callback?problem=CONNECTION_FAILED&connection=google',
  '/sso-account-link',
  '/sso-account-link?problem=CONNECTION_TAKEN',
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
