import type { PurchaseState } from '@stillpoint/design-system';
import { call, delay, getContext, put, race, select, takeLeading } from 'typed-redux-saga';
import { checkoutErrorOf, isCheckoutError } from '../../src/domain/checkout/checkoutError.ts';
import { isOffer, quoteOf, type Offer } from '../../src/domain/checkout/offer.ts';
import { linkTo } from '../../src/links.ts';
import type { PurchaseOrder } from '../../src/services/billing.ts';
import { minutesIn, type ApiError } from '../../src/services/http.ts';
import type { SiteServices } from '../../src/services/services.ts';
import { selectCheckout, type WithCheckout } from '../../src/state/checkout/checkout.ts';
import {
  checkoutRefused,
  purchaseMade,
  purchasePressed,
  purchaseRefused,
  purchaseSent,
  purchaseUnclear,
  purchaseUndecided,
  quoteChanged,
} from '../../src/state/checkout/events.ts';
import { selectTender, type WithTender } from '../../src/state/checkout/tender.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { drawAnew } from './drawAnew.ts';

/** Buys. A second press while one is in flight is ignored. */
export function* watchPurchasing() {
  yield* takeLeading(purchasePressed, purchase);
}

/** How long somebody is kept before a purchase of which nobody can say what became of it. */
const patienceInMs = 5 * 60_000;
const firstPauseInMs = 3_000;
const longestPauseInMs = 60_000;

export function* purchase() {
  const keys = yield* getContext<SiteServices['keys']>('keys');
  const order = yield* select(selectOrder, keys.make);
  if (order === undefined) {
    yield* put(purchaseRefused({ status: 'methodMissing' }));
    return;
  }

  const { outcome } = yield* race({ outcome: call(askForPurchase, order), over: delay(patienceInMs) });
  if (outcome === undefined) {
    yield* put(purchaseUndecided());
  } else if (outcome.kind === 'made') {
    const navigation = yield* getContext<SiteServices['navigation']>('navigation');
    const { language } = yield* select(selectVisitor);
    yield* put(purchaseMade({ id: outcome.id }));
    yield* call(navigation.go, linkTo('checkoutConfirmation', language, { purchase: outcome.id }));
  } else {
    yield* call(settleRefusal, outcome.error);
  }
}

/** Asks until there is an answer, ever more rarely. */
function* askForPurchase(order: PurchaseOrder) {
  const billing = yield* getContext<SiteServices['billing']>('billing');
  yield* put(purchaseSent({ purchaseKey: order.purchaseKey }));
  for (let pause = firstPauseInMs; ; pause = Math.min(pause * 2, longestPauseInMs)) {
    const outcome = yield* call(billing.buy, order);
    if (outcome.kind !== 'unreachable') return outcome;
    // Nobody knows whether it happened. The same key asks after the same purchase; another press could buy again.
    yield* put(purchaseUnclear());
    yield* delay(pause);
  }
}

/** The page was drawn for somebody who is not here any more, or for a quote that is gone: it is drawn anew. */
const outdated: ReadonlySet<string> = new Set(['SIGNED_OUT', 'NOT_YOUR_ACCOUNT', 'QUOTE_NOT_FOUND']);

function* settleRefusal(error: ApiError) {
  const { quote, voucher } = yield* select(selectCheckout);
  const changed = changedQuote(error);
  if (outdated.has(error.code)) {
    yield* call(drawAnew);
  } else if (changed !== undefined && 'quote' in quote) {
    yield* put(
      quoteChanged({ quote: quoteOf(changed.id, changed.attributes), before: quote.quote.firstPeriod }),
    );
  } else if (isCheckoutError(error)) {
    yield* put(checkoutRefused(checkoutErrorOf(error, 'code' in voucher ? voucher.code : undefined)));
  } else {
    yield* put(purchaseRefused(stateAfter(error)));
  }
}

/** The order as it stands: undefined as long as there is nothing to pay, or nothing to pay with. */
export function selectOrder(
  state: WithCheckout & WithTender,
  makeKey: () => string,
): PurchaseOrder | undefined {
  const { quote, payment } = selectCheckout(state);
  const { userId, cardRefId, payPalToken, purchaseKey = makeKey() } = selectTender(state);
  if (!('quote' in quote)) return undefined;

  const order = { userId, quoteId: quote.quote.id, purchaseKey };
  if (payment.chosen === 'card' && cardRefId !== undefined) {
    return { ...order, paymentMethod: { type: 'ZUORA', refId: cardRefId } };
  }
  if (payment.chosen === 'paypal' && payment.paypal.status === 'approved' && payPalToken !== undefined) {
    return { ...order, paymentMethod: { type: 'PAYPAL', token: payPalToken } };
  }
  return undefined;
}

function stateAfter(error: ApiError): PurchaseState {
  switch (error.code) {
    case 'PAYMENT_DECLINED':
      return { status: 'declined' };
    case 'PAYMENT_METHOD_EXPIRED':
      return { status: 'methodExpired' };
    case 'PAYMENT_REFERENCE_UNKNOWN':
    case 'PAYMENT_TYPE_NOT_ALLOWED':
      return { status: 'methodMissing' };
    case 'PURCHASE_KEY_REUSED':
      return { status: 'alreadyBought' };
    case 'TOO_MANY_PURCHASES':
      return { status: 'tooManyAttempts', minutes: minutesIn(error) };
    default:
      return { status: 'gatewayUnavailable' };
  }
}

/** A total that differs from what was shown comes with the quote that tells the new one. */
function changedQuote({ code, data }: ApiError): { id: string; attributes: Offer } | undefined {
  if (code !== 'QUOTE_CHANGED' && code !== 'QUOTE_EXPIRED') return undefined;
  const { id, attributes } = (data?.quote ?? {}) as { id?: unknown; attributes?: unknown };
  return typeof id === 'string' && isOffer(attributes) ? { id, attributes } : undefined;
}
