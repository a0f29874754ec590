import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** What a person does from the checkout on, in all its frames and at PayPal. */
interface Counted {
  presses: number;
  fields: Set<string>;
}

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

test.beforeEach(({ entry }) => entry.arriveAtCheckout('plan=B2CMONTHLY&country=DE').then(() => undefined));

test('paying by card takes one press and four fields after sign-up', async ({ page, context, checkout }) => {
  const counted = await count(context);
  await page.reload();
  await checkout.enterCard();
  await checkout.press();
  await checkout.bought();
  expect(counted).toEqual({
    presses: 1,
    fields: new Set([
      'field_creditCardNumber',
      'field_creditCardExpirationDate',
      'field_cardSecurityCode',
      'field_creditCardHolderName',
    ]),
  });
});

test('paying by PayPal takes at most five presses and no field after sign-up', async ({
  page,
  context,
  checkout,
}) => {
  const counted = await count(context);
  await page.reload();
  await checkout.answerPayPal('approve');
  await expect(checkout.buy).toBeFocused();
  await checkout.press();
  await checkout.bought();
  // The choice of the method, the button, who pays and the agreement at PayPal, and the button again.
  expect(counted.presses).toBeGreaterThan(1);
  expect(counted.presses).toBeLessThanOrEqual(5);
  expect([...counted.fields]).toEqual([]);
});
