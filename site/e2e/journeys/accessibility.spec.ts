import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { cardFrame } from '../pages/CheckoutPage.ts';

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const open = {
  home: '/',
  plans: '/plans',
  register: '/register',
  login: '/login',
  'not found': '/no/such/page',
} as const;

for (const theme of ['day', 'night'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme === 'day' ? 'light' : 'dark', reducedMotion: 'reduce' });

    for (const [name, path] of Object.entries(open)) {
      test(`${name}: axe finds no violation`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    test('checkout and confirmation: axe finds no violation', async ({ page, entry, checkout }) => {
      await entry.arriveAtCheckout();
      await expect(checkout.summary).toContainText('€12.99');
      await expect(page.locator(cardFrame)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await checkout.buyByCard();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
