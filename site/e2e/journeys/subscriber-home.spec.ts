import { expect, test } from '../journey.ts';

test('home sells the free trial to a visitor and not to a subscriber', async ({ page, entry }) => {
  const trialLinks = page.locator('main a[href*="plan=B2C14DANNUAL"]');
  await page.goto('/');
  await expect(trialLinks).not.toHaveCount(0);

  await page.goto('/login?redirectOnSuccess=%2F');
  await entry.logInAs('sami');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('main a[href="/subscription"]').first()).toBeVisible();
  await expect(trialLinks).toHaveCount(0);

  await page.goto('/subscription');
  const area = page.getByRole('navigation', { name: 'Main' }).locator('visible=true').first();
  await expect(area.getByRole('link', { name: 'My subscription' })).toHaveAttribute('aria-current', 'page');
  await area.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/user$/);
});
