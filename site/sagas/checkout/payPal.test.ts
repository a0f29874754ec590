import { describe, expect, it } from 'vitest';
import {
  payPalStarted,
  paymentMethodChosen,
  purchasePressed,
} from '../../src/pages/checkout/paying/events.ts';
import { annualOffer } from './testing/offers.ts';
import { deferred, openCheckout, openFacts, settled } from './testing/openCheckout.ts';

const cameBack = { ...openFacts, paypal: { status: 'approved', token: 'BA-1' } } as const;

const withQuote = { ...openFacts, quote: { id: 'quote', attributes: annualOffer } } as const;

describe('going to PayPal', () => {
  it('takes the choices along, to come back with them', async () => {
    const { press, approvals, visited, state } = openCheckout({
      facts: withQuote,
      path: '/de/checkout?plan=B2CMONTHLY&voucher=SLEEP30',
    });
    await press(payPalStarted());

    expect(approvals).toEqual([{ language: 'de', query: 'plan=B2CMONTHLY&voucher=SLEEP30' }]);
    expect(visited).toEqual(['https://paypal.example/approve']);
    expect(state().payment.paypal).toEqual({ status: 'approving' });
  });

  it('leaves behind what is no choice', async () => {
    const { press, approvals } = openCheckout({
      facts: withQuote,
      path: `/checkout?plan=B2CMONTHLY&gclid=${'x'.repeat(600)}&paypal=cancelled&country=US&postalCode=10001`,
    });
    await press(payPalStarted());

    expect(approvals).toEqual([{ language: 'de', query: 'plan=B2CMONTHLY&country=US&postalCode=10001' }]);
  });

  it('is not chosen in a country without it, after a return', () => {
    const { state } = openCheckout({
      facts: { ...cameBack, country: 'IN', methods: ['card'] },
    });
    expect(state().payment).toMatchObject({ chosen: 'card', paypal: { status: 'notApproved' } });
  });

  it('asks once, however often it is pressed', async () => {
    const slow = deferred<{ approveUrl: string } | undefined>();
    const { press, approvals, visited } = openCheckout({ billing: { askPayPal: () => slow.promise } });
    await press(payPalStarted());
    await press(payPalStarted());
    await slow.give({ approveUrl: 'https://paypal.example/approve' });

    expect(approvals).toHaveLength(1);
    expect(visited).toHaveLength(1);
  });

  it('waits for a connection before it asks, and then goes on by itself', async () => {
    const { approvals, loseNetwork, networkReturns, press, state, visited } = openCheckout();
    await settled();
    loseNetwork();
    await press(payPalStarted());
    expect(approvals).toEqual([]);
    expect(state()).toMatchObject({
      payment: { paypal: { status: 'notApproved' } },
      purchase: { status: 'offline' },
    });

    await networkReturns();
    expect(approvals).toHaveLength(1);
    expect(visited).toEqual(['https://paypal.example/approve']);
    expect(state()).toMatchObject({
      payment: { paypal: { status: 'approving' } },
      purchase: { status: 'ready' },
    });
  });

  it('asks for nothing when another method was chosen while it waited', async () => {
    const { approvals, loseNetwork, networkReturns, press, state } = openCheckout();
    await settled();
    loseNetwork();
    await press(payPalStarted());
    await press(paymentMethodChosen('card'));
    await networkReturns();
    expect(approvals).toEqual([]);
    expect(state()).toMatchObject({
      payment: { chosen: 'card', paypal: { status: 'notApproved' } },
      purchase: { status: 'ready' },
    });
  });

  it('stays, and can be pressed again, when PayPal is away', async () => {
    const { press, approvals, visited, state } = openCheckout({
      billing: { askPayPal: () => Promise.resolve(undefined) },
    });
    await settled();
    await press(payPalStarted());
    expect(state().payment.paypal).toEqual({ status: 'unavailable' });
    expect(visited).toEqual([]);

    await press(payPalStarted());
    expect(approvals).toHaveLength(2);
  });
});

describe('coming back from PayPal', () => {
  it('waits for the approval to be completed before anything can be bought with it', async () => {
    const slow = deferred<'approved'>();
    const { press, state, purchaseRequests } = openCheckout({
      facts: cameBack,
      billing: { completePayPal: () => slow.promise },
    });
    await settled();
    expect(state().payment).toMatchObject({ chosen: 'paypal', paypal: { status: 'approving' } });
    await press(purchasePressed());
    expect(purchaseRequests).toEqual([]);

    await slow.give('approved');
    expect(state().payment.paypal).toEqual({ status: 'approved' });
  });

  it.each(['refused', 'unavailable'] as const)(
    'says so when the approval is %s, and buys nothing',
    async (outcome) => {
      const { press, purchaseRequests, state } = openCheckout({
        facts: cameBack,
        billing: { completePayPal: () => Promise.resolve(outcome) },
      });
      await settled();
      expect(state().payment.paypal).toEqual({ status: outcome });

      await press(purchasePressed());
      expect(purchaseRequests).toEqual([]);
    },
  );

  it('waits for a lost connection, says so, and completes the approval once it is back', async () => {
    const answers = ['unavailable', 'approved'] as const;
    let asked = 0;
    const { loseNetwork, networkReturns, press, purchaseRequests, state } = openCheckout({
      facts: { ...cameBack, quote: withQuote.quote },
      billing: { completePayPal: () => Promise.resolve(answers[asked++] ?? 'refused') },
    });
    loseNetwork();
    await settled();
    expect(state()).toMatchObject({ payment: { chosen: 'paypal' }, purchase: { status: 'offline' } });

    await networkReturns();
    expect(asked).toBe(2);
    expect(state()).toMatchObject({
      payment: { chosen: 'paypal', paypal: { status: 'approved' } },
      purchase: { status: 'ready' },
    });
    await press(purchasePressed());
    expect(purchaseRequests).toHaveLength(1);
  });

  it('completes nothing more when a card was chosen while it waited', async () => {
    let asked = 0;
    const { loseNetwork, networkReturns, press, state } = openCheckout({
      facts: { ...cameBack, quote: withQuote.quote },
      billing: {
        completePayPal: () => {
          asked += 1;
          return Promise.resolve('unavailable');
        },
      },
    });
    loseNetwork();
    await settled();
    await press(paymentMethodChosen('card'));
    await networkReturns();
    expect(asked).toBe(1);
    expect(state()).toMatchObject({
      payment: { chosen: 'card', paypal: { status: 'notApproved' } },
      purchase: { status: 'ready' },
    });
  });

  it('says so when it was called off there, and asks PayPal nothing', async () => {
    const { state } = openCheckout({
      facts: { ...openFacts, paypal: { status: 'cancelled' } },
      billing: { completePayPal: () => Promise.reject(new Error('nothing to complete')) },
    });
    await settled();

    expect(state().payment.paypal).toEqual({ status: 'cancelled' });
  });
});
