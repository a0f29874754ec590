import { expect, test } from '../journey.ts';

/** The cookie of the session. */
const session = { name: 'hsjwt' };

test('a session that ended while the checkout is open leads to log in and back to the choices made since', async ({
  page,
  context,
  entry,
  checkout,
}) => {
  const person = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.waitForCardForm();
  await context.clearCookies(session);

  const annual = page.locator('[name=plan][value=B2C14DANNUAL]');
  await page.locator('summary:has(+ * [name=plan])').click();
  await page.locator('label').filter({ has: annual }).click();
  await expect(page).toHaveURL(/\/login\?redirectOnSuccess=/);
  await expect(page.getByText('You’ve been logged out')).toBeVisible();
  await entry.logIn(person);
  await expect(page).toHaveURL(/\/checkout\?.*plan=B2C14DANNUAL/);
  await expect(annual).toBeChecked();
  await checkout.buyByCard();
});

test('a session that ended before the card form opens leads to log in and back, and to the card form', async ({
  page,
  context,
  entry,
  checkout,
}) => {
  const person = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.waitForCardForm();
  await page.route(
    '**/payment-pages?*',
    async (route) => {
      await context.clearCookies(session);
      const sent = Object.entries(await route.request().allHeaders());
      const headers = Object.fromEntries(sent.filter(([name]) => name !== 'cookie'));
      await route.fulfill({ response: await route.fetch({ headers }) });
    },
    { times: 1 },
  );

  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirectOnSuccess=/);
  await entry.logIn(person);
  await expect(page).toHaveURL(/\/checkout\?.*plan=B2CMONTHLY/);
  await checkout.buyByCard();
});
