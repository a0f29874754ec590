import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { EndContractPage } from '../pages/EndContractPage.ts';

const submit = (page: Page) => page.locator('main form button[type=submit]').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an annual plan is given back within its guarantee, once, as it was shown', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.buyByCard();
  await page.goto('/subscription/change?kind=changePlan');
  await page.getByRole('button', { name: /Annual/ }).click();
  await submit(page).click();
  await expect(title(page)).toHaveText('Your change is made');

  await page.goto('/subscription/cancel');
  await page.locator('main').getByRole('link', { name: 'Get your money back' }).click();
  await expect(title(page)).toHaveText('Get your money back');
  await submit(page).click();
  await expect(page).toHaveURL(/\?change=/);
  const shown = await submit(page).textContent();
  const sum = /£[\d.]+/.exec(shown ?? '')?.[0] ?? 'no sum';
  await expect(page.locator('main')).toContainText(`has cost: ${sum}`);
  await submit(page).dblclick();
  await expect(title(page)).toHaveText('Your money is on its way');
  await expect(page.locator('main')).toContainText(`${sum} goes back the way you paid.`);

  await page.goto('/subscription');
  await expect(page.getByRole('link', { name: 'Change plan' })).toHaveCount(0);
  await page.goto('/subscription/change?kind=refund');
  await expect(title(page)).toHaveText('Not possible right now');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a plan that is lined up is shown after the money went back, and taken back, in German', async ({
    page,
    entry,
    checkout,
    sandbox,
  }) => {
    const main = page.locator('main');
    const { email } = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', '/de');
    await checkout.buyByCard();
    await page.goto('/de/subscription/cancel');
    await submit(page).click();
    await expect(title(page)).toHaveText('Du hast gekündigt');
    await page.goto('/de/checkout?plan=B2C14DANNUAL&country=DE');
    await checkout.buyByCard();

    await page.goto('/de/subscription/change?kind=withdraw');
    await submit(page).click();
    await expect(page).toHaveURL(/\?change=/);
    await submit(page).click();
    await expect(page.getByRole('link', { name: 'Mein Abo' }).first()).toBeVisible();

    await page.goto('/de/checkout?plan=B2C14DANNUAL&country=DE');
    await expect(page).toHaveURL(/\/de\/subscription$/);
    await expect(title(page)).toHaveText(/^Dein Abo beginnt am/);
    await expect(main).toContainText('Bis dahin hast du keinen Zugang.');
    await expect(main).toContainText(/Jährlich, ab dem/);
    await expect(main).toContainText(/An diesem Tag buchen wir 69,99\s€ ab\./);

    await main.getByRole('link', { name: 'Nächstes Abo rückgängig machen' }).click();
    await expect(title(page)).toHaveText('Nächstes Abo rückgängig machen');
    await submit(page).click();
    await expect(main).toContainText('Dein Jahresabo beginnt nicht, und dafür wird nichts abgebucht.');
    await submit(page).click();
    await expect(main).toContainText('Dein Jahresabo beginnt nicht.');
    await page.goto('/de/subscription');
    await expect(title(page)).toHaveText('Gerade kein Abo');

    const contract = new EndContractPage(page, sandbox);
    await contract.endAll(email, { path: '/de/cancel', button: 'Jetzt kündigen' });
    await expect(title(page)).toHaveText('Dein Vertrag beginnt nicht');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a monthly plan has no guarantee, and the page says so, in German', async ({ page, entry }) => {
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fsubscription');
    await entry.logInAs('mia');
    await expect(page.getByRole('link', { name: 'Geld zurückbekommen' })).toHaveCount(0);
    await page.goto('/de/subscription/change?kind=refund');
    await expect(page.locator('main')).toContainText('Geld-zurück-Garantie');
  });
});
