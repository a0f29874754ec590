import { expect, test } from '../journey.ts';

test.use({ locale: 'de-DE' });

test('a German browser is offered German on the English home page, and not redirected', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  const offer = page.getByRole('complementary', { name: 'Lieber auf Deutsch?' });
  await offer.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(offer).toHaveCount(0);
});

test('English that is kept in a German browser is not asked about again', async ({ page }) => {
  await page.goto('/');
  const offer = page.getByRole('complementary', { name: 'Lieber auf Deutsch?' });
  await offer.getByRole('button', { name: 'English' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/plans');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
