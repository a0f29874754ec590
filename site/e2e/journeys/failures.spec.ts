import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';

test.describe('card', () => {
  test.beforeEach(({ entry }) => entry.arriveAtCheckout().then(() => undefined));

  test('declined in the payment page: another card is accepted there', async ({ page, checkout }) => {
    await checkout.payByCard(cards.declinedInPage);
    await expect(page.getByText('This card wasn’t accepted')).toBeVisible();
    await checkout.buyByCard();
  });

  test('declined when charged: nothing is charged, and another card buys', async ({
    page,
    entry,
    checkout,
    sandbox,
  }) => {
    await checkout.payByCard(cards.declinedAtCharge);
    await expect(page.getByText('This card wasn’t accepted')).toBeVisible();
    await expect(page.getByText(/Nothing was charged\. Enter the card details again/)).toBeVisible();
    for (const emptied of ['cc-number', 'cc-exp', 'cc-csc'] as const) {
      await expect(checkout.cardField(emptied)).toHaveValue('');
    }
    await expect(checkout.cardField('cc-name')).toHaveValue('Nina Night');
    await checkout.buyByCard();
    expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
  });

  test('declined and abandoned: no subscription and no invoice remain', async ({
    page,
    entry,
    checkout,
    sandbox,
  }) => {
    await checkout.payByCard(cards.declinedAtCharge);
    await expect(page.getByText('This card wasn’t accepted')).toBeVisible();
    expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(0);
  });

  test('expired when charged: another card buys', async ({ page, checkout }) => {
    await checkout.payByCard(cards.expired);
    await expect(page.getByText('This card has expired')).toBeVisible();
    await checkout.buyByCard();
  });

  test('slow bank: the page says that it waits, and exactly one subscription is made', async ({
    page,
    entry,
    checkout,
    sandbox,
  }) => {
    test.slow();
    await checkout.payByCard(cards.slow);
    await expect(checkout.buy).toHaveText('Confirming your order');
    await checkout.buy.click({ force: true });
    await page.waitForURL(/\/buy\/checkout\/summary\?purchase=/, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/, { timeout: 60_000 });
    expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
  });

  test('payment gateway fails three times: exactly one subscription is made', async ({
    page,
    entry,
    checkout,
    sandbox,
  }) => {
    test.slow();
    await checkout.payByCard(cards.failsThrice);
    const pausing = page.getByText('We can’t take payments just now');
    const done = page.getByRole('heading', { level: 1, name: /You’re in/ });
    for (;;) {
      await expect(pausing.or(done)).toBeVisible({ timeout: 60_000 });
      if (await done.isVisible()) break;
      await expect(page.getByText(/Nothing was charged and nothing is lost/)).toBeVisible();
      await checkout.buy.click();
      await expect(pausing).toBeHidden();
    }
    expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
  });
});

test.describe('PayPal', () => {
  test.beforeEach(({ entry }) => entry.arriveAtCheckout().then(() => undefined));

  test('not approved: nothing is charged, and the choice is kept', async ({ page, checkout }) => {
    await checkout.answerPayPal('cancel');
    await expect(page.getByText('You’re back from PayPal')).toBeInViewport();
    await expect(page).toHaveURL(/plan=B2CMONTHLY/);
    await checkout.payBy('card');
    await checkout.buyByCard();
  });

  test('agreement withdrawn: nothing is charged, and another payer buys', async ({ page, checkout }) => {
    await checkout.answerPayPal('approve', 'PAYERRITA');
    await expect(page.getByText('PayPal didn’t go through')).toBeVisible();
    await checkout.answerPayPal('approve');
    await expect(page.getByText(/Agreed at PayPal/)).toBeVisible();
    await checkout.buy.click();
    await checkout.bought();
  });
});

test('each refused voucher shows its reason', async ({ page, entry, checkout }) => {
  await entry.arriveAtCheckout('plan=B2C14DANNUAL&country=DE');
  const reasons = {
    EXPIRED21: 'This voucher has expired.',
    SOLDOUT: 'This voucher has been used up.',
    SOON: String.raw`This voucher is valid from 1\sJanuary`,
    FAMILYONLY: 'This voucher is for the family plan.',
    USONLY: 'This voucher is for another country.',
    NOSUCH: 'Voucher code not found.',
  };
  for (const [code, reason] of Object.entries(reasons)) {
    await checkout.applyVoucher(code);
    await expect(page.getByText(new RegExp(reason))).toBeVisible();
  }
  await checkout.applyVoucher('SLEEP30');
  await expect(checkout.summary).toContainText('SLEEP30: 30% off');
});

test('an unknown plan leads to the plans, with the voucher and the country', async ({ page, entry }) => {
  await entry.arriveAtCheckout();
  await page.goto('/checkout?plan=B2CLIFETIME&voucher=SLEEP30&country=GB');
  await expect(page.getByText(/small hiccup/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/plans\?voucher=SLEEP30&country=GB$/);
  await expect(page.locator('article[data-leading]')).toContainText('£');
});

test('an unknown address shows the not-found page with a link home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Something’s changed/);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('checkout in maintenance: says so, and opens the same checkout again', async ({ page, entry }) => {
  await entry.arriveAtCheckout();
  const address = '/checkout?plan=B2CMONTHLY&country=GB&voucher=BEWELL30&flags=checkoutMaintenancePage:on';
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Checkout is resting/);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', address);
});

test('payment methods shown as tabs can be used to buy', async ({ page, entry, checkout }) => {
  await entry.arriveAtCheckout();
  await page.goto('/checkout?plan=B2CMONTHLY&country=DE&flags=showTablessPaymentForm:off');
  await expect(page.locator('[data-layout=tabs]')).toBeVisible();
  await checkout.buyByCard();
});
