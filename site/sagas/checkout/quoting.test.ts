import { describe, expect, it } from '@jest/globals';
import type { OpenCheckout } from '../../src/pages/checkout/Checkout/checkoutFacts.ts';
import type { QuoteOutcome } from '../../src/services/quotes.ts';
import {
  planChosen,
  postalCodeSubmitted,
  quoteRetried,
  voucherRemoved,
  voucherSubmitted,
} from '../../src/pages/checkout/Checkout/events.ts';
import { annualOffer, discountedOffer, misfitOffer, untaxedOffer } from './testing/offers.ts';
import { deferred, openCheckout, openFacts, quoted, refused, settled } from './testing/openCheckout.ts';

const unreachable = { kind: 'unreachable' } as const;
const inKansas: OpenCheckout = { ...openFacts, country: 'US', postalCodeWanted: true };

describe('asking for a quote', () => {
  it('asks at once, for what the page was opened with', async () => {
    const { requests, state } = openCheckout({ facts: { ...openFacts, voucherCode: 'SLEEP30' } });
    expect(state().quote.status).toBe('loading');
    await settled();

    expect(requests).toEqual([{ plan: 'B2C14DANNUAL', country: 'DE', voucherCode: 'SLEEP30' }]);
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'quote of B2C14DANNUAL' } });
  });

  it('asks for an upgrade each time on the checkout of an upgrade', async () => {
    const { press, requests } = openCheckout({ facts: { ...openFacts, upgrade: true } });
    await settled();
    await press(voucherSubmitted('SLEEP30'));
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.map(({ upgrade }) => upgrade)).toEqual(requests.map(() => true));
  });

  it('asks for none where the page was drawn with one', async () => {
    const { press, requests, state } = openCheckout({
      facts: {
        ...openFacts,
        quote: { id: 'the first', attributes: discountedOffer },
        voucherCode: 'SLEEP30',
      },
    });
    await settled();
    expect(requests).toEqual([]);
    expect(state()).toMatchObject({
      quote: { status: 'ready', quote: { id: 'the first' } },
      voucher: { status: 'applied', code: 'SLEEP30' },
    });

    await press(planChosen('B2CMONTHLY'));
    expect(requests).toEqual([{ plan: 'B2CMONTHLY', country: 'DE', voucherCode: 'SLEEP30' }]);
  });

  it('shows the quote without the postal code where the page was drawn with a wrong one', async () => {
    const quote = { id: 'without', attributes: annualOffer };
    const { requests, state } = openCheckout({
      facts: { ...inKansas, quote, postalCode: '00000', postalCodeRefused: true },
    });
    await settled();
    expect(requests).toEqual([]);
    expect(state().region).toEqual({ status: 'postalCodeRefused', country: 'US', postalCode: '00000' });
  });

  // Otherwise the visitor would be shown, and charged, the plan chosen before.
  it('asks again for a plan chosen before the first quote arrived', async () => {
    const first = deferred<QuoteOutcome>();
    const { press, requests, state } = openCheckout({
      billing: {
        quote: ({ plan }) =>
          plan === 'B2CMONTHLY' ? Promise.resolve(quoted('the monthly one')) : first.promise,
      },
    });
    await press(planChosen('B2CMONTHLY'));
    await first.give(quoted('the annual one'));

    expect(requests.map(({ plan }) => plan)).toEqual(['B2C14DANNUAL', 'B2CMONTHLY']);
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'the monthly one' } });
  });

  it('keeps the last request when the answers come in another order', async () => {
    const slow = deferred<QuoteOutcome>();
    const { press, state } = openCheckout({
      billing: {
        quote: ({ voucherCode }) =>
          voucherCode === 'SLEEP30' ? slow.promise : Promise.resolve(quoted('without')),
      },
    });
    await press(voucherSubmitted('SLEEP30'));
    await press(voucherRemoved());
    await slow.give(quoted('with', discountedOffer));

    expect(state()).toMatchObject({ quote: { quote: { id: 'without' } }, voucher: { status: 'none' } });
  });

  it('asks before there is a postal code, and again with it', async () => {
    const { press, requests, state } = openCheckout({ facts: inKansas });
    await settled();
    expect(requests).toEqual([{ plan: 'B2C14DANNUAL', country: 'US' }]);
    expect(state()).toMatchObject({ quote: { status: 'ready' }, region: { status: 'postalCodeWanted' } });

    await press(postalCodeSubmitted('66002'));
    expect(requests.at(-1)).toEqual({ plan: 'B2C14DANNUAL', country: 'US', postalCode: '66002' });
  });

  it('shows that a postal code is unknown, beside the quote without it', async () => {
    const { press, requests, state } = openCheckout({
      facts: inKansas,
      billing: {
        quote: ({ postalCode }) =>
          Promise.resolve(postalCode === undefined ? quoted('without') : refused('ADDRESS_UNKNOWN')),
      },
    });
    await press(postalCodeSubmitted('00000'));

    expect(state().region).toEqual({ status: 'postalCodeRefused', country: 'US', postalCode: '00000' });
    expect(requests.at(-1)).toEqual({ plan: 'B2C14DANNUAL', country: 'US' });
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'without' } });
  });

  it('fails where the address is refused without a postal code', async () => {
    const { requests, state } = openCheckout({
      billing: { quote: () => Promise.resolve(refused('ADDRESS_UNKNOWN')) },
    });
    await settled();
    expect(state().quote).toEqual({ status: 'failed' });
    expect(requests).toHaveLength(1);
  });

  // Which countries these are is known to the backend alone.
  it('asks for a postal code in every country where the backend wants one, and in no other', () => {
    const regionOf = (facts: OpenCheckout) => openCheckout({ facts }).state().region;
    expect(regionOf({ ...openFacts, country: 'CA', postalCodeWanted: true })).toEqual({
      status: 'postalCodeWanted',
      country: 'CA',
    });
    expect(regionOf({ ...openFacts, country: 'US' })).toEqual({ status: 'countryAlone', country: 'US' });
  });

  // The quote for the code from before would stay for sale beside an empty field.
  it('takes a quote back whose postal code was taken out', async () => {
    const { press, state } = openCheckout({
      facts: { ...inKansas, postalCode: '66002' },
      billing: { quote: ({ postalCode = 'none' }) => Promise.resolve(quoted(`tax of ${postalCode}`)) },
    });
    await settled();
    expect(state().quote).toMatchObject({ quote: { id: 'tax of 66002' } });

    await press(postalCodeSubmitted(''));
    expect(state().region).toEqual({ status: 'postalCodeRefused', country: 'US', postalCode: '' });
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'tax of none' } });
  });

  // The purchase button asks for the code so: a needless request would take the quote away meanwhile.
  it('keeps the quote without a postal code where none was typed, and says that one is needed', async () => {
    const { press, requests, state } = openCheckout({
      facts: { ...inKansas, quote: { id: 'without', attributes: untaxedOffer } },
    });
    await settled();
    await press(postalCodeSubmitted(''));

    expect(state().region).toEqual({ status: 'postalCodeRefused', country: 'US', postalCode: '' });
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'without' } });
    expect(requests).toEqual([]);

    await press(postalCodeSubmitted('66002'));
    expect(requests).toEqual([{ plan: 'B2C14DANNUAL', country: 'US', postalCode: '66002' }]);
  });
});

