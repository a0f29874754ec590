import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** What a person does from the checkout on, in all its frames and at PayPal. */
interface Counted {
  presses: number;
  fields: Set<string>;
}

/** The most that a payment may take after sign-up. */
const limits = { presses: 5, fields: 4 };

/** Counts from now on: a press on a label counts once, for its radio button. */
async function count(context: BrowserContext): Promise<Counted> {
  const counted: Counted = { presses: 0, fields: new Set() };
  await context.exposeBinding('pressed', () => {
    counted.presses += 1;
  });
  await context.exposeBinding('typed', (_source, field: string) => {
    counted.fields.add(field);
  });
  await context.addInitScript(() => {
    const page = globalThis as unknown as Record<'pressed' | 'typed', (field?: string) => void>;
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button, a, summary, input')) page.pressed();
      },
      { capture: true },
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'radio') page.typed(target.name);
      },
      { capture: true },
    );
  });
  return counted;
}

const cardFields = ['field_creditCardNumber', 'field_creditCardExpirationDate', 'field_cardSecurityCode'];

const places = [
  { country: 'DE', postalCode: undefined, fields: [] },
  // Tax depends on the postal code there.
  { country: 'US', postalCode: '66002', fields: ['postalCode'] },
];

for (const { country, postalCode, fields } of places) {
  test.describe(`after sign-up in ${country}`, () => {
    test.beforeEach(({ entry }) =>
      entry.arriveAtCheckout(`plan=B2CMONTHLY&country=${country}`).then(() => undefined),
    );

    test('paying by card takes one press, and the fields of the card without its name', async ({
      page,
      context,
      checkout,
    }) => {
      const counted = await count(context);
      await page.reload();
      if (postalCode !== undefined) await page.locator('[name=postalCode]').fill(postalCode);
      await checkout.enterCard();
      await checkout.press();
      await checkout.bought();
      expect(counted).toEqual({ presses: 1, fields: new Set([...cardFields, ...fields]) });
      expect(counted.fields.size).toBeLessThanOrEqual(limits.fields);
    });

    test('paying by PayPal takes at most five presses, and no field but the postal code', async ({
      page,
      context,
      checkout,
    }) => {
      const counted = await count(context);
      await page.reload();
      if (postalCode !== undefined) await page.locator('[name=postalCode]').fill(postalCode);
      await checkout.answerPayPal('approve');
      await expect(checkout.buy).toBeFocused();
      await checkout.press();
      await checkout.bought();
      // The choice of the method, the button, who pays and the agreement at PayPal, and the button again.
      expect(counted.presses).toBeGreaterThan(1);
      expect(counted.presses).toBeLessThanOrEqual(limits.presses);
      expect([...counted.fields]).toEqual(fields);
    });
  });
}
