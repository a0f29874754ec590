import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { EndContractPage } from '../pages/EndContractPage.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.locator('main form button[type=submit]');

async function enter(page: Page, path: string, code: string) {
  await page.goto(path);
  await page.locator('main [name=code]').fill(code);
  await submit(page).click();
}

test('a new person redeems access: through sign-up, back to the code, and without a card', async ({
  page,
  entry,
}) => {
  await enter(page, '/redeem', 'netflix 30d');
  await expect(title(page)).toHaveText('30 days of quiet');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/register\?/);
  await entry.signUp();
  await page.waitForURL(/\/redeem\?code=NETFLIX30D/);
  await expect(title(page)).toHaveText('30 days of quiet');

  await submit(page).click();
  await expect(title(page)).toHaveText('30 days of quiet are yours');
  await page.reload();
  await expect(title(page)).toHaveText('30 days of quiet are yours');
  await page.goto('/subscription');
  await expect(page.getByText('Access by voucher')).toBeVisible();
  await expect(page.locator('main a[href*="/cancel"]')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('nothing is charged');
});

test('access that waits is told of where its plan is renewed again, cancelled and given back', async ({
  page,
  entry,
  checkout,
  sandbox,
}) => {
  const main = page.locator('main');
  const { email } = await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await checkout.buyByCard();
  await page.goto('/redeem?code=NETFLIX30D');
  await submit(page).click();
  await expect(title(page)).toHaveText('30 days of quiet are yours');
  await page.goto('/subscription/cancel');
  await expect(main).toContainText('Your access by a code or a gift begins by itself on');

  await page.goto('/subscription/change?kind=renewOn');
  await submit(page).click();
  await expect(main).toContainText('all the same. It doesn’t replace your plan');
  await submit(page).click();
  await expect(title(page)).toHaveText('It renews again');
  await page.goto('/subscription');
  await expect(main).toContainText('Access by voucher');
  await page.goto('/subscription/cancel');
  await expect(main).toContainText('Your access by a code or a gift begins by itself on');
  await submit(page).click();
  await expect(title(page)).toHaveText('You’ve cancelled');
  await expect(main).toContainText('Your access by a code or a gift begins by itself on');

  await page.goto('/subscription/change?kind=withdraw');
  await submit(page).click();
  await expect(main).toContainText('Until then you have no access.');
  await submit(page).click();
  await expect(title(page)).toHaveText('You have withdrawn');
  await page.goto('/plans');
  await expect(main).toContainText('Your access begins by itself on');

  // On the first day of the plan, which is the one of the withdrawal.
  await new EndContractPage(page, sandbox).endAll(email, { path: '/cancel', button: 'Cancel now' });
  await expect(title(page)).toHaveText('Nothing is charged');
});

test('a discount leads through sign-up to the checkout of a plan that it fits', async ({
  page,
  entry,
  checkout,
}) => {
  await enter(page, '/redeem', 'bewell30');
  await expect(page).toHaveURL(/\/register\?plan=B2CMONTHLY&voucher=BEWELL30/);
  await entry.signUp();
  await page.waitForURL(/\/checkout\?/);
  await expect(checkout.summary).toContainText('BEWELL30');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('refused codes say why, in German, and stay in their field', async ({ page }) => {
    for (const [code, reason] of [
      ['NOSUCHCODE', 'Gutscheincode nicht gefunden'],
      ['EXPIRED21', 'abgelaufen'],
      ['SOON', 'gilt ab dem 1. Januar'],
      ['SOLDOUT', 'aufgebraucht'],
      ['QUIET 55TT 4PLM', 'aufgebraucht'],
      ['USONLY', 'in einem anderen Land'],
    ] as const) {
      await enter(page, '/de/redeem', code);
      const field = page.locator('main [name=code]');
      await expect(field).toHaveValue(code);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('main')).toContainText(reason);
    }
  });

  for (const { name, who, reason } of [
    { name: 'dora', who: 'whose renewal failed', reason: 'Eine Zahlung für dein Abo steht noch aus' },
    { name: 'ada', who: 'of an app store', reason: 'App-Store' },
    { name: 'quinn', who: 'with a next plan', reason: 'vorgemerkt' },
  ]) {
    test(`a subscriber ${who} is told why access cannot follow yet, in German`, async ({ page, entry }) => {
      await page.goto('/de/login?redirectOnSuccess=%2Fde%2Fredeem?code=NETFLIX30D');
      await entry.logInAs(name);
      await expect(page).toHaveURL(/\/de\/redeem/);
      await expect(page.locator('main')).toContainText(reason);
      await expect(page.locator('main')).toContainText('Dein Code bleibt gültig');
    });
  }

  test('a new person redeems access, in German', async ({ page, entry }) => {
    await enter(page, '/de/redeem', 'hs-team-access');
    await expect(title(page)).toHaveText('Ein Jahr Ruhe');
    await page.getByRole('link', { name: 'Konto erstellen' }).click();
    await entry.signUp();
    await page.waitForURL(/\/de\/redeem\?code=HSTEAMACCESS/);
    await submit(page).click();
    await expect(title(page)).toHaveText('Ein Jahr Ruhe gehört dir');
  });
});

test.describe('in German on a phone by night', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a member whose plan renews may leave it so, or have access follow it', async ({
    page,
    entry,
    checkout,
  }) => {
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', '/de');
    await checkout.buyByCard();
    await page.goto('/de/redeem?code=NETFLIX30D');
    await expect(title(page)).toHaveText('30 Tage Ruhe');
    await expect(page.locator('main')).toContainText('verlängert sich nicht mehr');
    await page.getByRole('link', { name: 'Mein Abo so lassen' }).click();
    await expect(page).toHaveURL('/de/subscription');
    await expect(page.getByText('Zugang per Gutschein')).toHaveCount(0);

    await page.goBack();
    await expect(submit(page)).toHaveText('Einlösen und nicht mehr verlängern');
    await submit(page).dblclick();
    await expect(title(page)).toHaveText('30 Tage Ruhe gehören dir');
    await page.goto('/de/subscription');
    await expect(page.getByText('Zugang per Gutschein').first()).toBeVisible();
    await expect(page.locator('main')).toContainText('endet');
  });
});
