import { expect, test } from '../journey.ts';

test('checkout: choices made before the script loads are kept', async ({ page, entry, checkout }) => {
  const chosen = Promise.withResolvers<undefined>();
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await page.route('**/static/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await checkout.payBy('paypal');
  await checkout.choosePlan('B2CFAMILYA2022');
  chosen.resolve(undefined);
  await checkout.waitForCardForm();
  await expect(checkout.summary).toContainText('£74.99');
  await expect(page).toHaveURL(/plan=B2CFAMILYA2022/);
  await expect(checkout.payingBy('paypal')).toBeChecked();
  await checkout.buy.click();
  await page.waitForURL(/\/paypal\//);
});

test('checkout: a press before the script loads is answered in words, and the choices are kept', async ({
  page,
  entry,
  checkout,
}) => {
  const answered = Promise.withResolvers<undefined>();
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await page.route('**/static/*.js', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await checkout.payBy('paypal');
  await checkout.buy.click();
  await expect(page.getByText('Payment wasn’t ready yet')).toBeVisible();
  await expect(page).toHaveURL(/plan=B2CMONTHLY&country=GB&paymentMethod=paypal&unpaid=true$/);

  answered.resolve(undefined);
  await checkout.waitForCardForm();
  await expect(checkout.payingBy('paypal')).toBeChecked();
  await checkout.buy.click();
  await page.waitForURL(/\/paypal\//);
});
