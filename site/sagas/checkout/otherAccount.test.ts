import { expect, test } from 'vitest';
import { cardSaved, purchasePressed, quoteRetried } from '../../src/pages/checkout/paying/events.ts';
import type { NotSignedIn } from '../../src/api/client.ts';
import type { PurchaseOutcome } from '../../src/services/purchases.ts';
import type { QuoteOutcome } from '../../src/services/quotes.ts';
import { deferred, openCheckout, quoted, type Opening } from './testing/openCheckout.ts';

/** A checkout whose first quote is answered, and whose second is refused for another account. */
const openWithOtherAccount = (billing: Opening['billing'] = {}) => {
  const answers: (QuoteOutcome | NotSignedIn)[] = [quoted('one')];
  return openCheckout({
    billing: { ...billing, quote: () => Promise.resolve(answers.shift() ?? 'otherAccount') },
  });
};

test('a call that is refused for another account shows that nothing was charged', async () => {
  const { press, error } = openWithOtherAccount();
  await press(quoteRetried());

  expect(error()).toEqual({ status: 'NOT_YOUR_ACCOUNT' });
});

// The purchase was sent for the page's own account: it may still go through.
test('a call that is refused while a purchase is under way leaves open whether it was made', async () => {
  const bought = deferred<PurchaseOutcome>();
  const { press, error } = openWithOtherAccount({ buy: () => bought.promise });
  await press(cardSaved({ refId: 'card-1', brand: 'Visa', last4: '4242' }));
  await press(purchasePressed());
  await press(quoteRetried());

  expect(error()).toEqual({ status: 'NOT_YOUR_ACCOUNT', mayHaveBought: true });
});
