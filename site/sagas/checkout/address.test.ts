import { expect, test } from 'vitest';
import type { QuoteOutcome } from '../../src/services/quotes.ts';
import {
  countryChosen,
  paymentMethodChosen,
  planChosen,
  postalCodeRefused,
  postalCodeSubmitted,
  voucherRemoved,
  voucherSubmitted,
} from '../../src/pages/checkout/paying/events.ts';
import { annualOffer, discountedOffer } from './testing/offers.ts';
import { deferred, openCheckout, openFacts, quoted, settled } from './testing/openCheckout.ts';

const withDiscount = { quote: () => Promise.resolve(quoted('less', discountedOffer)) };

test('a plan stands in the address as soon as it is chosen', async () => {
  const { press, addresses } = openCheckout();
  await press(planChosen('B2CMONTHLY'));

  expect(addresses.at(-1)).toBe('/de/checkout?plan=B2CMONTHLY');
});

test('a voucher stands there once it is taken, and no longer when it is taken out', async () => {
  const answers: QuoteOutcome[] = [quoted('full'), quoted('less', discountedOffer), quoted('full')];
  const { press, addresses } = openCheckout({
    billing: { quote: () => Promise.resolve(answers.shift() ?? { kind: 'unreachable' }) },
  });
  await settled();
  await press(voucherSubmitted('SLEEP30'));
  expect(addresses.at(-1)).toBe('/de/checkout?plan=B2C14DANNUAL&voucher=SLEEP30');

  await press(voucherRemoved());
  expect(addresses.at(-1)).toBe('/de/checkout?plan=B2C14DANNUAL');
});

// The session may have ended: after the login the code is looked up again.
test('a voucher stands there while it is looked up, and no longer when it is refused', async () => {
  const slow = deferred<QuoteOutcome>();
  const answers = [Promise.resolve(quoted('full')), slow.promise];
  const { press, addresses } = openCheckout({
    billing: { quote: () => answers.shift() ?? Promise.resolve({ kind: 'unreachable' }) },
  });
  await settled();
  await press(voucherSubmitted('EXPIRED21'));
  expect(addresses.at(-1)).toBe('/de/checkout?plan=B2C14DANNUAL&voucher=EXPIRED21');

  await slow.give(
    quoted('full', {
      ...annualOffer,
      voucher: { code: 'EXPIRED21', status: 'refused', reason: 'expired', next: { step: 'continueWithout' } },
    }),
  );
  expect(addresses.at(-1)).toBe('/de/checkout?plan=B2C14DANNUAL');
});

// A reload while the tax is being worked out would cost the discount.
test('a voucher that is not checked yet stays in the address', async () => {
  const { press, addresses } = openCheckout({
    facts: { ...openFacts, country: 'US', postalCodeWanted: true, voucherCode: 'SLEEP30' },
    path: '/checkout?plan=B2C14DANNUAL&voucher=SLEEP30',
    billing: { quote: () => Promise.resolve({ kind: 'unreachable' }) },
  });
  await press(planChosen('B2CMONTHLY'));
  expect(addresses.at(-1)).toBe('/checkout?plan=B2CMONTHLY&voucher=SLEEP30');

  await press(postalCodeSubmitted('66002'));
  expect(addresses.at(-1)).toBe('/checkout?plan=B2CMONTHLY&postalCode=66002&voucher=SLEEP30');
});

test('what PayPal brought back leaves the address once it pays nothing, and other parts of the address stay', async () => {
  const { addresses } = openCheckout({
    path: '/checkout?plan=B2C14DANNUAL&country=DE&paypal=approved&ba_token=BA-1&token=EC-1',
    billing: withDiscount,
  });
  await settled();

  expect(addresses.at(-1)).toBe('/checkout?plan=B2C14DANNUAL&country=DE&voucher=SLEEP30');
});

// After a reload the buyer would have to agree once more.
test('an approval from PayPal stays in the address while it may pay', async () => {
  const { press, addresses } = openCheckout({
    facts: { ...openFacts, paypal: { status: 'approved', token: 'BA-1' } },
    path: '/checkout?plan=B2C14DANNUAL&paypal=approved&ba_token=BA-1',
  });
  await settled();
  await press(planChosen('B2CMONTHLY'));

  expect(addresses.at(-1)).toBe(
    '/checkout?plan=B2CMONTHLY&paypal=approved&ba_token=BA-1&paymentMethod=paypal',
  );
});

test('a refused approval from PayPal leaves the address with the next choice', async () => {
  const { press, addresses } = openCheckout({
    facts: { ...openFacts, paypal: { status: 'approved', token: 'BA-1' } },
    path: '/checkout?plan=B2C14DANNUAL&paypal=approved&ba_token=BA-1',
    billing: { completePayPal: () => Promise.resolve('refused') },
  });
  await settled();
  await press(planChosen('B2CMONTHLY'));

  expect(addresses.at(-1)).toBe('/checkout?plan=B2CMONTHLY&paymentMethod=paypal');
});

test('the payment method stays in the address, as the ended session of a checkout leads back to it', async () => {
  const { press, addresses } = openCheckout({ path: '/checkout?plan=B2CMONTHLY&unpaid=true' });
  await press(paymentMethodChosen('paypal'));
  expect(addresses.at(-1)).toBe('/checkout?plan=B2C14DANNUAL&paymentMethod=paypal');
  await press(paymentMethodChosen('card'));
  expect(addresses.at(-1)).toBe('/checkout?plan=B2C14DANNUAL');
});

test('another country replaces the address without the old postal code, and loads no page', async () => {
  const { press, visited, addresses } = openCheckout({
    facts: { ...openFacts, country: 'US', postalCodeWanted: true, postalCode: '66002' },
    path: '/checkout?plan=B2C14DANNUAL&postalCode=66002',
  });
  await settled();
  await press(countryChosen('GB'));

  expect(new Set(addresses.slice(-2))).toEqual(new Set(['/checkout?plan=B2C14DANNUAL&country=GB']));
  expect(visited).toEqual([]);
});

test.each([
  ['taken back', [postalCodeSubmitted('')]],
  ['refused', [postalCodeSubmitted('00000'), postalCodeRefused('unknown')]],
])(
  'a postal code that is %s leaves the address, so that a reload does not show it again',
  async (_, events) => {
    const { press, addresses } = openCheckout({
      facts: { ...openFacts, country: 'US', postalCodeWanted: true, postalCode: '10001' },
      path: '/checkout?plan=B2C14DANNUAL&country=US&postalCode=10001',
    });
    await settled();
    for (const event of events) await press(event);

    expect(addresses.at(-1)).toBe('/checkout?plan=B2C14DANNUAL&country=US');
  },
);
