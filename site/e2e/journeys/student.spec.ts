import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { fillInStudentForm } from '../pages/fillInStudentForm.ts';

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
