import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';

test('pressing twice buys once', async ({ entry, checkout, sandbox }) => {
  await entry.arriveAtCheckout();
  await checkout.giveCard();
  await checkout.holds(cards.succeeds);
  await checkout.buy.dblclick();
  await checkout.bought();
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('two tabs that press together buy once: the one that comes later shows the purchase, or that it is theirs already', async ({
  context,
  page,
  entry,
  checkout,
  sandbox,
}) => {
  await entry.arriveAtCheckout();
  const other = await context.newPage();
  await other.goto(page.url());
  const tabs = [checkout, checkout.in(other)];
  for (const tab of tabs) {
    await tab.giveCard();
    await tab.holds(cards.succeeds);
  }
  await Promise.all(tabs.map((tab) => tab.buy.click()));
  await expect
    .poll(() => Promise.all(tabs.map((tab) => tab.page.getByRole('heading', { level: 1 }).textContent())))
    .toEqual([expect.stringMatching(/You’re in|Whoops/), expect.stringMatching(/You’re in|Whoops/)]);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('a second tab that comes later is told that it is bought', async ({
  context,
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout();
  const other = await context.newPage();
  await other.goto(page.url());
  const later = checkout.in(other);
  await later.giveCard();
  await later.holds(cards.succeeds);
  await checkout.payByCard();
  await checkout.bought();
  await later.buy.click();
  await expect(other.locator('main')).toHaveText(/already a subscriber|already yours|You’re in/);
});

test('reloading the confirmation, going back from it and on again buys nothing more', async ({
  page,
  entry,
  checkout,
  sandbox,
}) => {
  await entry.arriveAtCheckout();
  await checkout.payByCard();
  await checkout.bought();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
  await page.goBack();
  await expect(page.getByText(/already a subscriber/)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('a reload at each step keeps what was chosen', async ({ page, entry, checkout }) => {
  await page.goto('/plans?country=GB&voucher=BEWELL30');
  await page.reload();
  await page.getByRole('link', { name: 'Choose monthly' }).click();
  await expect(page).toHaveURL(/\/register\?.*plan=B2CMONTHLY/);
  await page.reload();
  await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('BEWELL30');
  await page.locator('[name=plan][value=B2CFAMILYA2022]').check({ force: true });
  await expect(page).toHaveURL(/plan=B2CFAMILYA2022/);
  await page.reload();
  await expect(page.locator('[name=plan][value=B2CFAMILYA2022]')).toBeChecked();
  await expect(checkout.summary).toContainText('£74.99');
});
