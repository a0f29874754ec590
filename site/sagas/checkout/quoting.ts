import { call, cancel, fork, getContext, put, select, take } from 'typed-redux-saga';
import { checkoutErrorOf, isCheckoutError } from '../../src/domain/checkout/checkoutError.ts';
import { quoteOf, voucherOf } from '../../src/domain/checkout/offer.ts';
import { voucherCodeToKeep } from '../../src/domain/checkout/voucherCodeToKeep.ts';
import type { Quotes, QuoteRequest } from '../../src/services/quotes.ts';
import type { ApiError } from '../../src/api/client.ts';
import { selectCheckout } from '../../src/pages/checkout/Checkout/checkout.ts';
import {
  checkoutRefused,
  isCodeSubmitted,
  planChosen,
  postalCodeRefused,
  postalCodeSubmitted,
  quoteRequested,
  quoteFailed,
  quoteReceived,
  quoteRetried,
  voucherRemoved,
} from '../../src/pages/checkout/Checkout/events.ts';
import { callAsMember } from '../callAsMember.ts';

/** Asks for a quote at once, and for a new one whenever something changes that it depends on. Only the last request counts. */
export function* watchQuoting() {
  for (;;) {
    const asking = yield* fork(askForQuote);
    yield* take([planChosen, postalCodeSubmitted, isCodeSubmitted, voucherRemoved, quoteRetried]);
    yield* cancel(asking);
  }
}

export function* askForQuote() {
  const request = yield* select(selectQuoteRequest);
  if (request === undefined) return;

  const quotes = yield* getContext<Quotes>('quotes');
  yield* put(quoteRequested());
  const outcome = yield* callAsMember(quotes.ask, request);

  switch (outcome.kind) {
    case 'quoted':
      yield* put(
        quoteReceived({ quote: quoteOf(outcome.id, outcome.offer), voucher: voucherOf(outcome.offer) }),
      );
      return;
    case 'refused':
      yield* call(settleRefusal, outcome.error, request.voucherCode);
      return;
    case 'unreachable':
      yield* put(quoteFailed());
  }
}

function* settleRefusal(error: ApiError, voucherCode: string | undefined) {
  if (isCheckoutError(error)) {
    yield* put(checkoutRefused(checkoutErrorOf(error, voucherCode)));
  } else {
    yield* put(error.code === 'ADDRESS_UNKNOWN' ? postalCodeRefused() : quoteFailed());
  }
}

/** The quote to ask for: undefined while the postal code is missing where tax depends on it. */
export function selectQuoteRequest(state: Parameters<typeof selectCheckout>[0]): QuoteRequest | undefined {
  const { plan, region, voucher } = selectCheckout(state);
  if (region.status === 'postalCodeWanted' || region.status === 'postalCodeRefused') return undefined;

  const voucherCode = voucherCodeToKeep(voucher);
  return {
    plan: plan.chosen,
    country: region.country,
    ...('postalCode' in region && { postalCode: region.postalCode }),
    ...(voucherCode !== undefined && { voucherCode }),
  };
}
