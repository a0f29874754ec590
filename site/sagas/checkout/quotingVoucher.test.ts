import { describe, expect, it } from 'vitest';
import type { QuoteOutcome } from '../../src/services/quotes.ts';
import {
  planChosen,
  quoteRetried,
  voucherRemoved,
  voucherSubmitted,
} from '../../src/pages/checkout/paying/events.ts';
import { discountedOffer, misfitOffer } from './testing/offers.ts';
import { openCheckout, openFacts, quoted, refused, settled } from './testing/openCheckout.ts';

const unreachable = { kind: 'unreachable' } as const;

describe('a voucher', () => {
  it('is taken with the quote that counts it', async () => {
    const { press, state } = openCheckout({
      billing: { quote: () => Promise.resolve(quoted('less', discountedOffer)) },
    });
    await press(voucherSubmitted('SLEEP30'));

    expect(state().voucher).toMatchObject({ status: 'applied', code: 'SLEEP30' });
    expect(state().quote).toMatchObject({ quote: { firstPeriod: { amount: 4899 } } });
  });

  // A needless request would remove the message before it could be read.
  it('that was not typed is asked for, and the quote stands', async () => {
    const { press, state, requests } = openCheckout();
    await settled();
    await press(voucherSubmitted(''));

    expect(state().voucher).toEqual({ status: 'refused', code: '', reason: 'missing' });
    expect(state().quote.status).toBe('ready');
    expect(requests).toHaveLength(1);
  });

  it('that is for another plan is tried again with that plan', async () => {
    const { press, requests, state } = openCheckout({
      billing: {
        quote: ({ plan }) =>
          Promise.resolve(quoted(plan, plan === 'B2CMONTHLY' ? discountedOffer : misfitOffer)),
      },
    });
    await press(voucherSubmitted('BEWELL30'));
    expect(state().voucher).toMatchObject({ status: 'refused', reason: 'notForPlan', fits: 'monthly' });

    await press(planChosen('B2CMONTHLY'));
    expect(requests.at(-1)).toEqual({ plan: 'B2CMONTHLY', country: 'DE', voucherCode: 'BEWELL30' });
    expect(state().voucher.status).toBe('applied');
  });

  // Otherwise a voucher from a link would be lost by a moment without network.
  it('that could not be looked up is not given up', async () => {
    const answers: QuoteOutcome[] = [unreachable, quoted('less', discountedOffer)];
    const { press, state } = openCheckout({
      facts: { ...openFacts, voucherCode: 'SLEEP30' },
      billing: { quote: () => Promise.resolve(answers.shift() ?? unreachable) },
    });
    await settled();
    expect(state().voucher).toEqual({ status: 'refused', code: 'SLEEP30', reason: 'unavailable' });

    await press(quoteRetried());
    expect(state().voucher).toMatchObject({ status: 'applied', code: 'SLEEP30' });
  });

  it('that was asked after too often stays to be applied a moment later', async () => {
    const answers: QuoteOutcome[] = [quoted('full'), refused('TOO_MANY_QUOTES', { minutes: 1 })];
    const { press, state } = openCheckout({
      billing: { quote: () => Promise.resolve(answers.shift() ?? quoted('less', discountedOffer)) },
    });
    await settled();
    await press(voucherSubmitted('SLEEP30'));
    expect(state().voucher).toEqual({ status: 'refused', code: 'SLEEP30', reason: 'unavailable' });

    await press(voucherSubmitted('SLEEP30'));
    expect(state().voucher).toMatchObject({ status: 'applied', code: 'SLEEP30' });
  });

  it('that was taken out is not asked for again', async () => {
    const { press, requests } = openCheckout({ facts: { ...openFacts, voucherCode: 'SLEEP30' } });
    await press(voucherRemoved());

    expect(requests.at(-1)).toEqual({ plan: 'B2C14DANNUAL', country: 'DE' });
  });
});
