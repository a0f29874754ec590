import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const submit = (page: Page) => page.locator('main form button[type=submit]').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an annual plan is given back within its guarantee, once, as it was shown', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.buyByCard();
  await page.goto('/subscription/change?kind=changePlan');
  await page.getByRole('button', { name: /Annual/ }).click();
  await submit(page).click();
  await expect(title(page)).toHaveText('Your change is made');

  await page.goto('/subscription/cancel');
  await page.locator('main').getByRole('link', { name: 'Get your money back' }).click();
  await expect(title(page)).toHaveText('Get your money back');
  await submit(page).click();
  await expect(page).toHaveURL(/\?change=/);
  const shown = await submit(page).textContent();
  const sum = /£[\d.]+/.exec(shown ?? '')?.[0] ?? 'no sum';
  await expect(page.locator('main')).toContainText(`has cost: ${sum}`);
  await submit(page).dblclick();
  await expect(title(page)).toHaveText('Your money is on its way');
  await expect(page.locator('main')).toContainText(`${sum} goes back the way you paid.`);

  await page.goto('/subscription');
  await expect(page.getByRole('link', { name: 'Change plan' })).toHaveCount(0);
  await page.goto('/subscription/change?kind=refund');
  await expect(title(page)).toHaveText('Not possible right now');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a monthly plan has no guarantee, and the page says so, in German', async ({ page, entry }) => {
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fsubscription');
    await entry.logInAs('mia');
    await expect(page.getByRole('link', { name: 'Geld zurückbekommen' })).toHaveCount(0);
    await page.goto('/de/subscription/change?kind=refund');
    await expect(page.locator('main')).toContainText('Geld-zurück-Garantie');
  });
});
