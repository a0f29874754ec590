import { describe, expect, it } from 'vitest';
import type { QuoteOutcome } from '../../src/services/quotes.ts';
import {
  planChosen,
  quoteRetried,
  voucherRemoved,
  voucherSubmitted,
} from '../../src/pages/checkout/paying/events.ts';
import { discountedOffer } from './testing/offers.ts';
import { deferred, openCheckout, openFacts, quoted, refused, settled } from './testing/openCheckout.ts';

const unreachable = { kind: 'unreachable' } as const;

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

  it('asks for the plan for later each time on its checkout', async () => {
    const { press, requests } = openCheckout({ facts: { ...openFacts, begins: 'later' } });
    await settled();
    await press(voucherSubmitted('SLEEP30'));
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.map(({ begins }) => begins)).toEqual(requests.map(() => 'later'));
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
      quote: { status: 'offline' },
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
    expect(state().quote).toEqual({ status: 'offline' });
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
