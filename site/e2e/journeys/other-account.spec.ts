import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { EntryPage } from '../pages/EntryPage.ts';

const purchases = '**/subscription/payments/web/subscriptions?*';

/** Logs out in a tab of the same browser. */
async function logOut(tab: Page, firstName = 'Nina') {
  await tab.goto('/plans');
  await tab.locator('header summary').filter({ hasText: firstName }).click();
  await tab.locator('header').getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await tab.waitForURL('/');
}

/** Logs out in a tab of the same browser, and logs in as one of the demo people. */
async function logInInstead(tab: Page, name: string) {
  await logOut(tab);
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

/** Opens a page, or draws it anew, and waits until its script has been fetched and runs. */
async function withScript(page: Page, open: () => Promise<unknown>) {
  const script = page.waitForResponse('**/static/quiet.*.js');
  await open();
  await script;
  await page.waitForLoadState('networkidle');
}

/** Comes back to a tab that was hidden. Browsers without a window show all of their tabs. */
async function comeBack(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a tab that stayed open learns who is signed in when its visitor returns to it, and asks for nothing before', async ({
  context,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(session|user\/users)$/.test(pathname)) asked.push(pathname);
  });
  await withScript(page, () => page.goto('/terms-and-conditions'));
  const other = await context.newPage();
  await other.goto('/login?redirectOnSuccess=%2Fplans');
  await new EntryPage(other).logInAs('fay');
  await other.waitForURL(({ pathname }) => pathname === '/plans');
  expect(asked).toEqual([]);

  await withScript(page, () => comeBack(page));
  await expect(page.locator('header summary').filter({ hasText: 'Fay' }).first()).toBeVisible();
  expect(asked).toEqual(['/session']);

  await context.clearCookies();
  await comeBack(page);
  await expect(page.locator('header').getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(asked).toEqual(['/session', '/user/users']);
});

test('a subscription page whose visitor returns to it after logging out in another tab leads to log in, which says so, and back', async ({
  context,
  page,
}) => {
  await page.goto('/login?redirectOnSuccess=%2Fsubscription');
  await new EntryPage(page).logInAs('fay');
  await page.waitForURL('/subscription');
  await withScript(page, () => page.reload());
  await logOut(await context.newPage(), 'Fay');

  await comeBack(page);
  await expect(page).toHaveURL('/login?redirectOnSuccess=%2Fsubscription&reason=sessionEnded');
  await expect(page.getByText('You’ve been logged out')).toBeVisible();
  await new EntryPage(page).logInAs('fay');
  await expect(page).toHaveURL('/subscription');
});

test('a checkout whose visitor returns to it after another account logged in says so before a press', async ({
  context,
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  // Until it is there, the page still asks for what it draws.
  await checkout.waitForCardForm();
  await logInInstead(await context.newPage(), 'sami');
  await comeBack(page);
  await expect(page.locator('main')).toContainText(
    'You’re now logged in with another account in this browser',
  );
});
