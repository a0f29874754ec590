import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('another country changes the order in its place: the card that was typed, the focus and the scroll position stay', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2C14DANNUAL&country=DE');
  await checkout.enterCard();
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    (globalThis as { stays?: boolean }).stays = true;
  });

  await checkout.chooseCountry('IN');
  await expect(checkout.summary).toContainText('₹1,999.00');
  await expect(page).toHaveURL(/[?&]country=IN(&|$)/);
  await expect(checkout.payingBy('paypal')).toHaveCount(0);
  await expect(page.locator('main select[name=country]')).toHaveValue('IN');
  await expect(page.getByRole('status').filter({ hasText: '₹1,999.00' })).toHaveCount(1);

  await checkout.chooseCountry('US');
  await expect(page.locator('[name=postalCode]')).toBeVisible();
  await expect(checkout.payingBy('paypal')).toHaveCount(1);
  await page.locator('[name=postalCode]').fill('66002');
  await expect(page.locator('main select[name=country]')).toBeVisible();
  await page.locator('[name=postalCode]').press('Enter');
  await expect(page).toHaveURL(/[?&]postalCode=66002/);
  // Both choices are settled: each is a line again, and that of the postal code has the focus of its field.
  await expect(page.locator('[name=postalCode]')).toBeHidden();
  await expect(page.locator('main summary:has(+ * [name=postalCode])')).toBeFocused();
  await expect(page.locator('main select[name=country]')).toBeHidden();

  await checkout.chooseCountry('GB');
  await expect(page.locator('[name=postalCode]')).toHaveCount(0);
  await expect(page).toHaveURL(/^[^#]*[?&]country=GB(&|$)/);
  await expect(page).not.toHaveURL(/postalCode/);
  await expect(checkout.summary).toContainText('£49.99');

  expect(await page.evaluate(() => [history.length, (globalThis as { stays?: boolean }).stays])).toEqual([
    entries,
    true,
  ]);
  await expect(checkout.cardField('cc-number')).toHaveValue(cards.succeeds);
  await checkout.press();
  await checkout.bought();
});

test('a country chosen by keyboard keeps the focus in its menu', async ({ page, entry, checkout }) => {
  await entry.arriveAtCheckout('plan=B2C14DANNUAL&country=DE');
  await checkout.waitForCardForm();
  await page.locator('main summary:has(+ * [name=country])').press('Enter');
  const menu = page.locator('main select[name=country]');
  await menu.focus();
  await menu.pressSequentially('India');
  await expect(checkout.summary).toContainText('₹1,999.00');
  await expect(menu).toBeFocused();
});
