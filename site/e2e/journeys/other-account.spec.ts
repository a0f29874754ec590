import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { EntryPage } from '../pages/EntryPage.ts';

const purchases = '**/subscription/payments/web/subscriptions?*';

/** Logs out in a tab of the same browser, and logs in as one of the demo people. */
async function logInInstead(tab: Page, name: string) {
  await tab.goto('/plans');
  await tab.locator('header summary').filter({ hasText: 'Nina' }).click();
  await tab.locator('header').getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await tab.waitForURL('/');
  await tab.goto('/login');
  await new EntryPage(tab).logInAs(name);
  await tab.waitForURL((url) => url.pathname !== '/login');
}

test('another account is logged in while a purchase is under way: the page says that it was made, and leads back to it', async ({
  context,
  page,
  entry,
  checkout,
  sandbox,
}) => {
  const buyer = await entry.arriveAtCheckout();
  const buyerId = await entry.userId();
  await checkout.enterCard();
  await page.route(purchases, async (route) => {
    const response = await route.fetch();
    await logInInstead(await context.newPage(), 'sami');
    await route.fulfill({ response });
  });
  await checkout.press();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You’re now logged in with another account',
  );
  await expect(page.locator('main')).toContainText('Your order went through once');
  // Nothing of the buyer or of the order is shown to the account that is logged in now.
  await expect(page.locator('main')).not.toContainText(buyer.email);
  await expect(page.locator('main')).not.toContainText('12.99');

  await page.getByRole('button', { name: 'Switch account' }).click();
  await page.waitForURL(/\/login\?/);
  await entry.logIn(buyer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
  expect(await sandbox.subscriptionsOf(buyerId)).toBe(1);
});

test('another account is logged in before a purchase: nothing is bought, the page says why, and leads back with the choices', async ({
  context,
  page,
  entry,
  checkout,
  sandbox,
}) => {
  const buyer = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  const buyerId = await entry.userId();
  await checkout.enterCard();
  await logInInstead(await context.newPage(), 'sami');
  await checkout.press();

  await expect(page.locator('main')).toContainText(
    'You’re now logged in with another account in this browser',
  );
  await expect(page.locator('main')).toContainText('Nothing was charged');
  await page.getByRole('button', { name: 'Switch account' }).click();
  await page.waitForURL(/\/login\?/);
  await entry.logIn(buyer);
  await page.waitForURL(/\/checkout\?.*plan=B2CMONTHLY/);
  await expect(checkout.summary).toContainText('£');
  expect(await sandbox.subscriptionsOf(buyerId)).toBe(0);
});
