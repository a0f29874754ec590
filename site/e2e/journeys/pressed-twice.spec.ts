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

test('two tabs that press together buy once, and whichever comes later says that it is theirs', async ({
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
  const said = await Promise.all(tabs.map((tab) => tab.outcome()));
  expect(said.filter((outcome) => outcome === 'bought').length, said.join()).toBeGreaterThanOrEqual(1);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('a second tab that comes later is told that it is bought', async ({
  context,
  page,
  entry,
  checkout,
  sandbox,
}) => {
  await entry.arriveAtCheckout();
  const other = await context.newPage();
  await other.goto(page.url());
  const later = checkout.in(other);
  await later.giveCard();
  await later.holds(cards.succeeds);
  await checkout.buyByCard();
  await later.buy.click();
  expect(await later.outcome()).toMatch(/bought|theirs already/);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('reloading the confirmation, going back from it and on again buys nothing more', async ({
  page,
  entry,
  checkout,
  sandbox,
}) => {
  await entry.arriveAtCheckout();
  await checkout.buyByCard();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
  await page.goBack();
  await expect(page.getByText(/already a subscriber/)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});
