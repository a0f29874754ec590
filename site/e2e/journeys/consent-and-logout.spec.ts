import { expect, test } from '../journey.ts';

test('analytics: events are recorded after consent and not before', async ({
  page,
  context,
  entry,
  checkout,
  sandbox,
}) => {
  await context.clearCookies();
  await page.goto('/plans');
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  await entry.arriveAtCheckout();
  await checkout.waitForCardForm();
  const userId = await entry.userId();
  const counted = async () => {
    await page.goto(sandbox.origin);
    await page.getByRole('link', { name: 'Events' }).click();
    return page.getByRole('row').filter({ hasText: userId }).allTextContents();
  };
  expect(await counted()).toEqual([]);

  await page.goto('/checkout?plan=B2CMONTHLY&country=DE');
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question).toBeHidden();
  await page.goto('/checkout?plan=B2CMONTHLY&country=DE');
  await checkout.waitForCardForm();
  await expect.poll(counted, { timeout: 30_000 }).toContainEqual(expect.stringContaining('checkout'));
});

test('analytics: nothing is recorded without consent, up to the purchase', async ({
  page,
  context,
  entry,
  checkout,
  sandbox,
}) => {
  await context.clearCookies();
  await page.goto('/plans');
  const question = page.getByRole('region', { name: 'Cookies' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeHidden();
  await entry.arriveAtCheckout();
  await checkout.buyByCard();
  const userId = await entry.userId();
  await page.goto(sandbox.origin);
  await page.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'Latest events' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: userId })).toHaveCount(0);
});

// ASVS V3.3.1 V8.2.3
test('logout: ends the session, also for the browser’s back button', async ({ page, entry }) => {
  await page.goto('/login?redirectOnSuccess=%2Fplans');
  await entry.logInAs('fay');
  await expect(page).toHaveURL(/\/plans$/);
  await page.locator('header summary').filter({ hasText: 'Fay' }).click();
  await page.locator('header').getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/$/);
  expect(await entry.userId()).toBeUndefined();
  await page.goto('/checkout?plan=B2CMONTHLY');
  await expect(page).toHaveURL(/\/login\?/);
});
