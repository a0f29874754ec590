import { expect, test } from '../journey.ts';
import { cardFrame, cards } from '../pages/CheckoutPage.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a chosen payment method stays on the screen, and the card keeps what was typed', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.enterCard(cards.succeeds);

  const paypal = checkout.payingBy('paypal');
  // Its row at the upper edge of the screen: the card's fields above it close.
  await paypal.evaluate((row) => {
    row.parentElement?.scrollIntoView({ behavior: 'instant' });
  });
  await checkout.payBy('paypal');
  await expect(page.locator(cardFrame)).toBeHidden();
  await expect(paypal).toBeInViewport({ ratio: 1 });

  await checkout.payBy('card');
  await expect(checkout.cardField('cc-number')).toHaveValue(cards.succeeds);
  await expect(checkout.cardField('cc-exp')).toHaveValue(/12.*35/);
  await checkout.press();
  await checkout.bought();
});

test('what is unfolded in the order is shown above the bar at the foot', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.waitForCardForm();
  const bar = page.locator('[data-bar]');

  for (const line of await page.locator('main details').all()) {
    await line.locator('summary').click();
    const choice = line.locator(':scope > :last-child');
    await expect(choice).toBeInViewport();
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await choice.boundingBox()) ?? {};
        return y + height - ((await bar.boundingBox())?.y ?? 0);
      })
      .toBeLessThanOrEqual(1);
    await line.locator('summary').click();
  }
});
