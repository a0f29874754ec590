import { expect, test } from '../journey.ts';
import { spaced } from '../pages/Sandbox.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';
import { readable, SubscriptionPage } from '../pages/SubscriptionPage.ts';

test('cancellation takes two presses, and access stays until the end of the paid time', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  await page.goto('/plans?country=GB');
  await page.getByRole('link', { name: 'Choose monthly' }).click();
  const { email } = await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await checkout.buyByCard();
  const userId = await entry.userId();
  const day = readable(await sandbox.turningDayOf(userId));

  await page.getByRole('link', { name: 'My subscription' }).locator('visible=true').first().click();
  await expect(subscription.fact('Next charge')).toHaveText(`£9.99 on ${day}`);
  await subscription.cancelLink.click();
  await subscription.confirmCancellation.dblclick();
  await expect(subscription.title).toHaveText('You’ve cancelled');
  await expect(subscription.title).toBeFocused();
  await expect(page).toHaveTitle('You’ve cancelled · Stillpoint');
  await expect(page.locator('main')).toContainText(
    `You keep full access until ${day}. No further period is charged.`,
  );

  await page.locator('main').getByRole('link', { name: 'My subscription' }).click();
  await expect(subscription.title).toHaveText(`Yours until ${day}`);
  await expect(subscription.planCard).toContainText('Ending');
  await expect(subscription.fact('Access until')).toHaveText(day);
  await expect(subscription.fact('Next charge')).toHaveCount(0);
  await expect(subscription.cancelLink).toBeHidden();
  expect((await sandbox.accountOf(userId)).subscriptions).toEqual([expect.stringContaining('ends')]);
  const confirmations = (await sandbox.waitForMails(email, 3)).filter(({ subject }) =>
    subject.includes('cancelled'),
  );
  expect(confirmations.map(({ subject }) => subject)).toEqual(['Your subscription is cancelled']);
  expect(spaced(confirmations[0]?.text)).toContain(
    `You keep full access until ${day}. No further period will be charged.`,
  );

  await page.goto('/subscription/cancel');
  await expect(subscription.title).toHaveText('You’ve already cancelled');
  await expect(page.locator('main')).toContainText(`You keep full access until ${day}.`);
});

test('a failed cancellation changes nothing, and the next attempt succeeds', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', '/de');
  await checkout.buyByCard();
  const userId = await entry.userId();
  const day = readable(await sandbox.turningDayOf(userId), 'de');

  await page.goto('/de/subscription');
  await subscription.cancelLink.click();
  await expect(page).toHaveURL(/\/de\/subscription\/cancel$/);
  await waitForHydration(subscription.confirmCancellation);
  await page.route('**/cancel?*', (route) => route.abort('connectionrefused'));
  await subscription.confirmCancellation.click();
  await expect(page.getByText('Das hat nicht geklappt')).toBeVisible();
  expect((await sandbox.accountOf(userId)).subscriptions).toEqual([expect.stringContaining('next bill')]);

  await page.unroute('**/cancel?*');
  await subscription.confirmCancellation.click();
  await expect(subscription.title).toHaveText('Du hast gekündigt');
  await expect(page.locator('main')).toContainText(`Bis zum ${day} kannst du alles weiter nutzen.`);
});

test('a trial is cancelled without JavaScript, and nothing is charged', async ({
  browser,
  context,
  entry,
  checkout,
  sandbox,
}) => {
  const { email } = await entry.arriveAtCheckout('plan=B2C14DANNUAL&country=DE');
  await checkout.buyByCard();
  const userId = await entry.userId();
  const day = readable(await sandbox.turningDayOf(userId));

  const scriptless = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const page = await scriptless.newPage();
  const subscription = new SubscriptionPage(page);
  await page.goto('/subscription');
  await expect(subscription.title).toHaveText('14 free days left');
  await subscription.cancelLink.click();
  await subscription.confirmCancellation.click();
  await expect(subscription.title).toHaveText('You’ve cancelled');
  await expect(subscription.title).toBeFocused();
  await expect(page).toHaveTitle('You’ve cancelled · Stillpoint');
  await expect(page.locator('main')).toContainText(`You keep full access until ${day}. Nothing was charged`);

  await page.locator('main').getByRole('link', { name: 'My subscription' }).click();
  await expect(subscription.title).toHaveText(`Yours until ${day}`);
  await expect(subscription.fact('Next charge')).toHaveCount(0);
  await scriptless.close();
  const account = await sandbox.accountOf(userId);
  expect(account.subscriptions).toEqual([expect.stringContaining('ends')]);
  expect(account.invoices).toEqual([]);
  const subjects = (await sandbox.waitForMails(email, 2)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Your 14 free days have begun', 'Your cancellation is confirmed']);
});

test.describe('in German on a phone by night', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a plan that is cancelled while it is paused is over at once, in German', async ({ page, entry }) => {
    const main = page.locator('main');
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fsubscription');
    await entry.logInAs('pia');
    await main.getByRole('link', { name: 'Abo kündigen' }).click();
    await expect(main).toContainText('Deine Pause und dein Abo enden');
    await expect(main).not.toContainText('Bis dahin kannst du alles weiter nutzen');
    await main.getByRole('button', { name: 'Abo kündigen' }).click();
    await expect(main).toContainText('Dein Abo ist zu Ende');
    await page.goto('/de/subscription');
    await expect(main.getByRole('link', { name: 'Jetzt weiter' })).toHaveCount(0);
  });
});
