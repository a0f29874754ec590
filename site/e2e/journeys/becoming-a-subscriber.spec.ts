import { newPerson } from '../pages/EntryPage.ts';
import { expect, test } from '../journey.ts';

const languages = [
  { prefix: '', country: 'GB', done: 'You’re in. Breathe out' },
  { prefix: '/de', country: 'DE', done: undefined },
];

for (const { prefix, country } of languages) {
  test.describe(`in ${prefix === '' ? 'English' : 'German'}`, () => {
    test('a visitor opens the site, takes the free days, pays by card and is a subscriber', async ({
      page,
      entry,
      checkout,
    }) => {
      await page.goto(`${prefix}/plans?country=${country}`);
      await page.locator('article[data-leading] a').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/register\\?`));
      await entry.signUp();
      await expect(page).toHaveURL(new RegExp(`${prefix}/checkout\\?.*plan=B2C14DANNUAL`));
      await checkout.giveCard();
      await expect(checkout.held).toBeVisible();
      await checkout.buy.click();
      await checkout.bought();
      await page.goto(`${prefix}/subscription`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('the monthly plan is paid by PayPal', async ({ page, entry, checkout }) => {
      await page.goto(`${prefix}/register?plan=B2CMONTHLY&country=${country}`);
      await entry.signUp();
      await expect(page.locator('iframe')).toBeVisible();
      await checkout.answerPayPal('approve');
      await expect(page).toHaveURL(new RegExp(`${prefix}/checkout\\?.*plan=B2CMONTHLY`));
      await expect(page.getByText(/Agreed at PayPal|Bei PayPal zugestimmt/)).toBeVisible();
      await checkout.buy.click();
      await checkout.bought();
    });
  });
}

test('a voucher in the address survives sign-up, a reload and a change of language, and is charged', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/plans?voucher=SLEEP30&country=DE');
  await page.locator('article[data-leading] a').click();
  await entry.signUp(newPerson());
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('SLEEP30');
  await page.reload();
  await expect(checkout.summary).toContainText('SLEEP30');
  await page.locator('header details summary').first().click();
  await page.locator('header button[value=de]').click();
  await expect(page).toHaveURL(/\/de\/checkout\?.*SLEEP30/);
  await expect(checkout.summary).toContainText('SLEEP30');
  await checkout.giveCard();
  await expect(checkout.held).toBeVisible();
  await checkout.buy.click();
  await checkout.bought();
  await expect(page.locator('main')).toContainText('48,99');
});
