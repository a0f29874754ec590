import { expect, test } from '../journey.ts';

test('a plan that is not sold leads to the nearest one, with voucher and country, also before a login', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/checkout?plan=SLEEP21&voucher=SLEEP30&country=DE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This plan is no longer available/);
  await expect(page.locator('main')).toContainText('our annual plan, at €69.99 a year');
  await page.getByRole('link', { name: 'Continue with annual' }).click();
  await expect(page).toHaveURL(/\/register\?plan=B2C14DANNUAL&voucher=SLEEP30&country=DE$/);
  await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('SLEEP30');
  await expect(checkout.summary).toContainText('€48.99');

  await page.goto('/checkout?plan=FAMILYM&voucher=SLEEP30&country=DE');
  await page.getByRole('link', { name: 'Continue with family' }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=B2CFAMILYA2022&voucher=SLEEP30&country=DE$/);
  await expect(page.locator('[name=plan][value=B2CFAMILYA2022]')).toBeChecked();
});

test('a plan that never was leads to the plans', async ({ page }) => {
  await page.goto('/checkout?plan=NOSUCHPLAN&voucher=SLEEP30&country=GB');
  await expect(page.locator('main')).toContainText('We’re experiencing a small hiccup');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/plans\?voucher=SLEEP30&country=GB$/);
});
