import { expect, test } from '../journey.ts';

test.describe('a postal code that was just typed', () => {
  test.beforeEach(({ entry }) => entry.arriveAtCheckout('plan=B2CMONTHLY&country=US').then(() => undefined));

  test('goes along with the press on the button, which buys with its tax', async ({
    page,
    checkout,
    entry,
    sandbox,
  }) => {
    await checkout.enterCard();
    const quoted = page.waitForResponse('**/subscription/payments/web/quotes?*');
    await page.locator('[name=postalCode]').fill('66002');
    await checkout.press();
    expect((await quoted).ok()).toBe(true);
    await checkout.bought();
    expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
  });

  test('is refused where there is no such code: nothing is bought, and the next press goes on', async ({
    page,
    checkout,
    entry,
    sandbox,
  }) => {
    const field = page.locator('[name=postalCode]');
    await checkout.enterCard();
    await field.fill('00000');
    await checkout.press();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(0);

    await field.fill('66002');
    await checkout.press();
    await checkout.bought();
    expect(await sandbox.subscriptionsOf(await entry.userId())).toBe(1);
  });
});
