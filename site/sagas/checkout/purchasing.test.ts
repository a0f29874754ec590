import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SignedOut } from '../../src/api/client.ts';
import type { PurchaseOutcome } from '../../src/services/purchases.ts';
import {
  cardSaved,
  paymentMethodChosen,
  planChosen,
  purchasePressed,
  voucherRemoved,
} from '../../src/pages/checkout/Checkout/events.ts';
import { annualOffer, discountedOffer } from './testing/offers.ts';
import { deferred, openCheckout, openFacts, refused, settled, type Opening } from './testing/openCheckout.ts';

const made = { kind: 'made', id: 'purchase-1' } as const;
const unreachable = { kind: 'unreachable' } as const;
const visa = cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' });

/** A checkout whose quote is there and whose card is held, against answers in this order. */
async function readyToBuy(answers: (PurchaseOutcome | SignedOut)[] = [], opening: Opening = {}) {
  const page = openCheckout({
    ...opening,
    billing: { ...opening.billing, buy: () => Promise.resolve(answers.shift() ?? made) },
  });
  await settled();
  await page.press(visa);
  return page;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function wait(ms: number) {
  await jest.advanceTimersByTimeAsync(ms);
  await settled();
}

describe('buying without a connection', () => {
  it('sends nothing, and goes on by itself once there is a connection', async () => {
    const { press, loseNetwork, networkReturns, state, orders } = await readyToBuy();
    loseNetwork();
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'offline' });
    expect(orders).toEqual([]);

    await networkReturns();
    expect(orders).toHaveLength(1);
  });

  it('ends with another choice', async () => {
    const { press, loseNetwork, networkReturns, state, orders } = await readyToBuy();
    loseNetwork();
    await press(purchasePressed());
    await press(planChosen('B2CMONTHLY'));
    expect(state().purchase).toEqual({ status: 'ready' });
    await networkReturns();
    expect(orders).toEqual([]);
  });
});

describe('buying', () => {
  it('sends the quote shown and the payment method, and goes to the confirmation', async () => {
    const { press, orders, visited } = await readyToBuy();
    await press(purchasePressed());

    expect(orders).toEqual([
      {
        quoteId: 'quote of B2C14DANNUAL',
        purchaseKey: 'key-1',
        paymentMethod: { type: 'ZUORA', refId: 'card-1' },
      },
    ]);
    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
  });

  it('pays with the approved PayPal agreement', async () => {
    const { press, orders } = await readyToBuy([], {
      facts: { ...openFacts, paypal: { status: 'approved', token: 'BA-1' } },
    });
    await press(purchasePressed());

    expect(orders).toMatchObject([{ paymentMethod: { type: 'PAYPAL', token: 'BA-1' } }]);
  });

  it('sends nothing for a second press while one is in flight', async () => {
    const slow = deferred<PurchaseOutcome>();
    const page = openCheckout({ billing: { buy: () => slow.promise } });
    await page.press(visa);
    await page.press(purchasePressed());
    expect(page.state().purchase).toEqual({ status: 'submitting' });

    await page.press(purchasePressed());
    await slow.give(made);
    expect(page.orders).toHaveLength(1);
    expect(page.visited).toHaveLength(1);
  });

  it('asks for a card where none is saved, and sends nothing', async () => {
    const { press, orders, state } = openCheckout();
    await settled();
    await press(purchasePressed());

    expect(state().purchase).toEqual({ status: 'methodMissing' });
    expect(orders).toEqual([]);
  });

  it('does not pay by card what was to be paid with PayPal', async () => {
    const { press, orders, state } = await readyToBuy();
    await press(paymentMethodChosen('paypal'));
    await press(purchasePressed());

    expect(state().purchase).toEqual({ status: 'methodMissing' });
    expect(orders).toEqual([]);
  });
});

