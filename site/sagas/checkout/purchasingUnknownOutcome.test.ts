import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PurchaseOutcome } from '../../src/services/purchases.ts';
import { planChosen, purchasePressed } from '../../src/pages/checkout/paying/events.ts';
import { deferred, openCheckout, refused } from './testing/openCheckout.ts';
import { accepted, readyToBuy, visa, wait } from './testing/readyToBuy.ts';

const unreachable = { kind: 'unreachable' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a purchase with an unknown outcome', () => {
  // Another key would be another purchase: two charges.
  it('is asked after with the same key until there is an answer', async () => {
    const { press, purchaseRequests, state, visited } = await readyToBuy([
      unreachable,
      unreachable,
      accepted,
    ]);
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'checkingWithBank' });
    expect(purchaseRequests).toHaveLength(1);

    await wait(3_000);
    expect(state().purchase).toEqual({ status: 'checkingWithBank' });
    expect(visited).toEqual([]);

    await wait(6_000);
    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
    expect(purchaseRequests.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  // A server that fails must not get a request every three seconds.
  it('retries with the same key as soon as the network is back', async () => {
    const { press, purchaseRequests, visited, networkReturns } = await readyToBuy([
      unreachable,
      unreachable,
      accepted,
    ]);
    await press(purchasePressed());
    await networkReturns();
    expect(purchaseRequests).toHaveLength(2);

    await networkReturns();
    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
    expect(new Set(purchaseRequests.map(({ purchaseKey }) => purchaseKey))).toEqual(new Set(['key-1']));
  });

  it('is asked after ever more rarely, and at least four times a minute', async () => {
    const { press, purchaseRequests } = await readyToBuy(Array.from({ length: 9 }, () => unreachable));
    await press(purchasePressed());
    const asked: number[] = [];
    for (const pause of [3_000, 6_000, 12_000, 15_000, 15_000, 15_000, 15_000]) {
      await wait(pause - 1);
      asked.push(purchaseRequests.length);
      await wait(1);
    }

    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(purchaseRequests).toHaveLength(8);
  });

  // The spinner ends, and a purchase that may have happened is not started again.
  it('ends as undecided after five minutes, and later choices do not start it again', async () => {
    const page = openCheckout({ billing: { buy: () => Promise.resolve(unreachable) } });
    await page.press(visa);
    await page.press(purchasePressed());
    await wait(5 * 60_000 - 1);
    expect(page.state().purchase).toEqual({ status: 'checkingWithBank' });

    await wait(1);
    expect(page.state().purchase).toEqual({ status: 'undecided' });
    const asked = page.purchaseRequests.length;
    await page.press(planChosen('B2CMONTHLY'));
    await wait(10 * 60_000);

    expect(page.state().purchase).toEqual({ status: 'undecided' });
    expect(page.purchaseRequests).toHaveLength(asked);
    expect(new Set(page.purchaseRequests.map(({ purchaseKey }) => purchaseKey))).toEqual(new Set(['key-1']));
    expect(page.visited).toEqual([]);
  });

  it('ends as undecided after five minutes without any answer', async () => {
    const page = openCheckout({ billing: { buy: () => deferred<PurchaseOutcome>().promise } });
    await page.press(visa);
    await page.press(purchasePressed());
    await wait(5 * 60_000);

    expect(page.state().purchase).toEqual({ status: 'undecided' });
  });

  it('is not bought again by a press meanwhile', async () => {
    const { press, purchaseRequests } = await readyToBuy([unreachable]);
    await press(purchasePressed());
    await press(purchasePressed());
    await wait(3_000);

    expect(purchaseRequests.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-1']);
  });

  it('still hears a no', async () => {
    const { press, state } = await readyToBuy([unreachable, refused('PAYMENT_DECLINED')]);
    await press(purchasePressed());
    await wait(3_000);

    expect(state().purchase).toEqual({ status: 'ready' });
    expect(state().payment.card).toMatchObject({ problem: { reason: 'declined' } });
  });
});
