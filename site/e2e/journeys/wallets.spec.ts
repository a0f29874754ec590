import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Where an element stands in the document, however far it is scrolled. */
function placeOf(element: Locator) {
  return element.evaluate((node) => {
    const { top, left, height, width } = node.getBoundingClientRect();
    return { top: top + window.scrollY, left, height, width };
  });
}

/** Chooses a card in a wallet's window, and confirms. */
async function confirm(sheet: Page, card = '4111111111111111') {
  await sheet.locator(`[name=card][value="${card}"]`).check();
  await sheet.locator('[type=submit]').click();
}

const languages = [
  {
    name: 'English',
    prefix: '',
    country: 'GB',
    button: 'Buy with Google Pay',
    total: 'Pay £9.99',
  },
  {
    name: 'German',
    prefix: '/de',
    country: 'DE',
    button: 'Mit Google Pay kaufen',
    total: '12,99 € bezahlen',
  },
];

for (const { name, prefix, country, button, total } of languages) {
  test.describe(`in ${name}`, () => {
    test('the sum of the order is confirmed in Google Pay, and the plan begins', async ({
      page,
      entry,
      checkout,
      subscription,
    }) => {
      await page.goto(`${prefix}/register?plan=B2CMONTHLY&country=${country}`);
      await entry.signUp();
      await expect(checkout.wallet(/Google Pay/)).toHaveAccessibleName(button);
      await expect(checkout.wallet(/Google Pay/)).toBeVisible();
      const place = await placeOf(checkout.walletFrame);
      const sheet = await checkout.openWallet();
      await expect(sheet.getByText(total)).toBeVisible();
      expect(await placeOf(checkout.walletFrame)).toEqual(place);
      await confirm(sheet);
      await checkout.bought();
      await page.goto(`${prefix}/subscription`);
      await expect(subscription.planCard).toBeVisible();
      await expect(page.getByText(/Visa.*1111/).first()).toBeVisible();
    });
  });
}

test.describe('a wallet', () => {
  test.beforeEach(async ({ entry }) => {
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  });

  test('that is closed charges nothing, and can be opened again', async ({ page, checkout }) => {
    await expect(checkout.wallet(/Google Pay/)).toBeVisible();
    const place = await placeOf(checkout.walletFrame);
    const sheet = await checkout.openWallet();
    await sheet.locator('[data-cancel]').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your wallet was closed' })).toBeVisible();
    expect(await placeOf(checkout.walletFrame)).toEqual(place);

    const again = await checkout.openWallet();
    await again.close();
    await expect(page.getByRole('alert').filter({ hasText: 'Your wallet was closed' })).toBeVisible();
    await confirm(await checkout.openWallet());
    await checkout.bought();
  });

  test('whose card is declined says so, by the bank or when it is charged, and a card pays then', async ({
    page,
    checkout,
  }) => {
    await confirm(await checkout.openWallet(), '4000000000000002');
    const declined = page.getByRole('alert').filter({ hasText: 'This payment wasn’t accepted' });
    await expect(declined).toBeVisible();

    await confirm(await checkout.openWallet(), '4000000000000341');
    await expect(declined).toBeVisible();
    await expect(checkout.buy).not.toHaveAttribute('aria-disabled', 'true');
    await checkout.buyByCard();
  });

  test('is offered for the order that is shown: another plan is another sum, and free days have none', async ({
    checkout,
  }) => {
    await expect(checkout.wallet(/Google Pay/)).toBeVisible();
    await checkout.choosePlan('B2CFAMILYA2022');
    const sheet = await checkout.openWallet();
    await expect(sheet.getByText('Pay €99.99')).toBeVisible();
    await sheet.close();
    await checkout.choosePlan('B2C14DANNUAL');
    await expect(checkout.walletFrame).toHaveCount(0);
  });
});

test.describe('a wallet is absent, with no room kept for it', () => {
  test('where the browser has none', async ({ page, entry, checkout }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PaymentRequest');
    });
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
    await expect(checkout.walletFrame).toBeAttached();
    await checkout.waitForCardForm();
    await expect(checkout.wallet(/Google Pay/)).toBeHidden();
    await expect(checkout.walletFrame).toBeHidden();
    await checkout.buyByCard();
  });

  test('where its script cannot be reached', async ({ page, entry, checkout }) => {
    const asked = page.waitForRequest('**/payment/zuora.js');
    await page.route('**/payment/zuora.js', (route) => route.abort());
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
    await asked;
    await expect(checkout.walletFrame).toBeHidden();
    await checkout.buyByCard();
  });

  test('where nothing is charged today: its script is not even asked for', async ({
    page,
    entry,
    checkout,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await entry.arriveAtCheckout('plan=B2C14DANNUAL&country=DE');
    await checkout.enterCard();
    await expect(checkout.walletFrame).toHaveCount(0);
    expect(asked.filter((url) => /wallet-frame|zuora\.js/.test(url))).toEqual([]);
  });
});

test('Apple Pay stands first where the browser has it, and pays', async ({ page, entry, checkout }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
  });
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  await expect(checkout.wallet(/Google Pay/)).toBeVisible();
  await confirm(await checkout.openWallet(/Apple Pay/));
  await checkout.bought();
});

test('of the pages with a frame the checkout alone may ask for payments, and its own policy lets no script of wallets in', async ({
  page,
  entry,
}) => {
  const headersOf = async (path: string) => (await page.goto(path))?.headers() ?? {};
  expect((await headersOf('/register'))['permissions-policy']).toBe('payment=()');
  await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
  const headers = await headersOf(page.url());
  expect(headers['permissions-policy']).toBe('payment=(self)');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect((await headersOf('/subscription'))['cross-origin-opener-policy']).toBe('same-origin');
});
