import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { waitUntilTaken } from '../pages/waitUntilTaken.ts';
import { waitForHydration } from '../pages/waitForHydration.ts';

const message = 'There are forty of us in Leeds.\nWe would like a quieter end to the day.';

async function fillIn(page: Page, email: string, typed = message) {
  await page.locator('[name=fullname]').fill('Alex Morgan');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=company]').fill('Harbour & Sons');
  await page.locator('[name=message]').fill(typed);
}

test('a company writes, and its message arrives with those who answer', async ({ page, sandbox }) => {
  const email = 'alex@harbour.example';
  await page.goto('/work');
  await waitForHydration(page.locator('[name=email]'));
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByText('Please write a line or two')).toBeVisible();

  await fillIn(page, email);
  await waitUntilTaken(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message');
  await expect(page.locator(':focus')).toContainText(email);
  await expect.poll(() => sandbox.enquiriesOf(email)).toEqual([{ form: 'work-en', message }]);
});

test('a form that is sent at once is asked for once more, and then taken', async ({ page, sandbox }) => {
  const email = 'quick@harbour.example';
  await page.goto('/de/work');
  await waitForHydration(page.locator('[name=email]'));
  await fillIn(page, email);
  await page.locator('[name=website]').fill('https://harbour.example', { force: true });
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte sende deine Nachricht noch einmal');
  await expect(page.locator('[name=message]')).toHaveValue(message);
  await waitUntilTaken(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke für deine Nachricht');
  await expect.poll(() => sandbox.enquiriesOf(email)).toEqual([{ form: 'work-de', message }]);
});

test('a message is kept while the form service is away, and delivered once it is back', async ({
  page,
  sandbox,
}) => {
  const email = 'kept@harbour.example';
  await sandbox.setFormServiceDown(true);
  await page.goto('/work');
  await waitForHydration(page.locator('[name=email]'));
  await fillIn(page, email);
  await waitUntilTaken(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message');
  expect(await sandbox.enquiriesOf(email)).toEqual([]);
  await sandbox.setFormServiceDown(false);
  await expect.poll(() => sandbox.enquiriesOf(email), { timeout: 30_000 }).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the message is taken, with what was typed kept where something is missing', async ({
    page,
    sandbox,
  }) => {
    const email = 'plain@harbour.example';
    await page.goto('/de/work');
    await fillIn(page, email, '');
    await waitUntilTaken(page);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[name=message]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=company]')).toHaveValue('Harbour & Sons');
    await page.locator('[name=message]').fill(message);
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke für deine Nachricht');
    await expect.poll(() => sandbox.enquiriesOf(email)).toHaveLength(1);
  });
});
