import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newPerson } from '../pages/EntryPage.ts';
import { tabTo } from '../pages/keyboard.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);

test('a gift is given by keyboard alone, mailed, and opened by another person without a card', async ({
  page,
  entry,
  checkout,
  sandbox,
  browser,
  baseURL,
}) => {
  test.slow();
  const june = newPerson();
  await page.goto('/gift');
  await tabTo(page, page.locator('[name=kind]:checked'));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.locator('main button[name=begin]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/login\?/);
  await page.locator('a[href*="/register"]').first().press('Enter');
  await page.waitForURL(/\/register\?/);
  await entry.signUp();
  await page.waitForURL(/\/gift\?kind=season/);

  await tabTo(page, field(page, 'receiverName'));
  await page.keyboard.type('June');
  await tabTo(page, field(page, 'receiverEmail'));
  await page.keyboard.type(june.email);
  await tabTo(page, field(page, 'message'));
  await page.keyboard.type('Breathe out.');
  await tabTo(page, field(page, 'country'));
  await page.keyboard.type('United Kingdom');
  await expect(field(page, 'country')).toHaveValue('GB');
  await tabTo(page, page.locator('main form button[type=submit]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/gift\/pay\?/);
  await expect(title(page)).toHaveText('A gift for June');
  await expect(page.locator('main')).toContainText('£21.99');
  await checkout.typeCard();
  await tabTo(page, checkout.buy);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/gift\/given\?/);
  await expect(title(page)).toHaveText('Ready to give');
  await expect(page.locator('main')).toContainText('A season of quiet, for June');
  await expect(page.getByRole('button', { name: 'Print the page' })).toBeVisible();

  const [mail] = await sandbox.waitForMails(june.email, 1);
  expect(mail?.subject).toBe('Nina has a gift for you');
  expect(mail?.text).toContain('Breathe out.');
  const link = /https?:\/\/\S+\/redeem\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await other.goto(link);
  await expect(title(other)).toHaveText('3 months of quiet');
  await expect(other.locator('main')).toContainText('Breathe out.');
  await other.locator('main a[href*="/register"]').click();
  await other.locator('[name=fullname]').fill(june.fullname);
  await other.locator('[name=email]').fill(june.email);
  await other.locator('main [name=password]').fill(june.password);
  await other.locator('main form button[type=submit]').click();
  await other.waitForURL(/\/redeem\?/);
  await other.locator('main form button[type=submit]').click();
  await expect(title(other)).toHaveText('3 months of quiet are yours');
  await other.goto('/subscription');
  await expect(other.getByRole('region', { name: 'Your plan' })).toContainText('Your gift');
  await other.close();

  await page.reload();
  await expect(title(page)).toHaveText('Your gift for June has been opened');
});

test('a mailed gift asks who opens it in another account; its giver cannot mail it again at once, mends its address, by which the mailed link opens nothing, and takes it back, in German', async ({
  page,
  entry,
  checkout,
  sandbox,
}) => {
  const email = newPerson().email;
  await page.goto('/de/register?redirectOnSuccess=%2Fde%2Fgift');
  await entry.signUp();
  await page.waitForURL(/\/de\/gift$/);
  await field(page, 'receiverName').fill('June');
  await field(page, 'receiverEmail').fill(email);
  await field(page, 'message').fill('Atme aus.');
  await field(page, 'country').selectOption('DE');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/gift\/pay\?/);
  await checkout.payByCard();
  await page.waitForURL(/\/gift\/given\?/);
  const given = page.url();

  const [mail] = await sandbox.waitForMails(email, 1);
  const mailedLink = /https?:\/\/\S+\/redeem\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(mailedLink);
  await expect(title(page)).toHaveText('Ist das für dich?');

  await page.goto(given);
  await page.getByRole('button', { name: 'Noch einmal schicken' }).click();
  await expect(page.locator('main')).toContainText('Es wurde gerade erst geschickt');
  await page.getByText('Adresse ändern').click();
  await field(page, 'receiverEmail').fill('june@');
  await page.getByRole('button', { name: 'Speichern und schicken' }).click();
  await expect(field(page, 'receiverEmail')).toHaveAttribute('aria-invalid', 'true');
  expect(page.url().replace(/&.*/, '')).toBe(given.replace(/&.*/, ''));
  await page.goto(page.url());
  await page.getByText('Adresse ändern').click();
  const mended = newPerson().email;
  await field(page, 'receiverEmail').fill(mended);
  await page.getByRole('button', { name: 'Speichern und schicken' }).click();
  await expect(page.getByRole('alert')).toContainText('Die Adresse ist geändert');
  await expect(page.getByRole('alert')).toContainText('mit einem neuen Code');
  await sandbox.waitForMails(mended, 1);
  const corrected = page.url();
  await page.goto(mailedLink);
  await expect(page.locator('main')).toContainText('Gutscheincode nicht gefunden');
  await expect(page.locator('main')).toContainText('Es kann einen neuen Code haben');
  await page.goto(corrected);

  await page.locator('main summary').last().press('Enter');
  await page.getByRole('button', { name: /^69,99\s€ zurückerhalten$/ }).click();
  await expect(title(page)).toHaveText('Das Geschenk ist zurückgenommen');
});

test('a press before the script loads is answered in words, and the gift is paid for afterwards', async ({
  page,
  entry,
  checkout,
}) => {
  await page.goto('/register?redirectOnSuccess=%2Fgift');
  await entry.signUp();
  await field(page, 'receiverName').fill('June');
  await field(page, 'receiverEmail').fill('june@example.com');
  await field(page, 'country').selectOption('DE');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/gift\/pay\?/);
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/static/*.js', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await checkout.buy.click();
  await expect(page.getByText('Payment wasn’t ready yet')).toBeVisible();
  answered.resolve(undefined);
  await checkout.waitForCardForm();
  await checkout.payBy('paypal');
  await checkout.buy.click();
  await page.waitForURL(/\/paypal\//);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a gift stays in the address where its corrected mail address is refused', async ({ page, entry }) => {
    await page.goto('/login?redirectOnSuccess=%2Fsubscription');
    await entry.logInAs('sami');
    await page.locator('a[href*="/gift/given?gift="]').click();
    const given = page.url();
    await page.locator('main summary').first().click();
    await field(page, 'receiverEmail').fill('june@');
    await page.getByRole('button', { name: 'Save and send' }).click();
    await expect(field(page, 'receiverEmail')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'receiverEmail')).toHaveValue('june@');
    expect(page.url()).toBe(given);
  });

  test('the form says what is missing, keeps what was typed, and shows what a gift costs, in German', async ({
    page,
    entry,
  }) => {
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fgift');
    await entry.logInAs('nora');
    await field(page, 'message').fill('Atme aus.');
    await field(page, 'country').selectOption('US');
    await page.locator('main form button[type=submit]').click();
    await expect(field(page, 'receiverName')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'message')).toHaveValue('Atme aus.');
    await expect(field(page, 'postalCode')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'receiverName').fill('June');
    await field(page, 'receiverEmail').fill('june@example.com');
    await field(page, 'postalCode').fill('10001');
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL(/\/de\/gift\/pay\?/);
    await expect(title(page)).toHaveText('Ein Geschenk für June');
    await expect(page.locator('main')).toContainText('Steuer');
    await expect(page.locator('main')).toContainText('76,20');
  });
});
