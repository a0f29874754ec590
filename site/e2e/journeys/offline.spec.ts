import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { cards } from '../pages/CheckoutPage.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

test('offline: a page that is asked for without a network is our own, in the language of the visit', async ({
  page,
  context,
}) => {
  await page.goto('/plans');
  await offlinePageStored(page, '/offline');
  await page.goto('/de');
  await offlinePageStored(page, '/de/offline');

  await context.setOffline(true);
  await page.goto('/de/plans?country=AT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist offline');
  await expect(page).toHaveURL(/\/de\/plans\?country=AT$/);
  await expectFilesStored(page);

  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist offline');

  // As the page says, it opens by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Du bist offline');
  await expect(page).toHaveURL(/\/de\/plans\?country=AT$/);
});

test('offline: what is stored holds nothing of the person who is signed in', async ({ page, entry }) => {
  const person = await entry.arriveAtCheckout();
  await offlinePageStored(page, '/offline');
  const stored = await page.evaluate(async () => {
    const answers: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        answers.push({ address: new URL(request.url).pathname, text: text ?? '' });
      }
    }
    return answers;
  });
  const pages = stored.filter(({ address }) => !address.startsWith('/static/'));
  expect(pages.map(({ address }) => address)).toEqual(['/offline']);
  expect(pages[0]?.text).not.toContain(person.email);
  expect(pages[0]?.text).not.toContain(person.fullname);
});

test('offline: what a page posts goes past the script that stores pages', async ({ page }) => {
  await page.goto('/plans');
  await offlinePageStored(page, '/offline');
  await page.reload();
  await page.evaluate(async () => {
    for (const method of ['GET', 'POST']) await (await fetch(`/nowhere-${method}`, { method })).text();
  });
  /** Where a rule of the worker sent a request; empty where the worker itself was asked. Written down a moment after its end. */
  const routeOf = (path: string) =>
    page.evaluate((name) => {
      const [entry] = performance.getEntriesByName(new URL(name, location.href).href);
      return (entry?.toJSON() as { workerMatchedSourceType?: string } | undefined)?.workerMatchedSourceType;
    }, path);
  await expect.poll(() => routeOf('/nowhere-GET')).toBe('');
  await expect.poll(() => routeOf('/nowhere-POST')).toBe('network');
});

test('offline: the purchase waits for a connection, keeps the card that was typed, and then buys by itself', async ({
  page,
  context,
  entry,
  checkout,
  sandbox,
}) => {
  await entry.arriveAtCheckout();
  await checkout.enterCard();
  await context.setOffline(true);
  await checkout.press();
  await expect(page.getByRole('alert')).toContainText('You’re offline');
  await expect(checkout.buy).toHaveText('Waiting for a connection');
  await expect(checkout.cardField('cc-number')).toHaveValue(cards.succeeds);
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(0);

  await context.setOffline(false);
  await checkout.bought();
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
});

test('offline: PayPal is opened once there is a connection, without another press', async ({
  page,
  context,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout();
  await checkout.waitForCardForm();
  await checkout.payBy('paypal');
  await context.setOffline(true);
  await checkout.press();
  await expect(page.getByRole('alert')).toContainText('You’re offline');
  await expect(checkout.buy).toHaveText('Waiting for a connection');
  await expect(checkout.payingBy('paypal')).toBeChecked();

  await context.setOffline(false);
  await page.waitForURL(/\/paypal\//);
});

test('offline: a cancellation is sent once there is a connection, without another press', async ({
  page,
  context,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  await entry.arriveAtCheckout();
  await checkout.buyByCard();
  const userId = await entry.userId();
  await page.goto('/subscription/cancel');
  await waitForHydration(subscription.confirmCancellation);
  await context.setOffline(true);
  await subscription.confirmCancellation.click();
  await expect(page.getByText('Nothing has been cancelled yet.')).toBeVisible();
  await expect(subscription.confirmCancellation).toHaveText('Waiting for a connection');
  expect((await sandbox.accountOf(userId)).subscriptions).toEqual([expect.stringContaining('next bill')]);

  await context.setOffline(false);
  await expect(subscription.title).toHaveText('You’ve cancelled');
  expect((await sandbox.accountOf(userId)).subscriptions).toEqual([expect.stringContaining('ends')]);
});

for (const rules of ['fetched', 'not fetched'] as const) {
  test(`offline: a login form whose rules are ${rules} says so, keeps what was typed, and goes on by itself`, async ({
    page,
    context,
    entry,
  }) => {
    await page.goto('/de/login');
    await offlinePageStored(page, '/de/offline');
    // Hydrated, since the script registers the worker once it has started.
    if (rules === 'fetched') {
      await page.locator('[name=email]').focus();
      await page.waitForLoadState('networkidle');
    }
    await context.setOffline(true);
    await entry.logInAs('nora');
    await expect(page.getByRole('alert')).toContainText('Du bist offline');
    await expect(page).toHaveURL(/\/de\/login$/);
    await expect(page.locator('[name=email]')).toHaveValue('nora@demo.stillpoint.example');

    await context.setOffline(false);
    await expect(page).not.toHaveURL(/\/login/);
  });
}

async function offlinePageStored(page: Page, address: string) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => new URL((await caches.match('/offline'))?.url ?? 'about:blank').pathname),
    )
    .toBe(address);
}

/** Fonts, icons and the drawing are there without a network. */
async function expectFilesStored(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() => ({
    fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    missing: performance
      .getEntriesByType('resource')
      .filter(
        (each) =>
          each instanceof PerformanceResourceTiming &&
          !each.name.endsWith('.js') &&
          each.responseStatus === 0,
      )
      .map(({ name }) => name),
  }));
  expect(loaded.fonts).toEqual(expect.arrayContaining(['Fraunces', 'Figtree']));
  expect(loaded.missing).toEqual([]);
}
