import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PurchaseOutcome } from '../../src/services/purchases.ts';
import {
  paymentMethodChosen,
  planChosen,
  purchasePressed,
  voucherRemoved,
} from '../../src/pages/checkout/paying/events.ts';
import { annualOffer, discountedOffer } from './testing/offers.ts';
import { deferred, openCheckout, openFacts, refused, settled } from './testing/openCheckout.ts';
import { accepted, readyToBuy, visa, wait } from './testing/readyToBuy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('buying without a connection', () => {
  it('sends nothing, and goes on by itself once there is a connection', async () => {
    const { press, loseNetwork, networkReturns, state, purchaseRequests } = await readyToBuy();
    loseNetwork();
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'offline' });
    expect(purchaseRequests).toEqual([]);

    await networkReturns();
    expect(purchaseRequests).toHaveLength(1);
  });

  it('ends with another choice', async () => {
    const { press, loseNetwork, networkReturns, state, purchaseRequests } = await readyToBuy();
    loseNetwork();
    await press(purchasePressed());
    await press(planChosen('B2CMONTHLY'));
    expect(state().purchase).toEqual({ status: 'ready' });
    await networkReturns();
    expect(purchaseRequests).toEqual([]);
  });
});

describe('buying', () => {
  it('sends the quote shown and the payment method, and goes to the confirmation', async () => {
    const { press, purchaseRequests, visited } = await readyToBuy();
    await press(purchasePressed());

    expect(purchaseRequests).toEqual([
      {
        quoteId: 'quote of B2C14DANNUAL',
        total: { amount: 0, currency: 'EUR' },
        purchaseKey: 'key-1',
        paymentMethod: { type: 'ZUORA', refId: 'card-1' },
      },
    ]);
    expect(visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
  });

  it('pays with the approved PayPal agreement', async () => {
    const { press, purchaseRequests } = await readyToBuy([], {
      facts: { ...openFacts, paypal: { status: 'approved', token: 'BA-1' } },
    });
    await press(purchasePressed());

    expect(purchaseRequests).toMatchObject([{ paymentMethod: { type: 'PAYPAL', token: 'BA-1' } }]);
  });

  it('sends nothing for a second press while one is in flight', async () => {
    const slow = deferred<PurchaseOutcome>();
    const page = openCheckout({ billing: { buy: () => slow.promise } });
    await page.press(visa);
    await page.press(purchasePressed());
    expect(page.state().purchase).toEqual({ status: 'submitting' });

    await page.press(purchasePressed());
    await slow.give(accepted);
    expect(page.purchaseRequests).toHaveLength(1);
    expect(page.visited).toHaveLength(1);
  });

  it('asks for a card where none is saved, and sends nothing', async () => {
    const { press, purchaseRequests, state } = openCheckout();
    await settled();
    await press(purchasePressed());

    expect(state().purchase).toEqual({ status: 'methodMissing' });
    expect(purchaseRequests).toEqual([]);
  });

  it('does not pay by card what was to be paid with PayPal', async () => {
    const { press, purchaseRequests, state } = await readyToBuy();
    await press(paymentMethodChosen('paypal'));
    await press(purchasePressed());

    expect(state().purchase).toEqual({ status: 'methodMissing' });
    expect(purchaseRequests).toEqual([]);
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
      expect(state().payment.card.status).toBe('saved');
    },
  );

  it('says when it may be pressed again where that was too often', async () => {
    const { press, state, purchaseRequests } = await readyToBuy([
      refused('TOO_MANY_PURCHASES', { minutes: 25 }),
    ]);
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'tooManyAttempts', minutes: 25 });

    await press(purchasePressed());
    expect(purchaseRequests.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-2']);
  });

  // The gateway replays a no for the same key: a new card would be declined unread.
  it('is another purchase when it is pressed again', async () => {
    const { press, purchaseRequests } = await readyToBuy([refused('PAYMENT_DECLINED')]);
    await press(purchasePressed());
    await press(visa);
    await press(purchasePressed());

    expect(purchaseRequests.map(({ purchaseKey }) => purchaseKey)).toEqual(['key-1', 'key-2']);
  });

  it('leaves the trouble behind once another card is saved', async () => {
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
    const { press, error, purchaseRequests } = await readyToBuy([
      { kind: 'unreachable' },
      refused('NOT_YOUR_ACCOUNT'),
    ]);
    await press(purchasePressed());
    await wait(3_000);

    expect(error()).toEqual({ status: 'NOT_YOUR_ACCOUNT', mayHaveBought: true });
    await wait(60_000);
    expect(purchaseRequests).toHaveLength(2);
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
    const { press, state, purchaseRequests } = await readyToBuy([changed]);
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'totalChanged' });
    expect(state().quote).toMatchObject({
      status: 'changed',
      quote: { id: 'new', firstPeriod: { amount: 4899 } },
      before: annualOffer.firstCharge.amount,
    });
    expect(purchaseRequests).toHaveLength(1);

    await press(purchasePressed());
    expect(purchaseRequests.at(-1)).toMatchObject({ quoteId: 'new', purchaseKey: 'key-2' });
  });

  it('says that the order has changed where its days alone are others, as at midnight', async () => {
    const tomorrow = refused('QUOTE_CHANGED', { quote: { id: 'new', attributes: annualOffer } });
    const { press, state, purchaseRequests } = await readyToBuy([tomorrow]);
    await press(purchasePressed());
    expect(state().purchase).toEqual({ status: 'quoteChangedMeanwhile' });
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'new' } });

    await press(purchasePressed());
    expect(purchaseRequests.at(-1)).toMatchObject({ quoteId: 'new', purchaseKey: 'key-2' });
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
