import { expect, test } from '../journey.ts';
import { SubscriptionPage } from '../pages/SubscriptionPage.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';

const looks = [
  {
    ...{ name: 'in English by day', prefix: '', query: '?country=GB', choose: 'Choose monthly' },
    cancelled: 'You’ve cancelled',
    use: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const },
  },
  {
    ...{ name: 'in German at 360 by night', prefix: '/de', query: '?country=DE', choose: 'Monatlich wählen' },
    cancelled: 'Du hast gekündigt',
    use: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const },
  },
];

for (const { name, prefix, query, choose, cancelled, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    // How many presses it takes is counted from the journeys of the screens, which this one has to keep to.
    test('a plan is bought from the plans, and cancelled from the subscription at the first glance', async ({
      page,
      entry,
      checkout,
      subscription,
    }) => {
      await page.goto(`${prefix}/register?redirectOnSuccess=${encodeURIComponent(`${prefix}/user`)}`);
      await entry.signUp();
      await page.waitForURL(({ pathname }) => pathname === `${prefix}/user`);

      await page.goto(`${prefix}/plans${query}`);
      await page.getByRole('link', { name: choose }).click();
      await page.waitForURL(/\/checkout\?/);
      await checkout.enterCard();
      await expect(checkout.buy).not.toHaveAttribute('aria-disabled', 'true');
      await checkout.buy.press('Enter');
      await checkout.bought();

      await page.goto(`${prefix}/subscription`);
      await subscription.cancelLink.click();
      await page.waitForURL(/\/subscription\/cancel$/);
      // Before anything is chosen or scrolled.
      await expect(subscription.confirmCancellation).toBeInViewport({ ratio: 1 });
      await expect(subscription.alternatives).toHaveCount(0);
      await subscription.confirmCancellation.click();
      await expect(subscription.title).toHaveText(cancelled);
    });
  });
}

test('the reason shows one thing that fits it, below the button; a pause is planned in place of leaving', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.buyByCard();
  const userId = await entry.userId();

  await page.goto('/subscription/cancel');
  await waitForHydration(subscription.confirmCancellation);
  await subscription.reason.selectOption({ label: 'It’s too expensive' });
  await expect(subscription.alternatives).toHaveCount(1);
  await expect(subscription.alternatives).toContainText('€69.99 a year');
  await subscription.reason.selectOption({ label: 'I don’t use it enough' });
  await expect(subscription.alternatives).toHaveCount(1);
  await subscription.alternatives.getByRole('link', { name: 'Plan a pause' }).click();

  await page.getByRole('button', { name: /2.months/ }).click();
  await page.locator('main form button[type=submit]').first().click();
  await expect(subscription.title).toHaveText('Your pause is planned');
  await page.goto('/subscription');
  await expect(subscription.planCard).toContainText('Active');
  await expect(page.getByRole('link', { name: 'Undo the pause' })).toBeVisible();
  expect((await sandbox.accountOf(userId)).subscriptions).toHaveLength(1);
});

test('without JavaScript the reason is kept with the cancellation, and stands in the own data, in German', async ({
  browser,
  context,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', '/de');
  await checkout.buyByCard();

  const scriptless = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
    storageState: await context.storageState(),
  });
  const page = await scriptless.newPage();
  const subscription = new SubscriptionPage(page);
  await page.goto('/de/subscription/cancel');
  await expect(subscription.alternatives).toHaveCount(0);
  await subscription.reason.selectOption({ label: 'Technische Probleme' });
  await expect(
    subscription.alternatives.getByRole('link', { name: 'Dem Kundenservice schreiben' }),
  ).toBeVisible();
  await subscription.reason.selectOption({ label: 'Etwas anderes' });
  await expect(subscription.alternatives).toHaveCount(0);
  await page.getByLabel('In deinen Worten').fill('Ich ziehe in ein sehr stilles Haus.');
  await subscription.confirmCancellation.click();
  await expect(subscription.title).toHaveText('Du hast gekündigt');

  await page.goto('/de/user/data');
  await page.locator('main summary').filter({ hasText: 'Abo und Zahlungen' }).click();
  await expect(page.getByText('Ich ziehe in ein sehr stilles Haus.').first()).toBeVisible();
  await scriptless.close();
});