describe('a quote that fails', () => {
  it.each([
    ['nothing answers', unreachable],
    ['billing is away', refused('BILLING_UNAVAILABLE')],
    ['it was asked for too often', refused('TOO_MANY_QUOTES', { minutes: 1 })],
    ['the refusal is a new one', refused('MOON_IN_THE_WAY')],
  ])('can be asked for again when %s', async (_why, answer) => {
    const answers: QuoteOutcome[] = [answer, quoted('the second')];
    const { press, state, faults } = openCheckout({
      billing: { quote: () => Promise.resolve(answers.shift() ?? unreachable) },
    });
    await settled();
    expect(state().quote).toEqual({ status: 'failed' });

    await press(quoteRetried());
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'the second' } });
    expect(faults).toEqual([]);
  });

  it('is asked for again when the network is back', async () => {
    const answers: QuoteOutcome[] = [unreachable, unreachable, quoted('the third')];
    const { networkReturns, state, requests } = openCheckout({
      billing: { quote: () => Promise.resolve(answers.shift() ?? unreachable) },
    });
    await settled();
    await networkReturns();
    expect(state().quote).toEqual({ status: 'failed' });

    await networkReturns();
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'the third' } });
    await networkReturns();
    expect(requests).toHaveLength(3);
  });

  it('says that there is no connection, keeps everything, and is asked for again when there is one', async () => {
    const answers: QuoteOutcome[] = [quoted('the first'), unreachable, quoted('less', discountedOffer)];
    const { loseNetwork, networkReturns, press, state } = openCheckout({
      billing: { quote: () => Promise.resolve(answers.shift() ?? unreachable) },
    });
    await settled();
    loseNetwork();
    await press(voucherSubmitted('SLEEP30'));
    expect(state()).toMatchObject({
      quote: { status: 'offline', before: { id: 'the first' } },
      voucher: { status: 'checking', code: 'SLEEP30' },
    });

    await networkReturns();
    expect(state()).toMatchObject({
      quote: { status: 'ready', quote: { id: 'less' } },
      voucher: { status: 'applied', code: 'SLEEP30' },
    });
  });

  it('asks for the choice made meanwhile, once, when the connection is back', async () => {
    const answers: QuoteOutcome[] = [
      quoted('the first'),
      unreachable,
      unreachable,
      quoted('the monthly one'),
    ];
    const { loseNetwork, networkReturns, press, state, requests } = openCheckout({
      billing: { quote: () => Promise.resolve(answers.shift() ?? unreachable) },
    });
    await settled();
    loseNetwork();
    await press(voucherSubmitted('SLEEP30'));
    await press(planChosen('B2CMONTHLY'));
    expect(state().quote).toMatchObject({ status: 'offline', before: { id: 'the first' } });
    await networkReturns();
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'the monthly one' } });
    expect(requests.map(({ plan }) => plan)).toEqual([
      'B2C14DANNUAL',
      'B2C14DANNUAL',
      'B2CMONTHLY',
      'B2CMONTHLY',
    ]);
  });

  it('shows the error page to a visitor who may not buy', async () => {
    const { error } = openCheckout({
      facts: { ...openFacts, voucherCode: 'SLEEP30' },
      billing: { quote: () => Promise.resolve(refused('CANNOT_SUBSCRIBE')) },
    });
    await settled();

    expect(error()).toEqual({ status: 'CANNOT_SUBSCRIBE', voucherCode: 'SLEEP30' });
  });

  // "Try again" would fail for ever.
  it('leads to log in, which says why, and back when the session has ended', async () => {
    const { visited } = openCheckout({ billing: { quote: () => Promise.resolve('signedOut') } });
    await settled();

    expect(visited).toEqual([
      '/de/login?redirectOnSuccess=%2Fde%2Fcheckout%3Fplan%3DB2C14DANNUAL&reason=sessionEnded',
    ]);
  });

  it('leads back to the choices made since the page was drawn when the session has ended', async () => {
    const answers: (QuoteOutcome | 'signedOut')[] = [quoted('full'), quoted('monthly')];
    const { press, visited } = openCheckout({
      billing: { quote: () => Promise.resolve(answers.shift() ?? 'signedOut') },
    });
    await settled();
    await press(planChosen('B2CMONTHLY'));
    await press(voucherSubmitted('SLEEP30'));

    expect(visited).toEqual([
      '/de/login?redirectOnSuccess=%2Fde%2Fcheckout%3Fplan%3DB2CMONTHLY%26voucher%3DSLEEP30&reason=sessionEnded',
    ]);
  });
});

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
