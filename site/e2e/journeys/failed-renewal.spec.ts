import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';
import { spaced } from '../pages/Sandbox.ts';

/** But for `/subscription` and the page of the payment method, which have words of their own. */
const pagesOfAccount = [
  '/user',
  '/subscription/cancel',
  '/subscription/change?kind=changePlan',
  '/subscription/invoices',
  '/user/data',
  '/user/delete',
  '/user/passkeys',
  '/user/second-factor',
  '/user/second-factor/app',
  '/manage-identities',
];

test('a renewal that failed is told of on each page of the account, and a new card pays it at once', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
  baseURL,
}) => {
  test.slow();
  const person = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.buyByCard();
  const userId = await entry.userId();
  await sandbox.waitForMails(person.email, 2);

  // Her next card is declined when it is charged.
  await page.goto('/subscription/payment-method');
  await checkout.enterCard(cards.declinedAtCharge);
  await checkout.press();
  await expect(subscription.title).toHaveText('All set', { timeout: 30_000 });
  await sandbox.advanceAndFollow(31);
  const [mail] = await sandbox.waitForMails(person.email, 3);
  expect(mail?.subject).toBe('Your payment did not go through');
  expect(spaced(mail?.text)).toContain('We will try again on');
  expect(mail?.html).toContain(`href="${baseURL}/subscription/payment-method"`);

  await subscription.openTitled('A payment is waiting');
  await expect(page.locator('main')).toContainText('We will try again on');
  const notice = page.getByText(/We couldn’t charge €12\.99\. We will try again on/);
  const otherMethod = page.getByRole('link', { name: 'Pay another way' });
  for (const path of pagesOfAccount) {
    await page.goto(path);
    // Once on each page, and not twice.
    await expect(notice).toHaveCount(1);
    await expect(notice).toBeVisible();
    await expect(otherMethod).toHaveCount(1);
  }
  await otherMethod.click();
  await expect(subscription.title).toHaveText('Pay another way');
  await expect(page.locator('main')).toContainText('Your new payment method is charged €12.99 now');

  // Another card that is declined is kept, and nothing is charged.
  await checkout.enterCard(cards.declinedAtCharge);
  await checkout.press();
  await expect(subscription.title).toHaveText('Saved, but not paid yet', { timeout: 30_000 });
  await expect(page.locator('main')).toContainText('We will try again on');
  await page.locator('main').getByRole('link', { name: 'Pay another way' }).click();

  await checkout.enterCard(cards.succeeds);
  await expect(checkout.buy).toHaveText('Pay €12.99 with this card');
  await checkout.press();
  await expect(subscription.title).toHaveText('All set', { timeout: 30_000 });
  await expect(page.locator('main')).toContainText('€12.99 was charged just now.');
  await page.reload();
  await expect(page.locator('main')).toContainText('€12.99 was charged just now.');

  await subscription.openTitled('Your month, so far');
  await page.goto('/user');
  await expect(notice).toBeHidden();
  await sandbox.waitForMails(person.email, 4);
  // The next journey begins once the backend goes by this time: a quote of the day before would have changed.
  await sandbox.advanceAndFollow(10);
  const { invoices } = await sandbox.accountOf(userId);
  expect(invoices).toHaveLength(2);
  expect(invoices.join()).not.toContain('not paid');
  expect(
    (await sandbox.mailsTo(person.email)).filter(({ subject }) => subject.includes('receipt')),
  ).toHaveLength(2);
});

test.describe('in German on a phone by night', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('PayPal pays a renewal that failed', async ({ page, entry, checkout, subscription, sandbox }) => {
    test.slow();
    const person = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', '/de');
    await checkout.buyByCard();
    await sandbox.waitForMails(person.email, 2);
    await page.goto('/de/subscription/payment-method');
    await checkout.enterCard(cards.declinedAtCharge);
    await checkout.press();
    await expect(subscription.title).toHaveText('Alles erledigt', { timeout: 30_000 });
    await sandbox.advanceAndFollow(31);
    const [mail] = await sandbox.waitForMails(person.email, 3);
    expect(mail?.subject).toBe('Deine Zahlung hat nicht geklappt');

    await subscription.openTitled('Eine Zahlung steht aus', '/de/subscription');
    await expect(page.locator('main')).toContainText('versuchen wir es noch einmal');
    await page.goto('/de/user');
    await page.locator('main').getByRole('link', { name: 'Anders bezahlen' }).click();
    await expect(page.locator('main')).toContainText('Jetzt werden 12,99');
    await checkout.answerPayPal('approve');
    await page.waitForURL(/\/de\/subscription\/payment-method\?/);
    await expect(checkout.buy).toHaveText(/^12,99\s€ mit PayPal bezahlen$/);
    await checkout.press();
    await expect(subscription.title).toHaveText('Alles erledigt', { timeout: 30_000 });
    await expect(page.locator('main')).toContainText('wurden eben abgebucht');
    await subscription.openTitled('Dein Monat bis heute', '/de/subscription');
  });
});
