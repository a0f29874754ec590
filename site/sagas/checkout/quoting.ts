import type { Action } from 'redux';
import { call, cancel, fork, getContext, put, select, take } from 'typed-redux-saga';
import { checkoutErrorOf, isCheckoutError } from '../../src/domain/checkout/checkoutError.ts';
import { quoteOf, voucherOf } from '../../src/domain/checkout/offer.ts';
import { voucherInPlay } from '../../src/domain/checkout/voucherInPlay.ts';
import type { Quotes, QuoteWish } from '../../src/services/quotes.ts';
import type { ApiError } from '../../src/api/client.ts';
import { selectCheckout } from '../../src/pages/checkout/Checkout/checkout.ts';
import {
  checkoutRefused,
  planChosen,
  postalCodeRefused,
  postalCodeSubmitted,
  quoteAsked,
  quoteFailed,
  quoteGiven,
  quoteRetried,
  voucherRemoved,
  voucherSubmitted,
} from '../../src/pages/checkout/Checkout/events.ts';
import { reload } from './reload.ts';

/** Asks for a quote at once, and for a new one whenever something changes that it depends on. The last wish counts. */
export function* watchQuoting() {
  for (;;) {
    const asking = yield* fork(askForQuote);
    yield* take([planChosen, postalCodeSubmitted, codeSubmitted, voucherRemoved, quoteRetried]);
    yield* cancel(asking);
  }
}

/** An empty field asks for nothing: the page says so, and its quote stands. */
function codeSubmitted(action: Action): boolean {
  return voucherSubmitted.match(action) && action.payload !== '';
}

export function* askForQuote() {
  const wish = yield* select(selectQuoteWish);
  if (wish === undefined) return;

  const quotes = yield* getContext<Quotes>('quotes');
  yield* put(quoteAsked());
  const outcome = yield* call(quotes.ask, wish);

  switch (outcome.kind) {
    case 'quoted':
      yield* put(
        quoteGiven({ quote: quoteOf(outcome.id, outcome.offer), voucher: voucherOf(outcome.offer) }),
      );
      return;
    case 'refused':
      yield* call(settleRefusal, outcome.error, wish.voucherCode);
      return;
    case 'unreachable':
      yield* put(quoteFailed());
  }
}

function* settleRefusal(error: ApiError, voucherCode: string | undefined) {
  if (error.code === 'SIGNED_OUT') {
    yield* call(reload);
  } else if (isCheckoutError(error)) {
    yield* put(checkoutRefused(checkoutErrorOf(error, voucherCode)));
  } else {
    yield* put(error.code === 'ADDRESS_UNKNOWN' ? postalCodeRefused() : quoteFailed());
  }
}

/** What to ask a quote for; nothing before the postal code is known where tax depends on it. */
export function selectQuoteWish(state: Parameters<typeof selectCheckout>[0]): QuoteWish | undefined {
  const { plan, region, voucher } = selectCheckout(state);
  if (region.status === 'postalCodeWanted' || region.status === 'postalCodeRefused') return undefined;

  const voucherCode = voucherInPlay(voucher);
  return {
    plan: plan.chosen,
    country: region.country,
    ...('postalCode' in region && { postalCode: region.postalCode }),
    ...(voucherCode !== undefined && { voucherCode }),
  };
}
