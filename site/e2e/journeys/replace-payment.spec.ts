import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';
import { tabTo } from '../pages/keyboard.ts';

test('a card is replaced by keyboard alone, and the subscription is paid with the new one', async ({
  page,
  entry,
  checkout,
  subscription,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.buyByCard();

  await page.goto('/subscription');
  await expect(subscription.planCard).toContainText('Visa ending in 1111');
  await tabTo(page, page.getByRole('link', { name: 'Change the payment method' }));
  await page.keyboard.press('Enter');
  await expect(subscription.title).toHaveText('Pay another way');
  await expect(page.locator('main')).toContainText('Visa ending in 1111');

  // A card that the payment partner declines changes nothing.
  await checkout.typeCard(cards.declinedInPage);
  await tabTo(page, checkout.buy);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toContainText('This card wasn’t accepted');

  await checkout.typeCard(cards.slow);
  await tabTo(page, checkout.buy);
  await page.keyboard.press('Enter');
  await expect(subscription.title).toHaveText('All set', { timeout: 30_000 });
  await expect(page.locator('main')).toContainText('From now on you pay with Visa ending in 0259.');
  await page.reload();
  await expect(subscription.title).toHaveText('All set');
  await page.locator('main').getByRole('link', { name: 'My subscription' }).click();
  await expect(subscription.planCard).toContainText('Visa ending in 0259');
});

test('an expired card at the checkout is replaced, and the order goes on', async ({
  page,
  entry,
  checkout,
  subscription,
}) => {
  await page.goto(`/login?redirectOnSuccess=${encodeURIComponent('/checkout?plan=B2CMONTHLY&country=US')}`);
  await entry.logInAs('emil');
  await page.getByRole('link', { name: 'Use another card' }).click();
  await page.waitForURL(/\/subscription\/payment-method\?plan=B2CMONTHLY/);
  await expect(page.locator('main')).toContainText('Expired in');
  await checkout.enterCard(cards.succeeds);
  await checkout.press();
  await expect(subscription.title).toHaveText('All set', { timeout: 30_000 });
  await page.getByRole('link', { name: 'Back to your order' }).click();
  await page.waitForURL(/\/checkout\?plan=B2CMONTHLY&country=US/);
  await expect(checkout.summary).toBeVisible();
});

test('who pays with a card in its last month is told, and led to another', async ({
  page,
  entry,
  subscription,
}) => {
  await page.goto('/login?redirectOnSuccess=%2Fsubscription');
  await entry.logInAs('ines');
  await expect(page.locator('main')).toContainText('Your card expires soon');
  await page.locator('main').getByRole('link', { name: 'Change the payment method' }).first().click();
  await expect(subscription.title).toHaveText('Pay another way');
});

test.describe('in German on a phone by night', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a card is replaced by PayPal, after turning back once', async ({
    page,
    entry,
    checkout,
    subscription,
  }) => {
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', '/de');
    await checkout.buyByCard();

    await page.goto('/de/subscription/payment-method');
    await expect(subscription.title).toHaveText('Anders bezahlen');
    await checkout.answerPayPal('cancel');
    await page.waitForURL(/\/de\/subscription\/payment-method\?paypal=cancelled/);
    await expect(checkout.payingBy('paypal')).toBeChecked();
    await checkout.answerPayPal('approve');
    await page.waitForURL(/\/de\/subscription\/payment-method\?/);
    await expect(checkout.buy).toHaveText('Mit PayPal bezahlen');
    await checkout.press();
    await expect(subscription.title).toHaveText('Alles erledigt', { timeout: 30_000 });
    await page.goto('/de/subscription');
    await expect(subscription.planCard).toContainText('PayPal');
  });
});
