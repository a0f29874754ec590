import { describe, expect, it } from 'vitest';
import type { QuoteOutcome } from '../../src/services/quotes.ts';
import type { Offer } from '../../src/domain/checkout/offer.ts';
import {
  cardSaved,
  payPalStarted,
  paymentMethodChosen,
  planChosen,
  postalCodeSubmitted,
  purchasePressed,
} from '../../src/pages/checkout/paying/events.ts';
import { untaxedOffer } from './testing/offers.ts';
import { deferred, openCheckout, openFacts, quoted, refused, settled } from './testing/openCheckout.ts';

const inUnitedStates = {
  ...openFacts,
  country: 'US',
  postalCodeWanted: true,
  quote: { id: 'without tax', attributes: untaxedOffer },
} as const;

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

/** The offer with its exact tax. */
function taxed(amount: number): Offer {
  const offer: Offer = {
    ...untaxedOffer,
    taxPending: false,
    lines: [...untaxedOffer.lines, { kind: 'tax', amount: dollars(amount - 6999) }],
    firstCharge: { date: '2026-12-04', amount: dollars(amount) },
  };
  delete offer.taxLimit;
  return offer;
}

/** A checkout whose button is pressed just after a postal code was typed, while its quote is being worked out. */
async function pressed(press: typeof payPalStarted | typeof purchasePressed) {
  const answer = deferred<QuoteOutcome>();
  const page = openCheckout({ facts: inUnitedStates, billing: { quote: () => answer.promise } });
  await settled();
  if (press === purchasePressed)
    await page.press(cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' }));
  await page.press(postalCodeSubmitted('10001'));
  await page.press(press());
  return { ...page, answer };
}

describe('a press while the quote is being worked out', () => {
  it('goes on to PayPal once the quote is there, within what was said', async () => {
    const { answer, approvals, state } = await pressed(payPalStarted);
    expect(approvals).toEqual([]);
    await answer.give(quoted('with tax', taxed(7620)));

    expect(approvals).toHaveLength(1);
    expect(state().payment.paypal).toEqual({ status: 'approving' });
  });

  it('buys by the quote that came, with the card that is saved', async () => {
    const { answer, purchaseRequests } = await pressed(purchasePressed);
    expect(purchaseRequests).toEqual([]);
    await answer.give(quoted('with tax', taxed(7620)));

    expect(purchaseRequests).toMatchObject([{ quoteId: 'with tax' }]);
  });

  it.each([payPalStarted, purchasePressed])(
    'buys nothing where it costs more than was said, and says so: %s',
    async (press) => {
      const { answer, approvals, purchaseRequests, state } = await pressed(press);
      await answer.give(quoted('with tax', taxed(7980)));

      expect([approvals, purchaseRequests]).toEqual([[], []]);
      expect(state().purchase).toEqual({ status: 'quoteChangedMeanwhile' });
      expect(state().payment.paypal.status).toBe('notApproved');
    },
  );

  it('buys nothing in another currency than was said, however small the sum', async () => {
    const { answer, purchaseRequests, state } = await pressed(purchasePressed);
    const inEuros = structuredClone(taxed(7620));
    inEuros.totalToday = { ...inEuros.totalToday, currency: 'EUR' };
    await answer.give(quoted('with tax', inEuros));

    expect(purchaseRequests).toEqual([]);
    expect(state().purchase).toEqual({ status: 'quoteChangedMeanwhile' });
  });

  it('ends where the postal code is refused, and the button can be pressed again', async () => {
    const { answer, approvals, state } = await pressed(payPalStarted);
    await answer.give(refused('ADDRESS_UNKNOWN'));

    expect(approvals).toEqual([]);
    expect(state().region.status).toBe('postalCodeRefused');
    expect(state().payment.paypal).toEqual({ status: 'notApproved' });
  });

  it.each([paymentMethodChosen('card'), planChosen('B2CMONTHLY')])(
    'ends with another choice: $type',
    async (choice) => {
      const { answer, approvals, press, state } = await pressed(payPalStarted);
      await press(choice);
      await answer.give(quoted('with tax', taxed(7620)));

      expect(approvals).toEqual([]);
      expect(state().payment.paypal).toEqual({ status: 'notApproved' });
    },
  );
});
