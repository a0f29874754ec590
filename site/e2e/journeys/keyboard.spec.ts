import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';
import { tabTo } from '../pages/keyboard.ts';

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the purchase can be made by keyboard alone, from the home page on', async ({
  page,
  entry,
  checkout,
}) => {
  test.slow();
  await page.goto('/');
  await tabTo(page, page.locator('header nav a[href$="/plans"]').first());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/plans/);
  await tabTo(page, page.getByRole('link', { name: 'Choose monthly' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/register\?/);

  await tabTo(page, page.locator('[name=fullname]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=fullname]')).toBeFocused();
  await expect(page.locator('[name=fullname]')).toHaveAttribute('aria-invalid', 'true');

  const person = newPerson();
  await page.keyboard.type(person.fullname);
  await tabTo(page, page.locator('[name=email]'));
  await page.keyboard.type(person.email);
  await tabTo(page, page.locator('main [name=password]'));
  await page.keyboard.type(person.password);
  await tabTo(page, entry.submit);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\?/);
  await checkout.waitForCardForm();

  await tabTo(page, page.locator('summary:has(+ * [name=plan])'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[name=plan]:checked'));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[name=plan][value=B2CMONTHLY]')).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[name=plan][value=B2CMONTHLY]')).toBeChecked();
  await tabTo(page, page.locator('[name=postalCode]'));
  await page.keyboard.type('10001');
  await page.keyboard.press('Enter');
  await expect(checkout.summary).toContainText('$14.14');
  await tabTo(page, page.locator('[name=paymentMethod][type=radio]:checked'));
  await page.keyboard.press('ArrowRight');
  await expect(checkout.payingBy('paypal')).toBeChecked();
  await tabTo(page, checkout.buy);
  await page.keyboard.press('Space');
  await page.waitForURL(/\/paypal\//);
});

test('the login at work and its question are answered by keyboard alone', async ({ page, entry }) => {
  await page.goto('/sso-login?redirectOnSuccess=%2Fplans');
  await tabTo(page, page.getByRole('link', { name: 'Yes, I have one' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Yes, it is' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('[name=term]'));
  await page.keyboard.type('acorn');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Continue to log in there' }));
  await page.keyboard.press('Enter');
  await page.locator('[name=person][value=worker-astrid]').check();
  await page.locator('button[value=agree]').press('Enter');

  await page.waitForURL(/\/sso-account-link$/);
  await tabTo(page, page.locator('main [name=email]'));
  await page.keyboard.type('astrid@people.stillpoint.example');
  await page.keyboard.press('Enter');
  await expect(page.locator('main [name=password]')).toHaveAttribute('aria-invalid', 'true');
  await tabTo(page, page.getByRole('button', { name: 'Continue with a new account' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/plans$/);
  expect(await entry.userId()).toBeTruthy();
});

test('focus goes to what a voucher changed: its problem, its result, and its question once it is removed', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.waitForCardForm();
  const question = page.locator('summary:has(+ form [name=voucher])');
  const field = page.locator('[name=voucher]');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();

  await page.keyboard.type('NOSUCH');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('BEWELL30');
  await page.keyboard.press('Enter');
  await expect(page.locator('main p').filter({ hasText: 'BEWELL30' })).toBeFocused();
  await expect(checkout.summary).toContainText('€9.09');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove voucher BEWELL30' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await expect(checkout.summary).not.toContainText('€9.09');
});
