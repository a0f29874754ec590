import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const submit = (page: Page) => page.locator('main form button[type=submit]').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const sumIn = (text: string | null) => Number(/[\d.]+/.exec(text ?? '')?.[0]);

test('monthly becomes annual today, charged as it was shown; then monthly is planned, and undone', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.buyByCard();
  const userId = await entry.userId();

  await page.goto('/subscription');
  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(title(page)).toHaveText('Choose another plan');
  await page.getByRole('button', { name: /Annual/ }).click();
  await expect(page).toHaveURL(/\?change=/);
  await expect(page.locator('main')).toContainText('What is left of your month');
  const today = sumIn(await page.locator('main dd').last().textContent());
  await submit(page).dblclick();
  await expect(title(page)).toHaveText('Your change is made');
  await expect(page.locator('main')).toContainText(`£${today.toFixed(2)} was charged.`);
  const { invoices } = await sandbox.accountOf(userId);
  expect(invoices).toHaveLength(2);
  expect(invoices.join()).toContain(today.toFixed(2));

  await page.locator('main').getByRole('link', { name: 'My subscription' }).click();
  await expect(subscription.title).toHaveText('Your year, so far');
  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('button', { name: /Monthly/ }).click();
  await expect(title(page)).toHaveText('Monthly can wait for you');
  await expect(page.locator('main')).toContainText('Nothing is charged today.');
  await submit(page).click();
  await expect(page.locator('main')).toContainText('Nothing was charged.');

  await page.goto('/subscription');
  await expect(subscription.planCard).toContainText('Monthly, from');
  await page.getByRole('link', { name: 'Undo the next plan' }).click();
  await submit(page).click();
  await submit(page).click();
  await expect(title(page)).toHaveText('Everything stays as it is');
  await page.goto('/subscription');
  await expect(subscription.planCard).not.toContainText('Monthly, from');
  expect((await sandbox.accountOf(userId)).invoices).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a pause is planned and undone, in German', async ({ page, entry, subscription }) => {
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fsubscription');
    await entry.logInAs('mia');
    await page.getByRole('link', { name: 'Abo pausieren' }).click();
    await expect(title(page)).toHaveText('Leg eine Pause ein');
    await page.getByRole('button', { name: /2.Monate/ }).click();
    await expect(page.locator('main')).toContainText('Heute wird nichts abgebucht.');
    await submit(page).click();
    await expect(title(page)).toHaveText('Deine Pause ist vorgemerkt');

    await page.goto('/de/subscription');
    await expect(subscription.planCard).toContainText('Pause vom');
    await page.getByRole('link', { name: 'Pause rückgängig machen' }).click();
    await submit(page).click();
    await submit(page).click();
    await expect(title(page)).toHaveText('Dann ohne Pause');
    await page.goto('/de/subscription');
    await expect(subscription.planCard).not.toContainText('Pause vom');
  });
});

test('a plan that was bought to follow is undone before it begins', async ({ page, entry, subscription }) => {
  await page.goto('/login?redirectOnSuccess=%2Fsubscription');
  await entry.logInAs('quinn');
  await expect(subscription.planCard).toContainText('Annual, from');
  await expect(subscription.cancelLink).toBeVisible();
  await page.getByRole('link', { name: 'Undo the next plan' }).click();
  await submit(page).click();
  await expect(title(page)).toHaveText('Undo your next plan');
  await expect(page.locator('main')).toContainText('Nothing is charged today.');
  await submit(page).click();
  await expect(title(page)).toHaveText('Your next plan is cancelled');
  await expect(page.locator('main')).toContainText('Then it ends.');
  await page.goto('/subscription');
  await expect(subscription.planCard).toContainText('Ending');
  await expect(subscription.planCard).not.toContainText('Annual, from');
});

test('renewal is switched off, and on again', async ({ page, entry, subscription }) => {
  await page.goto('/login?redirectOnSuccess=%2Fsubscription%2Fcancel');
  await entry.logInAs('sami');
  await subscription.confirmCancellation.click();
  await expect(subscription.title).toHaveText('You’ve cancelled');
  await page.goto('/subscription');
  await expect(subscription.planCard).toContainText('Ending');
  await page.getByRole('link', { name: 'Renew again' }).click();
  await submit(page).click();
  await submit(page).click();
  await expect(title(page)).toHaveText('It renews again');
  await page.goto('/subscription');
  await expect(subscription.planCard).toContainText('Active');
});
