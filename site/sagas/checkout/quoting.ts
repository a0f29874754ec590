import type { UnknownAction } from 'redux';
import { call, cancel, fork, getContext, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { checkoutErrorOf, isCheckoutError } from '../../src/domain/checkout/checkoutError.ts';
import { countryTermsOf, quoteFromOffer, voucherOf } from '../../src/domain/checkout/offer.ts';
import { voucherCodeToKeep } from '../../src/domain/checkout/voucherCodeToKeep.ts';
import type { Quotes, QuoteRequest } from '../../src/services/quotes.ts';
import type { ApiError } from '../../src/api/client.ts';
import { selectCheckout, type WithCheckout } from '../../src/pages/checkout/paying/checkout.ts';
import {
  selectPurchaseInput,
  type WithPurchaseInput,
} from '../../src/pages/checkout/paying/purchaseInput.ts';
import {
  checkoutRefused,
  countryChosen,
  isVoucherCodeSubmitted,
  planChosen,
  postalCodeRefused,
  postalCodeSubmitted,
  quoteRequested,
  quoteFailed,
  quoteOffline,
  quoteReceived,
  quoteRetried,
  voucherRemoved,
} from '../../src/pages/checkout/paying/events.ts';
import { callAsMember } from '../callAsMember.ts';
import type { Connection } from '../../src/services/connection.ts';
import { takeOnline } from '../takeOnline.ts';
import { waitForServer } from '../waitForServer.ts';

/**
 * Asks for a quote where the page was drawn without one, and for a new one whenever something changes that it depends on.
 * Only the last request counts.
 */
export function* watchQuoting() {
  const { quote } = yield* select(selectCheckout);
  let asking = quote.status === 'ready' ? undefined : yield* fork(askForQuote);
  for (;;) {
    const event = yield* take<UnknownAction>([
      planChosen,
      countryChosen,
      postalCodeSubmitted,
      isVoucherCodeSubmitted,
      voucherRemoved,
      quoteRetried,
    ]);
    const asksForPostalCode = postalCodeSubmitted.match(event) && event.payload === '';
    if (asksForPostalCode && (yield* select(isQuotedWithoutPostalCode))) continue;
    if (asking !== undefined) yield* cancel(asking);
    asking = yield* fork(askForQuote);
  }
}

/** Asks once, and again by itself once a lost connection is back. */
export function* askForQuote(): SagaGenerator<void> {
  const request = yield* select(selectQuoteRequest);
  if (request === undefined) return;
  const quotes = yield* getContext<Quotes>('quotes');
  yield* put(quoteRequested());
  const outcome = yield* callAsMember(quotes.ask, request);

  switch (outcome.kind) {
    case 'quoted':
      yield* put(
        quoteReceived({
          quote: quoteFromOffer(outcome.id, outcome.offer),
          voucher: voucherOf(outcome.offer),
          countryTerms: countryTermsOf(outcome.offer),
        }),
      );
      return;
    case 'refused':
      yield* call(settleRefusal, outcome.error, request);
      return;
    case 'unreachable':
      yield* call(waitAfterNoAnswer);
      yield* call(askForQuote);
  }
}

/** The connection is lost, or our server was reached and failed: the page says which. */
function* waitAfterNoAnswer(): SagaGenerator<void> {
  const connection = yield* getContext<Connection>('connection');
  if (yield* call(connection.reachesServer)) {
    yield* put(quoteFailed());
    yield* call(takeOnline);
  } else {
    yield* call(waitForServer, quoteOffline);
  }
}

/** Without a known postal code there is still a quote: all but the exact tax. */
function* settleRefusal(error: ApiError, request: QuoteRequest): SagaGenerator<void> {
  if (isCheckoutError(error)) {
    yield* put(checkoutRefused(checkoutErrorOf(error, request.voucherCode)));
  } else if (request.postalCode !== undefined && isAboutPostalCode(error)) {
    yield* put(postalCodeRefused(error.code === 'ADDRESS_UNKNOWN' ? 'unknown' : 'malformed'));
    yield* call(askForQuote);
  } else {
    yield* put(quoteFailed());
  }
}

function isAboutPostalCode({ code }: ApiError): boolean {
  return code === 'ADDRESS_UNKNOWN' || code === 'POSTAL_CODE_MALFORMED';
}

/** Whether the quote that stands would be the same without a postal code: its tax is not known yet. */
function isQuotedWithoutPostalCode(state: Parameters<typeof selectCheckout>[0]): boolean {
  const { quote } = selectCheckout(state);
  return (quote.status === 'ready' || quote.status === 'changed') && 'limit' in quote.quote.tax;
}

/** The quote to ask for; undefined without a country. A refused postal code is left out. */
export function selectQuoteRequest(state: WithCheckout & WithPurchaseInput): QuoteRequest | undefined {
  const { plan, region, voucher } = selectCheckout(state);
  if (region.status === 'countryWanted') return undefined;
  const voucherCode = voucherCodeToKeep(voucher);
  const { upgrade, begins } = selectPurchaseInput(state);
  return {
    plan: plan.chosen,
    country: region.country,
    ...(upgrade && { upgrade }),
    ...(begins && { begins }),
    ...(region.status === 'postalCodeKnown' && { postalCode: region.postalCode }),
    ...(voucherCode !== undefined && { voucherCode }),
  };
}
