import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { spaced } from '../pages/Sandbox.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.locator('main');

/** Presses the link to the PDF, and reads the file that the browser saves. */
async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test('an invoice is found from the payment, read with its tax, and kept as a PDF', async ({
  page,
  entry,
  checkout,
}) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.buyByCard();
  await page.goto('/subscription');
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByRole('link', { name: 'All invoices' }).click();
  await expect(page).toHaveURL(/\/subscription\/invoices$/);
  await expect(title(page)).toHaveText('Invoices');
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await expect(main(page).getByRole('listitem')).toContainText('€12.99');

  await main(page)
    .getByRole('link', { name: /^View invoice/ })
    .click();
  await expect(page).toHaveURL(/\/subscription\/invoices\/INV\d+$/);
  const number = page.url().split('/').at(-1) ?? '';
  await expect(title(page)).toHaveText('Invoice');
  for (const part of [number, 'Nina Night', 'Germany', 'Monthly', 'MwSt. 19%', '€2.07', '€12.99', 'Visa']) {
    await expect(main(page)).toContainText(part);
  }
  const file = await download(page, 'Download PDF');
  expect(file.name).toBe(`stillpoint-${number}.pdf`);
  expect(file.text.startsWith('%PDF-')).toBe(true);
  expect(file.text).toContain(number);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByText(number)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/subscription');
  await payments.getByRole('link', { name: /^Invoice of / }).click();
  await expect(page).toHaveURL(new RegExp(`/subscription/invoices/${number}$`));
});

test('money that went back has a credit note beside the invoice', async ({ page, entry, checkout }) => {
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=GB');
  await checkout.buyByCard();
  await page.goto('/subscription/change?kind=withdraw');
  await main(page).locator('form button[type=submit]').first().click();
  await expect(page).toHaveURL(/\?change=/);
  await main(page).locator('form button[type=submit]').first().click();
  await expect(title(page)).toHaveText('You have withdrawn');

  await page.goto('/subscription/invoices');
  await expect(main(page).getByRole('listitem')).toHaveCount(2);
  const credit = main(page).getByRole('listitem').filter({ hasText: 'Credit note' });
  await expect(credit).toContainText('−£9.99');
  await credit.getByRole('link').click();
  await expect(title(page)).toHaveText('Credit note');
  await expect(main(page)).toContainText('Unused time: Monthly');
  await expect(main(page)).toContainText('Sent back the way you paid');
});

test.describe('without JavaScript, at 360 pixels by night, in German', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('an invoice is read and kept, and another’s is not found', async ({ page, entry }) => {
    await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fsubscription%2Finvoices');
    await entry.logInAs('mia');
    await expect(title(page)).toHaveText('Rechnungen');
    await main(page)
      .getByRole('link', { name: /ansehen$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/de\/subscription\/invoices\/INV/);
    const address = page.url();
    await expect(title(page)).toHaveText('Rechnung');
    await expect(main(page)).toContainText('Bezahlt');
    expect(await main(page).evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    const file = await download(page, 'PDF herunterladen');
    expect(file.text.startsWith('%PDF-')).toBe(true);

    await page.goto(`${address}?pdf=unavailable`);
    await expect(page.getByRole('alert')).toContainText('Das PDF lässt sich gerade nicht abrufen');
    expect(spaced((await main(page).textContent()) ?? '')).toContain('Gesamtbetrag');
  });

  test('who has none is told so, and finds none of others', async ({ page, entry }) => {
    await page.goto('/de/register?redirectOnSuccess=%2Fde%2Fsubscription%2Finvoices');
    await entry.signUp();
    await expect(title(page)).toHaveText('Noch keine Rechnungen');
    for (const number of ['INV00000001', 'INV99999999', '..%2F1']) {
      const answer = await page.goto(`/de/subscription/invoices/${number}`);
      expect(answer?.status()).toBe(404);
      await expect(title(page)).toHaveText('Diese Rechnung finden wir nicht');
    }
  });
});
