import { expect, test } from '../journey.ts';

test('a promotion is kept from its landing page through sign-up, and charged as it was shown', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/offer/sleep?country=DE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A year of good nights/);
  const monthly = page.getByRole('article', { name: 'Monthly' });
  await expect(monthly).toContainText('Instead of €12.99: €12.99€5.20a month');
  await expect(monthly).toContainText(/€12\.99a month from \d+\s\p{L}+\s\d{4}/u);
  await monthly.getByRole('link').click();

  await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('CALM60');
  await expect(checkout.summary).toContainText('€5.20');
  await checkout.buyByCard();
  await expect(page.locator('main')).toContainText('€5.20');

  await page.goto('/offer/sleep');
  await expect(page.getByText('This offer is not for this account or country.')).toBeVisible();
  await expect(page.locator('s')).toHaveCount(0);
});

test.describe('in German on a phone by night', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'de-DE' });

  test('a promotion says what is paid afterwards in letters as large', async ({ page }) => {
    await page.goto('/de/offer/sleep?country=DE');
    const annual = page.getByRole('article', { name: 'Jährlich' });
    await expect(annual).toContainText('für das erste Jahr');
    const sizes = await annual
      .getByText(/^\d+,\d\d.€$/)
      .evaluateAll((sums) => sums.map((sum) => [sum.tagName, getComputedStyle(sum).fontSize] as const));
    const [now, afterwards] = sizes.filter(([tag]) => tag !== 'S');
    expect(now?.[1]).toBe(afterwards?.[1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
