import { vi } from 'vitest';
import type { SignedOut } from '../../../src/api/client.ts';
import { cardSaved } from '../../../src/pages/checkout/paying/events.ts';
import type { PurchaseOutcome } from '../../../src/services/purchases.ts';
import { openCheckout, settled, type Opening } from './openCheckout.ts';

/** The answer to a purchase that went through. */
export const accepted = { kind: 'accepted', id: 'purchase-1', decided: true } as const;

/** The event of a card that was saved. */
export const visa = cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' });

/** A checkout whose quote is there and whose card is saved. Its purchases are answered in this order. */
export async function readyToBuy(answers: (PurchaseOutcome | SignedOut)[] = [], opening: Opening = {}) {
  const page = openCheckout({
    ...opening,
    billing: { ...opening.billing, buy: () => Promise.resolve(answers.shift() ?? accepted) },
  });
  await settled();
  await page.press(visa);
  return page;
}

/** Lets the time of fake timers pass. */
export async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await settled();
}
