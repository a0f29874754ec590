import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';

test('cookie details on a page with React: one box ticks all or none and is mixed in between, and the typed card stays', async ({
  page,
  context,
  entry,
  checkout,
}) => {
  await context.clearCookies();
  await entry.arriveAtCheckout();
  await checkout.enterCard();
  await notice(page).locator('summary').click();
  const all = notice(page).getByRole('checkbox', { name: 'Allow all' });
  const visits = notice(page).getByRole('checkbox', { name: 'Count visits' });
  const adverts = notice(page).getByRole('checkbox', { name: 'Remember which' });
  await expect(all).not.toBeChecked();

  await notice(page).locator('label', { hasText: 'Count visits' }).click();
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  await notice(page).locator('label', { hasText: 'Allow all' }).click();
  await expect(adverts).toBeChecked();
  await expect(all).toBeChecked();
  await notice(page).locator('label', { hasText: 'Allow all' }).click();
  await expect(visits).not.toBeChecked();
  await adverts.press('Space');
  await expect(all).toHaveAttribute('aria-checked', 'mixed');

  await notice(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await answersIn(context)).toEqual({
    cookiePolicyAnalytics: 'decline',
    cookiePolicyMarketing: 'accept',
  });
  await expect(checkout.cardField('cc-number')).toHaveValue(cards.succeeds);
  await checkout.press();
  await checkout.bought();
});

test('cookie details that are open before React runs show what is allowed so far', async ({
  page,
  context,
  entry,
}) => {
  await entry.arriveAtCheckout();
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: 'cookiePolicyAnalytics', value: 'accept', url: origin }]);
  await page.goto('/checkout?plan=B2CMONTHLY&country=DE&cookies=choose#cookies');
  const all = notice(page).getByRole('checkbox', { name: 'Allow all' });
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  await expect(notice(page).getByRole('checkbox', { name: 'Count visits' })).toBeChecked();
  await expect(notice(page).getByRole('checkbox', { name: 'Remember which' })).not.toBeChecked();
});

function notice(page: Page) {
  return page.locator('[data-asking]');
}

async function answersIn(context: BrowserContext) {
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('cookiePolicy'));
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}