describe('a purchase with an unknown outcome', () => {
  // Another key would be another purchase: two charges.
  it('is asked after with the same key until there is an answer', async () => {
    const { press, orders, state, visited } = await readyToBuy([unreachable, unreachable, made]);
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'checkingWithBank' });
    expect(orders).toHaveLength(1);

    await wait(3_000);
    expect(state().purchase).toEqual({ status: 'checkingWithBank' });
    expect(visited).toEqual([]);

    await wait(6_000);
    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
    expect(orders.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  // A server that fails must not get a request every three seconds.
  it('retries with the same key as soon as the network is back', async () => {
    const { press, orders, visited, networkReturns } = await readyToBuy([unreachable, unreachable, made]);
    await press(purchasePressed());
    await networkReturns();
    expect(orders).toHaveLength(2);

    await networkReturns();
    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
    expect(new Set(orders.map(({ purchaseKey }) => purchaseKey))).toEqual(new Set(['key-1']));
  });

  it('is asked after ever more rarely, and at least once a minute', async () => {
    const { press, orders } = await readyToBuy(Array.from({ length: 9 }, () => unreachable));
    await press(purchasePressed());
    const asked: number[] = [];
    for (const pause of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
      await wait(pause - 1);
      asked.push(orders.length);
      await wait(1);
    }

    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(orders).toHaveLength(8);
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
    const asked = page.orders.length;
    await page.press(planChosen('B2CMONTHLY'));
    await wait(10 * 60_000);

    expect(page.state().purchase).toEqual({ status: 'undecided' });
    expect(page.orders).toHaveLength(asked);
    expect(new Set(page.orders.map(({ purchaseKey }) => purchaseKey))).toEqual(new Set(['key-1']));
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
    const { press, orders } = await readyToBuy([unreachable]);
    await press(purchasePressed());
    await press(purchasePressed());
    await wait(3_000);

    expect(orders.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-1']);
  });

  it('still hears a no', async () => {
    const { press, state } = await readyToBuy([unreachable, refused('PAYMENT_DECLINED')]);
    await press(purchasePressed());
    await wait(3_000);

    expect(state().purchase).toEqual({ status: 'ready' });
    expect(state().payment.card).toMatchObject({ problem: { reason: 'declined' } });
  });
});

describe('a purchase that is refused', () => {
  it.each([
    ['PAYMENT_REFERENCE_UNKNOWN', 'methodMissing'],
    ['PAYMENT_TYPE_NOT_ALLOWED', 'methodMissing'],
    ['PURCHASE_KEY_REUSED', 'alreadyBought'],
    ['BILLING_UNAVAILABLE', 'gatewayUnavailable'],
    ['MOON_IN_THE_WAY', 'gatewayUnavailable'],
  ] as const)('says so where the answer is %s', async (code, status) => {
    const { press, state, visited } = await readyToBuy([refused(code)]);
    await press(purchasePressed());

    expect(state().purchase).toEqual({ status });
    expect(visited).toEqual([]);
  });

  it.each(['PAYMENT_DECLINED', 'PAYMENT_METHOD_EXPIRED'])(
    'says by the button where an agreement with PayPal is refused with %s',
    async (code) => {
      const { press, state } = await readyToBuy([refused(code)], {
        facts: { ...openFacts, paypal: { status: 'approved', token: 'BA-1' } },
      });
      await press(purchasePressed());

      expect(state().purchase).toEqual({ status: 'declined' });
      expect(state().payment.card.status).toBe('held');
    },
  );

  it('says when it may be pressed again where that was too often', async () => {
    const { press, state, orders } = await readyToBuy([refused('TOO_MANY_PURCHASES', { minutes: 25 })]);
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'tooManyAttempts', minutes: 25 });

    await press(purchasePressed());
    expect(orders.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-2']);
  });

  // The gateway replays a no for the same key: a new card would be declined unread.
  it('is another purchase when it is pressed again', async () => {
    const { press, orders } = await readyToBuy([refused('PAYMENT_DECLINED')]);
    await press(purchasePressed());
    await press(visa);
    await press(purchasePressed());

    expect(orders.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-2']);
  });

  it('leaves the trouble behind once another card is held', async () => {
    const { press, state } = await readyToBuy([refused('BILLING_UNAVAILABLE')]);
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'gatewayUnavailable' });
    await press(visa);

    expect(state().purchase).toEqual({ status: 'ready' });
  });

  it('shows the error page to a visitor who may not buy', async () => {
    const { press, error } = await readyToBuy([
      refused('ALREADY_SUBSCRIBER', { renewal_date: '2027-01-02' }),
    ]);
    await press(purchasePressed());

    expect(error()).toEqual({ status: 'ALREADY_SUBSCRIBER', renewalDate: '2027-01-02' });
  });

  it('says that another account is logged in, and that nothing was charged', async () => {
    const { press, error, visited } = await readyToBuy([refused('NOT_YOUR_ACCOUNT')]);
    await press(purchasePressed());

    expect(error()).toEqual({ status: 'NOT_YOUR_ACCOUNT' });
    expect(visited).toEqual([]);
  });

  // The first request may have been charged.
  it('says that another account is logged in, and nothing of charges where an earlier request had no answer', async () => {
    const { press, error, orders } = await readyToBuy([unreachable, refused('NOT_YOUR_ACCOUNT')]);
    await press(purchasePressed());
    await wait(3_000);

    expect(error()).toEqual({ status: 'NOT_YOUR_ACCOUNT', mayHaveBought: true });
    await wait(60_000);
    expect(orders).toHaveLength(2);
  });

  // "Try again in a few minutes" would fail for ever.
  it.each([
    [
      'leads to log in and back when the session has ended',
      'signedOut' as const,
      '/de/login?redirectOnSuccess=%2Fde%2Fcheckout%3Fplan%3DB2C14DANNUAL&reason=sessionEnded',
    ],
    ['reloads the page on QUOTE_NOT_FOUND', refused('QUOTE_NOT_FOUND'), '/de/checkout?plan=B2C14DANNUAL'],
  ])('%s', async (_what, outcome, address) => {
    const { press, visited } = await readyToBuy([outcome]);
    await press(purchasePressed());

    expect(visited).toEqual([address]);
  });
});

