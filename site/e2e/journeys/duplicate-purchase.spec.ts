import { expect, test } from '../journey.ts';

test('two presses in one task of the browser buy once', async ({ entry, checkout, sandbox }) => {
  await entry.arriveAtCheckout();
  await checkout.enterCard();
  await checkout.buy.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await checkout.bought();
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('a double click on a saved card buys once', async ({ entry, checkout, sandbox }) => {
  await entry.arriveAtCheckout();
  await checkout.saveCard();
  await checkout.buy.dblclick();
  await checkout.bought();
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('simultaneous purchases in two tabs: one buys, the other says that there is a subscription', async ({
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
  for (const tab of tabs) await tab.enterCard();
  await Promise.all(tabs.map((tab) => tab.press()));
  const said = await Promise.all(tabs.map((tab) => tab.outcome()));
  expect(said.filter((outcome) => outcome === 'bought').length, said.join()).toBeGreaterThanOrEqual(1);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('a purchase in a second tab afterwards is refused as already bought', async ({
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
  await later.enterCard();
  await checkout.buyByCard();
  await later.press();
  expect(await later.outcome()).toMatch(/^(bought|already subscribed)$/);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('reload, back and forward on the confirmation buy nothing more, and back shows the subscription', async ({
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
  // What was bought, and no refusal.
  await page.waitForURL(/\/subscription$/);
  await expect(page.getByText(/already a subscriber|Whoops/)).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You’re in/);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});
