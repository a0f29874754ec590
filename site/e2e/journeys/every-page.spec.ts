import { expect, test } from '../journey.ts';

// The other journeys pass these pages by. Each is opened once, so that its state is compared with the stories.
for (const address of [
  '/login-pages',
  '/login-pages?view=login',
  '/terms-and-conditions',
  '/privacy-policy',
  '/impressum',
  '/sleep-better',
  '/auth',
  '/403',
]) {
  test(`${address} opens in English and in Portuguese`, async ({ page }) => {
    for (const language of ['', '/pt']) {
      await page.goto(language + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}
