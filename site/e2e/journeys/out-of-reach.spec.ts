import { expect, test } from '../journey.ts';
import { awake } from '../pages/awake.ts';
import { cards } from '../pages/CheckoutPage.ts';
import { newPerson } from '../pages/EntryPage.ts';

const purchases = '**/subscription/payments/web/subscriptions?*';

for (const { gone, arrives } of [
  { gone: 'before a purchase has arrived', arrives: false },
  { gone: 'after a purchase has arrived, and its answer is lost', arrives: true },
]) {
  test(`we are gone ${gone}: the same purchase is asked after, and made once`, async ({
    page,
    entry,
    checkout,
    sandbox,
  }) => {
    await entry.arriveAtCheckout();
    await checkout.giveCard();
    await checkout.holds(cards.succeeds);
    await page.route(
      purchases,
      async (route) => {
        if (arrives) await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 2 },
    );
    await checkout.buy.click();
    await expect(checkout.buy).toHaveText('Checking with your bank');
    await checkout.bought();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
    const account = await sandbox.accountOf(await entry.userId());
    expect(account.subscriptions).toHaveLength(1);
    expect(account.invoices).toHaveLength(1);
  });
}

test('we are gone while an order is worked out: nothing is lost, and the next press works it out', async ({
  page,
  entry,
  checkout,
}) => {
  await page.route('**/subscription/payments/web/quotes', (route) => route.abort('connectionrefused'));
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB&voucher=BEWELL30');
  await expect(page.getByText('We couldn’t work out your order')).toBeVisible();
  await checkout.giveCard();
  await checkout.holds(cards.succeeds);
  await page.unroute('**/subscription/payments/web/quotes');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(checkout.summary).toContainText('£6.99');
  await checkout.buy.click();
  await checkout.bought();
});

test('we are gone while an account is made: what was typed is still there, and the next press makes it', async ({
  page,
  entry,
}) => {
  await page.goto('/register?plan=B2CMONTHLY&country=DE');
  await awake(entry.submit);
  await page.route('**/register?*', (route) => route.abort('connectionrefused'));
  const person = await entry.signUp(newPerson());
  await expect(page.getByText('We can’t reach our servers')).toBeVisible();
  await expect(page.locator('[name=fullname]')).toHaveValue(person.fullname);
  await expect(page.locator('[name=email]')).toHaveValue(person.email);
  await page.unroute('**/register?*');
  await entry.submit.click();
  await expect(page).toHaveURL(/\/checkout\?.*plan=B2CMONTHLY/);
});
