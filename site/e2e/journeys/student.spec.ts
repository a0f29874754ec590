import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { fillInStudentForm } from '../pages/fillInStudentForm.ts';
import { readable } from '../pages/SubscriptionPage.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.locator('main form button[type=submit]');

test('a student signs up, is verified, and comes to the checkout at the student price', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/student');
  await expect(title(page)).toHaveText('Rest while you study');
  await page.getByRole('link', { name: 'Create account' }).click();
  await entry.signUp();
  await page.waitForURL(/\/student$/);
  await submit(page).click();
  await fillInStudentForm(page, 'Harbour University');
  await page.waitForURL(/\/student$/);
  await expect(title(page)).toHaveText('You’re verified');
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('STUDENT50');
});

test('a member whose plan renews has the next one at the student price, and nothing is charged today', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.buyByCard();
  const userId = await entry.userId();
  const day = readable(await sandbox.turningDayOf(userId));
  const main = page.locator('main');

  await page.goto('/student');
  await expect(main).toContainText(`It begins on ${day}.`);
  await submit(page).click();
  await fillInStudentForm(page, 'Harbour University');
  await page.waitForURL(/\/student$/);
  await expect(main).toContainText('Your next plan can be at the student price.');
  await expect(main).toContainText(`It begins on ${day}. Your current plan ends that day`);
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/checkout\?.*begins=later/);
  await expect(checkout.summary).toContainText(`Your current plan ends on ${day}.`);
  await expect(checkout.summary).toContainText('STUDENT50');
  await checkout.buyByCard();
  expect((await sandbox.accountOf(userId)).invoices).toHaveLength(1);

  await page.goto('/subscription');
  await expect(subscription.fact('Next plan')).toHaveText(`Annual, from ${day}`);
  await expect(subscription.fact('Next charge')).toHaveText(`€34.99 on ${day}`);
  await page.goto('/student');
  await expect(title(page)).toHaveText('The student price is yours');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a document is wanted, in German, and another account’s verification is no page', async ({
    page,
    entry,
  }) => {
    await page.goto('/de/student');
    await page.getByRole('link', { name: 'Konto erstellen' }).click();
    await entry.signUp();
    await page.waitForURL(/\/de\/student$/);
    await submit(page).click();
    await fillInStudentForm(page, 'Nordfeld-Hochschule');
    await expect(page.locator('input[type=file]')).toBeVisible();
    await page.getByRole('link', { name: 'Zurück zu Stillpoint' }).click();
    await page.waitForURL(/\/de\/student$/);
    await expect(title(page)).toHaveText('Eins fehlt noch');
    await page.goto('/de/student?verificationId=0123456789abcdef');
    await expect(page).not.toHaveURL(/\/de\/student$/);
  });

  test('a member who is refused is told what to do, in German', async ({ page, entry }) => {
    await page.goto('/de/student');
    await page.getByRole('link', { name: 'Konto erstellen' }).click();
    await entry.signUp();
    await page.waitForURL(/\/de\/student$/);
    await submit(page).click();
    await fillInStudentForm(page, 'Closed Academy');
    await page.waitForURL(/\/de\/student$/);
    await expect(title(page)).toHaveText('Das hat nicht geklappt');
  });
});
