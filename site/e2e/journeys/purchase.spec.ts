import { expect, test } from '../journey.ts';
import { readable } from '../pages/SubscriptionPage.ts';

const languages = [
  {
    name: 'English',
    prefix: '',
    country: 'GB',
    standing: 'Free days',
    holds: (day: string) => ({ 'Next charge': `£49.99 on ${day}` }),
    plan: 'Annual',
    title: '14 free days left',
  },
  {
    name: 'German',
    prefix: '/de',
    country: 'DE',
    standing: 'Gratistage',
    holds: (day: string) => ({ 'Nächste Abbuchung': `69,99 € am ${day}` }),
    plan: 'Jährlich',
    title: 'Noch 14 Gratistage',
  },
];

for (const { name, prefix, country, standing, holds, plan, title } of languages) {
  test.describe(`in ${name}`, () => {
    test('a visitor starts a trial by card and becomes a subscriber', async ({
      page,
      entry,
      checkout,
      subscription,
      sandbox,
    }) => {
      await page.goto(`${prefix}/plans?country=${country}`);
      await page.locator('article[data-leading] a[data-variant=primary]').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/register\\?`));
      await entry.signUp();
      await expect(page).toHaveURL(new RegExp(`${prefix}/checkout\\?.*plan=B2C14DANNUAL`));
      await checkout.buyByCard();
      await page.goto(`${prefix}/subscription`);
      await expect(subscription.title).toHaveText(title);
      await expect(subscription.planCard).toContainText(standing);
      await expect(subscription.planCard.getByText(plan, { exact: true })).toBeVisible();
      const day = await sandbox.turningDayOf(await entry.userId());
      for (const [label, value] of Object.entries(holds(readable(day, prefix === '' ? 'en' : 'de'))))
        await expect(subscription.fact(label)).toHaveText(value);
    });

    test('the monthly plan is paid by PayPal', async ({ page, entry, checkout }) => {
      await page.goto(`${prefix}/register?plan=B2CMONTHLY&country=${country}`);
      await entry.signUp();
      await checkout.answerPayPal('approve');
      await expect(page).toHaveURL(new RegExp(`${prefix}/checkout\\?.*plan=B2CMONTHLY`));
      const agreed = page.getByText(/Agreed at PayPal|Bei PayPal zugestimmt/);
      await expect(agreed).toBeInViewport();
      await expect(checkout.buy).toBeFocused();
      await expect(checkout.buy).toBeInViewport({ ratio: 1 });

      await page.reload();
      await expect(agreed).toBeVisible();
      await expect(checkout.buy).toBeFocused();
      await page.keyboard.press('Enter');
      await checkout.bought();
    });
  });
}
