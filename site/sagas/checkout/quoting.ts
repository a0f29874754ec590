import { call, getContext, put, select, takeLatest } from 'typed-redux-saga';
import { checkoutErrorOf, isCheckoutError } from '../../src/domain/checkout/checkoutError.ts';
import { quoteOf, voucherOf } from '../../src/domain/checkout/offer.ts';
import type { QuoteWish } from '../../src/services/billing.ts';
import type { SiteServices } from '../../src/services/services.ts';
import { selectCheckout } from '../../src/state/checkout/checkout.ts';
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
} from '../../src/state/checkout/events.ts';

/** Asks for a quote at once, and for a new one whenever something changes that it depends on. The last wish counts. */
export function* watchQuoting() {
  yield* call(askForQuote);
  yield* takeLatest(
    [planChosen, postalCodeSubmitted, voucherSubmitted, voucherRemoved, quoteRetried],
    askForQuote,
  );
}

export function* askForQuote() {
  const wish = yield* select(selectQuoteWish);
  if (wish === undefined) return;

  const billing = yield* getContext<SiteServices['billing']>('billing');
  yield* put(quoteAsked());
  const outcome = yield* call(billing.quote, wish);

  switch (outcome.kind) {
    case 'quoted':
      yield* put(
        quoteGiven({ quote: quoteOf(outcome.id, outcome.offer), voucher: voucherOf(outcome.offer) }),
      );
      return;
    case 'refused':
      if (isCheckoutError(outcome.error)) {
        yield* put(checkoutRefused(checkoutErrorOf(outcome.error, wish.voucherCode)));
      } else {
        yield* put(outcome.error.code === 'ADDRESS_UNKNOWN' ? postalCodeRefused() : quoteFailed());
      }
      return;
    case 'unreachable':
      yield* put(quoteFailed());
  }
}

/** What to ask a quote for; nothing before the postal code is known where tax depends on it. */
export function selectQuoteWish(state: Parameters<typeof selectCheckout>[0]): QuoteWish | undefined {
  const { plan, region, voucher } = selectCheckout(state);
  if (region.status === 'postalCodeWanted' || region.status === 'postalCodeRefused') return undefined;

  const withVoucher = voucher.status === 'checking' || voucher.status === 'applied';
  return {
    plan: plan.chosen,
    country: region.country,
    ...('postalCode' in region && { postalCode: region.postalCode }),
    ...(withVoucher && { voucherCode: voucher.code }),
  };
}
