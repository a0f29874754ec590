import { expect, test } from '../journey.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';
import { newPerson } from '../pages/EntryPage.ts';

const purchases = '**/subscription/payments/web/subscriptions?*';
const quotes = '**/subscription/payments/web/quotes?*';

for (const { lost, arrives } of [
  { lost: 'before a purchase has arrived', arrives: false },
  { lost: 'after a purchase has arrived, and its answer is lost', arrives: true },
]) {
  test(`connection lost ${lost}: the purchase is retried with the same key and made once`, async ({
    page,
    entry,
    checkout,
    sandbox,
  }) => {
    await entry.arriveAtCheckout();
    await checkout.enterCard();
    await page.route(
      purchases,
      async (route) => {
        if (arrives) await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 2 },
    );
    await checkout.press();
    await expect(checkout.buy).toHaveText('Checking your payment');
    await checkout.bought();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
    const account = await sandbox.accountOf(await entry.userId());
    expect(account.subscriptions).toHaveLength(1);
    expect(account.invoices).toHaveLength(1);
  });
}

test('connection lost during a quote: it is asked for again when the device is back online', async ({
  page,
  context,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await expect(checkout.summary).toContainText('£9.99');
  await checkout.waitForCardForm();
  await context.setOffline(true);
  await checkout.applyVoucher('BEWELL30');
  await expect(page.getByRole('alert')).toContainText('You’re offline');
  await expect(page.getByText('We couldn’t work out your order')).toBeHidden();
  await context.setOffline(false);
  await expect(checkout.summary).toContainText('£6.99');
});

test('connection lost during a quote: input is kept, and a retry gets the quote', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.enterCard();
  await page.route(quotes, (route) => route.abort('connectionrefused'));
  await checkout.applyVoucher('BEWELL30');
  await expect(page.getByText('We couldn’t work out your order')).toBeVisible();
  await page.unroute(quotes);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(checkout.summary).toContainText('£6.99');
  await checkout.press();
  await checkout.bought();
});

test('connection lost during sign-up: input is kept, and a retry creates the account', async ({
  page,
  entry,
}) => {
  await page.goto('/register?plan=B2CMONTHLY&country=DE');
  await waitForHydration(entry.submit);
  await page.route('**/register?*', (route) => route.abort('connectionrefused'));
  const person = await entry.signUp(newPerson());
  await expect(page.getByText('We can’t reach our servers')).toBeVisible();
  await expect(page.locator('[name=fullname]')).toHaveValue(person.fullname);
  await expect(page.locator('[name=email]')).toHaveValue(person.email);
  await page.unroute('**/register?*');
  await entry.submit.click();
  await expect(page).toHaveURL(/\/checkout\?.*plan=B2CMONTHLY/);
});
