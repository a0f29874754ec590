import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { fillInStudentForm } from '../pages/fillInStudentForm.ts';
import { spaced } from '../pages/Sandbox.ts';
import { readable } from '../pages/SubscriptionPage.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.locator('main form button[type=submit]');

/** Verifies that the signed-in member studies, from the page with the price, and comes back to it in its language. */
async function verify(page: Page) {
  const address = new URL(page.url()).pathname;
  await submit(page).click();
  await fillInStudentForm(page, 'Harbour University');
  await page.waitForURL((url) => url.pathname === address && url.search === '');
}

test('a student verifies again before the year ends, and pays the student price for another year', async ({
  page,
  entry,
  checkout,
  subscription,
  sandbox,
  baseURL,
}) => {
  test.slow();
  await page.goto('/student');
  await page.getByRole('link', { name: 'Create account' }).click();
  const person = await entry.signUp();
  await page.waitForURL(/\/student$/);
  await verify(page);
  await page.goto('/checkout?plan=B2C14DANNUAL&voucher=STUDENT50&country=DE');
  await checkout.buyByCard();
  const userId = await entry.userId();
  await page.goto('/student');
  await expect(title(page)).toHaveText('The student price is yours');

  await sandbox.advance(14);
  await sandbox.waitForMails(person.email, 2);
  const end = await sandbox.turningDayOf(userId);
  await sandbox.advance(337);
  const latestMail = async () => (await sandbox.mailsTo(person.email))[0];
  const day = readable(end, 'en');
  await expect
    .poll(async () => spaced((await latestMail())?.text), { timeout: 60_000 })
    .toContain(`From ${day} on`);
  expect((await latestMail())?.html).toContain(`href="${baseURL}/student"`);

  await page.goto('/plans');
  await expect(page.locator('main')).toContainText(`You have the student price until ${day}`);
  await page.goto('/subscription/cancel');
  await expect(page.locator('main')).toContainText(`Your student price ends on ${day} too.`);
  await page.goto('/subscription');
  await expect(page.locator('main')).toContainText('Verify once more that you study');
  await page.getByRole('link', { name: 'Keep it: the student price' }).click();
  await page.waitForURL(/\/student$/);
  await expect(title(page)).toHaveText('Keep your student price');
  await expect(page.locator('main')).toContainText('€34.99');
  await verify(page);
  await expect(title(page)).toHaveText('You’re verified again');
  await page.goto('/subscription');
  await expect(page.locator('main')).toContainText('You’re verified. One step is left');
  await sandbox.advance(1);
  await expect
    .poll(async () => (await latestMail())?.subject, { timeout: 60_000 })
    .toBe('One step left for your student price');
  await page.goto('/student');
  await submit(page).click();
  await page.waitForURL(/\/subscription\/change\?change=/);
  await expect(title(page)).toHaveText('Keep the student price');
  await expect(page.locator('main')).toContainText('€69.99');
  await submit(page).click();
  await expect(title(page)).toHaveText('The student price stays yours');
  await page.goto('/student');
  await expect(title(page)).toHaveText('Another student year');
  await page.goto('/subscription');
  await expect(subscription.fact('Next charge')).toHaveText(`€34.99 on ${day}`);
  await expect(subscription.fact('After the student price')).toContainText('€69.99');
  await expect
    .poll(async () => (await latestMail())?.subject, { timeout: 60_000 })
    .toBe('Your student price goes on');

  await sandbox.advance(30);
  await expect
    .poll(async () => (await sandbox.accountOf(userId)).invoices)
    .toEqual([expect.stringMatching(/34\.99 EUR$/), expect.stringMatching(/34\.99 EUR$/)]);
});

test.describe('in German on a phone by night', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('after a withdrawal on the second day, the price can be had again', async ({
    page,
    entry,
    checkout,
    sandbox,
  }) => {
    test.slow();
    await page.goto('/de/student');
    await page.getByRole('link', { name: 'Konto erstellen' }).click();
    await entry.signUp();
    await page.waitForURL(/\/de\/student$/);
    await verify(page);
    await expect(title(page)).toHaveText('Dein Studium ist bestätigt');
    await page.goto('/de/checkout?plan=B2C14DANNUAL&voucher=STUDENT50&country=DE');
    await checkout.buyByCard();
    await sandbox.advanceAndFollow(1);

    await page.goto('/de/student');
    await expect(title(page)).toHaveText('Dein Preis für Studierende gilt');
    await page.goto('/de/subscription/change?kind=withdraw');
    await submit(page).click();
    await page.waitForURL(/\?change=/);
    await submit(page).click();
    await expect(title(page)).toHaveText('Du hast widerrufen');
    await page.goto('/de/student');
    await expect(title(page)).toHaveText('Dein Studium ist bestätigt');
    await page.getByRole('link', { name: 'Weiter zur Kasse' }).click();
    await page.waitForURL(/\/de\/checkout\?/);
    await expect(checkout.summary).toContainText('STUDENT50');
    await expect(checkout.summary).toContainText(/34,99\s€/);
  });
});
