import { expect, test } from 'vitest';
import type { QuoteOutcome } from '../../src/services/quotes.ts';
import {
  cardFrameLoaded,
  countryChosen,
  paymentMethodChosen,
  quoteRetried,
} from '../../src/pages/checkout/paying/events.ts';
import { annualOffer, indianOffer, untaxedOffer } from './testing/offers.ts';
import { deferred, openCheckout, openFacts, quoted, settled } from './testing/openCheckout.ts';

const inIndia = { quote: () => Promise.resolve(quoted('in India', indianOffer)) };
const openedInGermany = { ...openFacts, quote: { id: 'in Germany', attributes: annualOffer } };

test('another country is quoted at once, and its quote brings the prices of the plans and the payment methods', async () => {
  const { press, requests, state } = openCheckout({ facts: openedInGermany, billing: inIndia });
  await press(countryChosen('IN'));

  expect(requests).toEqual([{ plan: 'B2C14DANNUAL', country: 'IN' }]);
  expect(state()).toMatchObject({
    plan: { options: [{ price: { amount: 199900, currency: 'INR' } }, { price: { amount: 39900 } }] },
    region: { status: 'countryAlone', country: 'IN' },
    quote: { status: 'ready', quote: { id: 'in India' } },
    payment: { methods: ['card'] },
  });
});

test('a payment method that the other country does not have gives way to the card', async () => {
  const { press, state } = openCheckout({ facts: openedInGermany, billing: inIndia });
  await press(paymentMethodChosen('paypal'));
  await press(countryChosen('IN'));

  expect(state().payment.chosen).toBe('card');
});

test('a postal code is asked for where tax depends on it, and the one of the former country is dropped', async () => {
  const { press, requests, state } = openCheckout({
    facts: openedInGermany,
    billing: { quote: () => Promise.resolve(quoted('in the United States', untaxedOffer)) },
  });
  await press(countryChosen('US'));

  expect(requests).toEqual([{ plan: 'B2C14DANNUAL', country: 'US' }]);
  expect(state().region).toEqual({ status: 'postalCodeWanted', country: 'US' });
});

// What was typed into the card's page would be lost with its frame.
test('the card page stays, since its settings are the same in all countries', async () => {
  const { press, signed, state } = openCheckout({ facts: openedInGermany, billing: inIndia });
  await settled();
  await press(cardFrameLoaded());
  const before = state().payment.card;
  expect(before.status).toBe('page');
  await press(countryChosen('IN'));

  expect(signed).toHaveLength(1);
  expect(state().payment.card).toBe(before);
});

test('without an answer the quote fails, and the retry asks for the chosen country', async () => {
  const answers: QuoteOutcome[] = [{ kind: 'unreachable' }, quoted('in India', indianOffer)];
  const { press, requests, state } = openCheckout({
    facts: openedInGermany,
    billing: { quote: () => Promise.resolve(answers.shift() ?? { kind: 'unreachable' }) },
  });
  await press(countryChosen('IN'));
  expect(state()).toMatchObject({ quote: { status: 'failed' }, payment: { methods: ['card', 'paypal'] } });

  await press(quoteRetried());
  expect(requests.map(({ country }) => country)).toEqual(['IN', 'IN']);
  expect(state()).toMatchObject({ quote: { status: 'ready' }, payment: { methods: ['card'] } });
});

test('of two countries the last one counts, whichever answer comes first', async () => {
  const slow = deferred<QuoteOutcome>();
  const { press, state } = openCheckout({
    facts: openedInGermany,
    billing: {
      quote: ({ country }) =>
        country === 'US' ? slow.promise : Promise.resolve(quoted('in India', indianOffer)),
    },
  });
  await press(countryChosen('US'));
  await press(countryChosen('IN'));
  await slow.give(quoted('in the United States', untaxedOffer));

  expect(state()).toMatchObject({
    region: { status: 'countryAlone', country: 'IN' },
    quote: { quote: { id: 'in India' } },
  });
});
