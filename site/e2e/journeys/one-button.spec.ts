import { expect, test } from '../journey.ts';
import { cardFrame, cards } from '../pages/CheckoutPage.ts';

const looks = [
  {
    name: 'German, at night, on a phone of 360 px',
    prefix: '/de',
    look: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const },
    button: 'Zahlungspflichtig bestellen',
    today: /^Heute 12,99\s€/,
    missing: /Es fehlt noch: Gültig bis und Prüfnummer\. Es wurde nichts abgebucht\./,
    stillMissing: /Es fehlt noch: Prüfnummer\. Es wurde nichts abgebucht\./,
    declined: 'Diese Karte wurde nicht angenommen',
  },
  {
    name: 'English, by day, at 1280 px',
    prefix: '',
    look: { viewport: { width: 1280, height: 900 }, colorScheme: 'light' as const },
    button: 'Order with obligation to pay',
    today: /^Today €12\.99/,
    missing: /Still missing: expiry date and security code\. Nothing was charged\./,
    stillMissing: /Still missing: security code\. Nothing was charged\./,
    declined: 'This card wasn’t accepted',
  },
];

for (const { name, prefix, look, button, today, missing, stillMissing, declined } of looks) {
  test.describe(`by card, in ${name}`, () => {
    test.use(look);
    test.beforeEach(({ entry }) =>
      entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE', prefix).then(() => undefined),
    );

    test('the one button says that it obliges to pay, below the sum, and one press buys', async ({
      page,
      checkout,
      entry,
      sandbox,
    }) => {
      await checkout.enterCard();
      await expect(page.locator('button[data-variant=primary]')).toHaveCount(1);
      await expect(checkout.cardForm.locator('button')).toHaveCount(0);
      await expect(checkout.buy).toHaveText(button);
      await expect(page.locator('[data-bar]')).toHaveText(today);
      const { height = 0 } = (await checkout.buy.boundingBox()) ?? {};
      expect(height, 'one line').toBeLessThan(70);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await checkout.press();
      await checkout.bought();
      expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
    });

    test('a card half typed: says once by the card what is missing, and keeps what was typed', async ({
      page,
      checkout,
    }) => {
      await expect(page.locator(cardFrame)).toBeVisible();
      await checkout.cardField('cc-number').fill(cards.succeeds);
      await checkout.cardField('cc-name').fill('Nina Night');
      await checkout.press();
      await expect(checkout.cardProblem).toBeFocused();
      await expect(checkout.cardProblem).toHaveText(missing);
      await expect(
        page.locator('main [tabindex="-1"][role]:not([role=group]), main [role=alert]'),
      ).toHaveCount(0);
      await expect(checkout.cardForm.locator('[aria-invalid=true]')).toHaveCount(2);
      await expect(checkout.cardForm.locator('.problem:not(:empty)')).toHaveCount(0);
      await expect(checkout.cardField('cc-number')).toHaveValue(cards.succeeds);
      await expect(checkout.cardField('cc-name')).toHaveValue('Nina Night');

      await checkout.cardField('cc-exp').pressSequentially('1235');
      await expect(checkout.cardField('cc-exp')).toHaveValue('12 / 35');
      await expect(checkout.cardProblem).toHaveText(missing);
      await checkout.buy.focus();
      await expect(checkout.cardProblem).toHaveText(stillMissing);
      await expect(checkout.buy).toBeFocused();
      await checkout.cardField('cc-csc').fill('123');
      await checkout.buy.focus();
      await expect(checkout.cardProblem).toHaveCount(0);
      await expect(checkout.buy).toBeFocused();
      await checkout.press();
      await checkout.bought();
    });

    test('a declined card: one message stands, by the card, and another card buys', async ({
      page,
      checkout,
      entry,
      sandbox,
    }) => {
      await checkout.payByCard(cards.declinedInPage);
      await expect(page.getByText(declined)).toHaveCount(1);
      await expect(page.locator(cardFrame)).toBeVisible();
      await expect(checkout.cardProblem).toContainText(declined);
      await expect(page.locator('main [data-tone=error]')).toHaveCount(1);
      await expect(checkout.buy).toHaveText(button);
      await expect(checkout.cardField('cc-name')).toHaveValue('Nina Night');
      await expect(checkout.cardField('cc-number')).toHaveValue('');
      expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(0);

      await checkout.buyByCard();
      expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
    });
  });
}

test('turning to PayPal while the card is saved buys nothing, and a click on the saved card buys', async ({
  entry,
  checkout,
  sandbox,
}) => {
  await entry.arriveAtCheckout();
  await checkout.saveCard();
  expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(0);
  await checkout.buy.click();
  await checkout.bought();
});

test.describe('the bar at the foot of a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('stays on the screen, and covers nothing that has focus', async ({ page, checkout, entry }) => {
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
    await expect(page.locator(cardFrame)).toBeVisible();
    await expect(checkout.buy).toBeInViewport({ ratio: 1 });
    const covered = await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('[data-bar]');
      const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)');
      return [...controls]
        .filter((control) => control.checkVisibility() && !bar?.contains(control))
        .filter((control) => {
          control.focus();
          const { bottom } = control.getBoundingClientRect();
          return bar?.computedStyleMap().get('position')?.toString() === 'sticky'
            ? bottom > bar.getBoundingClientRect().top
            : bottom > innerHeight;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);

    const bar = page.locator('[data-bar]');
    await page.locator('main summary').first().focus();
    await expect(bar).toHaveCSS('position', 'sticky');
    for (const field of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'] as const) {
      await checkout.cardField(field).focus();
      await expect(bar).toHaveCSS('position', 'sticky');
      await expect(checkout.buy).toBeInViewport({ ratio: 1 });
      const { y = 0, height = 0 } = (await checkout.cardField(field).boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
  });

  test('back from PayPal, what was agreed is on the screen, and one press buys', async ({
    page,
    checkout,
    entry,
  }) => {
    await entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE');
    await checkout.answerPayPal('approve');
    await expect(page.getByText('Agreed at PayPal')).toBeInViewport({ ratio: 1 });
    await expect(checkout.buy).toBeFocused();
    await page.keyboard.press('Enter');
    await checkout.bought();
  });
});