describe('a total that has changed', () => {
  const changed = refused('QUOTE_CHANGED', { quote: { id: 'new', attributes: discountedOffer } });

  it('is shown beside the old one, and buys at the next press alone', async () => {
    const { press, state, orders } = await readyToBuy([changed]);
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'totalChanged' });
    expect(state().quote).toMatchObject({
      status: 'changed',
      quote: { id: 'new', firstPeriod: { amount: 4899 } },
      before: annualOffer.firstCharge.amount,
    });
    expect(orders).toHaveLength(1);

    await press(purchasePressed());
    expect(orders.at(-1)).toMatchObject({ quoteId: 'new', purchaseKey: 'key-2' });
  });

  // The notice names both totals; without the old one it was a heading over nothing.
  it('is not spoken of any more once a new quote is asked for', async () => {
    const { press, state } = await readyToBuy([changed]);
    await press(purchasePressed());
    await press(voucherRemoved());

    expect(state().purchase).toEqual({ status: 'ready' });
  });

  it.each([
    ['there is no quote in it', undefined],
    ['its quote makes no sense', { quote: { id: 'new', attributes: { lines: 'many' } } }],
  ])('is a calm sentence where %s', async (_why, data) => {
    const { press, state, faults } = await readyToBuy([refused('QUOTE_EXPIRED', data)]);
    await press(purchasePressed());

    expect(state().purchase).toEqual({ status: 'gatewayUnavailable' });
    expect(faults).toEqual([]);
  });

  it('does not end a purchase that is under way when another plan is looked at', async () => {
    const slow = deferred<PurchaseOutcome>();
    const page = openCheckout({ billing: { buy: () => slow.promise } });
    await page.press(visa);
    await page.press(purchasePressed());
    await page.press(planChosen('B2CMONTHLY'));

    expect(page.state().purchase).toEqual({ status: 'submitting' });
  });
});
