import { expect, test } from 'vitest';
import { planChosen } from '../../src/pages/checkout/paying/events.ts';
import type { QuoteOutcome } from '../../src/services/quotes.ts';
import { discountedOffer } from './testing/offers.ts';
import { openCheckout, openFacts, quoted, settled } from './testing/openCheckout.ts';

const unreachable = { kind: 'unreachable' } as const;

test('a plan chosen without a connection has neither the sums nor the voucher’s terms of the one before', async () => {
  const answers: QuoteOutcome[] = [unreachable, quoted('monthly', discountedOffer)];
  const { loseNetwork, networkReturns, press, state } = openCheckout({
    facts: {
      ...openFacts,
      quote: { id: 'the first', attributes: discountedOffer },
      voucherCode: 'SLEEP30',
    },
    billing: { quote: () => Promise.resolve(answers.shift() ?? unreachable) },
  });
  await settled();
  expect(state().voucher).toMatchObject({ status: 'applied' });
  loseNetwork();
  await press(planChosen('B2CMONTHLY'));
  expect(state().quote).toEqual({ status: 'offline' });
  expect(state().voucher).toEqual({ status: 'checking', code: 'SLEEP30' });

  await networkReturns();
  expect(state()).toMatchObject({
    quote: { status: 'ready', quote: { id: 'monthly' } },
    voucher: { status: 'applied', code: 'SLEEP30' },
  });
});
