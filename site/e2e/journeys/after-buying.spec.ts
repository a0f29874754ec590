import { decideAboutCookies, expect, test } from '../journey.ts';

test('what somebody does is counted after their yes, and not before', async ({ page, context, entry }) => {
  await context.clearCookies();
  await page.goto('/plans');
  const pages = async (userId: string) => {
    const answer = await page.request.get('/analytics/events');
    const { data } = (await answer.json()) as {
      data: { attributes: { events: { accountId: string | null; name: string }[] } };
    };
    return data.attributes.events.filter(({ accountId }) => accountId === userId).map(({ name }) => name);
  };

  await entry.arriveAtCheckout();
  const userId = await entry.userId();
  expect(await pages(userId)).toEqual([]);

  await decideAboutCookies(context, 'accept');
  await page.reload();
  // The card's frame comes with the script, and so does counting.
  await expect(page.locator('iframe')).toBeVisible();
  await page.goto('/plans');
  await expect.poll(() => pages(userId), { timeout: 30_000 }).toContain('checkout');
});

test('logging out ends the session, and the way back does not bring it back', async ({ page, entry }) => {
  await page.goto('/login?redirectOnSuccess=/plans');
  await entry.logInAs('fay');
  await expect(page).toHaveURL(/\/plans$/);
  await page.locator('header summary').filter({ hasText: 'Fay' }).click();
  await page.locator('header').getByRole('button', { name: 'Log out' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/$/);
  expect(await entry.userId()).toBeUndefined();
  await page.goto('/checkout?plan=B2CMONTHLY');
  await expect(page).toHaveURL(/\/login\?/);
});
