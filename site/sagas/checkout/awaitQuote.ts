import type { Money, Quote } from '@stillpoint/design-system';
import { put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectCheckout } from '../../src/pages/checkout/paying/checkout.ts';
import {
  checkoutRefused,
  paymentMethodChosen,
  postalCodeRefused,
  purchaseRefused,
  quoteFailed,
  quoteOffline,
  quoteReceived,
  quoteRequested,
} from '../../src/pages/checkout/paying/events.ts';

/**
 * Waits for the quote that is being worked out at a press, as after a postal code that was typed just before. False
 * where none comes, or where it costs more than the page said at the press.
 */
export function* awaitQuote(): SagaGenerator<boolean> {
  const { quote } = yield* select(selectCheckout);
  if (quote.status !== 'loading') return true;

  const { received } = yield* race({
    received: take(quoteReceived),
    none: take([
      quoteFailed,
      quoteOffline,
      quoteRequested,
      postalCodeRefused,
      checkoutRefused,
      paymentMethodChosen,
    ]),
  });
  if (received === undefined) return false;
  if (quote.before !== undefined && costsAtMost(received.payload.quote, quote.before)) return true;
  yield* put(purchaseRefused({ status: 'quoteChangedMeanwhile' }));
  return false;
}

/** Whether a quote is within the sums of an earlier one, or within its limits where its tax was not known yet. */
function costsAtMost(quote: Quote, before: Quote): boolean {
  const said = 'limit' in before.tax ? before.tax.limit : before;
  return isAtMost(quote.totalToday, said.totalToday) && isAtMost(quote.firstPeriod, said.firstPeriod);
}

function isAtMost(sum: Money, said: Money): boolean {
  return sum.currency === said.currency && sum.amount <= said.amount;
}
