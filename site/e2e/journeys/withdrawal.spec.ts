import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const submit = (page: Page) => page.locator('main form button[type=submit]').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a monthly plan is withdrawn from on its first day, once, and all that it cost goes back', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.buyByCard();
  await page.goto('/subscription');
  await page.locator('main').getByRole('link', { name: 'Withdraw from contract' }).click();
  await expect(title(page)).toHaveText('Withdraw from your contract');
  await submit(page).click();
  await expect(page).toHaveURL(/\?change=/);
  await expect(submit(page)).toHaveText('Confirm withdrawal');
  const shown = await page.locator('main').textContent();
  const sum = /£\d+\.\d\d/.exec(shown ?? '')?.[0] ?? 'no sum';
  await submit(page).dblclick();
  await expect(title(page)).toHaveText('You have withdrawn');
  await expect(page.locator('main')).toContainText(`${sum} goes back the way you paid.`);

  await page.goto('/subscription');
  await expect(page.getByRole('link', { name: 'Withdraw from contract' })).toHaveCount(0);
  await page.goto('/subscription/change?kind=withdraw');
  await expect(title(page)).toHaveText('Not possible right now');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('where the time to withdraw is over, the page says so, in German', async ({ page, entry }) => {
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fsubscription');
    await entry.logInAs('mia');
    await expect(page.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveCount(0);
    await page.goto('/de/subscription/change?kind=withdraw');
    await expect(page.locator('main')).toContainText('14 Tage');
  });
});
