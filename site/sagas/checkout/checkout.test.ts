import { expect, test } from 'vitest';
import type { UnknownAction } from 'redux';
import {
  cardSaved,
  cardReplaced,
  countryChosen,
  payPalStarted,
  planChosen,
  purchasePressed,
  voucherRemoved,
} from '../../src/pages/checkout/paying/events.ts';
import { monthlyPlan } from './testing/offers.ts';
import {
  openCheckout,
  openFacts,
  quoted,
  settled,
  signedPage,
  type Opening,
} from './testing/openCheckout.ts';

// A quote or a signed page would be work at the billing company for nothing.
test('a visitor who may not buy causes no request', async () => {
  const { requests, signed, error, visited } = openCheckout({
    facts: { status: 'refused', error: { code: 'ALREADY_SUBSCRIBER', data: { renewal_date: '2027-01-02' } } },
  });
  await settled();

  expect(error()).toEqual({ status: 'ALREADY_SUBSCRIBER', renewalDate: '2027-01-02' });
  expect([requests, signed, visited]).toEqual([[], [], []]);
});

// A quote or a card page before would be for nothing.
test('a checkout without a country asks for nothing but keeps the plan and the voucher, and opens once the country is chosen', async () => {
  const withoutCountry = { ...openFacts };
  delete withoutCountry.country;
  const { requests, signed, state, press, addresses } = openCheckout({
    facts: { ...withoutCountry, voucherCode: 'SLEEP30' },
    path: '/checkout?plan=B2C14DANNUAL&voucher=SLEEP30',
  });
  await settled();
  expect([state().region.status, state().quote.status]).toEqual(['countryWanted', 'countryWanted']);

  await press(planChosen('B2CMONTHLY'));
  expect(addresses.at(-1)).toBe('/checkout?plan=B2CMONTHLY&voucher=SLEEP30');
  expect([requests, signed]).toEqual([[], []]);

  await press(countryChosen('US'));
  expect(requests).toEqual([{ plan: 'B2CMONTHLY', country: 'US', voucherCode: 'SLEEP30' }]);
  expect(signed).toHaveLength(1);
  expect(state().quote.status).toBe('ready');
});

test('an open checkout asks for its quote and its card page at once', async () => {
  const { requests, signed } = openCheckout();
  await settled();

  expect(requests).toHaveLength(1);
  expect(signed).toHaveLength(1);
});

const fault = new Error('A fault of our own');

/** Throws at one of its calls, counted from 1, and answers the others. */
function failingAt<Answer>(failing: number, answer: Answer) {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === failing) throw fault;
    return answer;
  };
}

test.each<[watcher: string, opening: Opening, provoke: UnknownAction]>([
  ['address', { navigation: { replace: failingAt(2, undefined) } }, voucherRemoved()],
  ['payPal', { billing: { askPayPal: failingAt(1, Promise.resolve(undefined)) } }, payPalStarted()],
  [
    'cardPage',
    { billing: { signCardPage: failingAt(2, Promise.resolve(signedPage('https://pay.example', 'one'))) } },
    cardReplaced(),
  ],
  [
    'quoting',
    { billing: { quote: failingAt(2, Promise.resolve(quoted('one'))) } },
    planChosen(monthlyPlan.code),
  ],
])(
  'a fault in the watcher %s is reported and leaves purchase presses heard',
  async (_watcher, opening, provoke) => {
    const page = openCheckout(opening);
    await settled();
    const card = cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' });
    await page.press(card);
    await page.press(provoke);
    expect(page.faults).toEqual([fault]);

    await page.press(card);
    await page.press(purchasePressed());
    expect(page.visited).toEqual(['/de/buy/checkout/summary?purchase=purchase-1']);
    page.close();
  },
);

// It may have been charged before the fault: the page says so, and does not offer to buy again.
test('a fault while buying is reported, and the purchase is shown as undecided', async () => {
  const page = openCheckout({
    billing: {
      buy: failingAt(1, Promise.resolve({ kind: 'accepted', id: 'purchase-1', decided: true } as const)),
    },
  });
  await settled();
  await page.press(cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' }));
  await page.press(purchasePressed());

  expect(page.faults).toEqual([fault]);
  expect(page.state().purchase).toEqual({ status: 'undecided' });
  page.close();
});
