import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/people.ts';
import { expect, test } from '../journey.ts';
import { EndContractPage } from '../pages/EndContractPage.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a contract is ended without a login, from the footer of any page, in German', async ({
  page,
  context,
  sandbox,
  entry,
  checkout,
}) => {
  const contract = new EndContractPage(page, sandbox);
  const { email } = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', '/de');
  await checkout.buyByCard();
  await context.clearCookies();
  await page.goto('/de');
  await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
  await expect(title(page)).toHaveText('Kündige deinen Vertrag');
  await contract.declare('Jetzt kündigen', { name: 'Nina Night', email });
  await expect(title(page)).toHaveText('Deine Kündigung ist eingegangen');
  await expect(page.locator('main')).toContainText('Nina Night');
  await expect(page.locator('main')).toContainText('UTC');
  await expect(page.getByRole('link', { name: 'Als Datei speichern' })).toHaveAttribute(
    'download',
    'kuendigung.txt',
  );

  await page.goto(await contract.linkTo(email));
  await expect(title(page)).toHaveText('Ist das deine Kündigung?');
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
  await expect(title(page)).toHaveText('Dein Vertrag endet');
  await expect(page).toHaveTitle('Dein Vertrag endet · Stillpoint');
  await expect(page.locator('main')).toContainText('Kündigung eines Vertrags mit Stillpoint');
  await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fsubscription');
  await entry.logIn({ email, password: demoPassword });
  await expect(page.locator('main')).toContainText('Läuft aus');
});

test('an end that is declared for a later day stands among the rows of the plan until then', async ({
  page,
  sandbox,
  entry,
  checkout,
}) => {
  const contract = new EndContractPage(page, sandbox);
  const { email } = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.buyByCard();
  const endsOn = `${new Date().getUTCFullYear() + 1}-12-31`;
  await page.goto('/cancel');
  await contract.declare('Cancel now', { name: 'Nina Night', email, endsOn });
  await expect(title(page)).toHaveText('We have received your cancellation');
  await page.goto(await contract.linkTo(email));
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(title(page)).toHaveText('Your contract will end');
  await page.goto('/subscription');
  await expect(page.locator('main')).toContainText(`Ends by 31 December ${endsOn.slice(0, 4)}`);
  await expect(page.locator('main')).toContainText('without logging in');
});

test('a visitor who is logged in finds name and address filled in, and can send them as they are', async ({
  page,
  sandbox,
  entry,
}) => {
  const { email, fullname } = await entry.arriveAtCheckout();
  await page.goto('/cancel');
  await expect(page.locator('main [name=email]')).toHaveValue(email);
  await expect(page.locator('main [name=name]')).toHaveValue(fullname);
  await new EndContractPage(page, sandbox).declare('Cancel now', {});
  await expect(title(page)).toHaveText('We have received your cancellation');
  await expect(page.locator('main')).toContainText(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address that is not known is answered as any other, and its reader is told, in English', async ({
    page,
    sandbox,
  }) => {
    const contract = new EndContractPage(page, sandbox);
    const email = 'nobody.known@harbour.example';
    await page.goto('/cancel');
    await contract.declare('Cancel now', { name: '', email });
    await expect(page.locator('main')).toContainText('We need your name to find your contract.');
    await page.getByRole('radio', { name: 'Cancellation for cause' }).check();
    await contract.declare('Cancel now', { name: 'Nora New', reason: 'It does not play.' });
    await expect(title(page)).toHaveText('We have received your cancellation');
    await page.reload();
    await expect(page.locator('main')).toContainText('It does not play.');

    await page.goto(await contract.linkTo(email));
    await page.getByRole('button', { name: 'Cancel now' }).click();
    await expect(title(page)).toHaveText('We can’t find a contract');
    await page.goto('/cancel?confirm=unknown');
    await expect(title(page)).toHaveText('This link doesn’t work any more');
  });
});
