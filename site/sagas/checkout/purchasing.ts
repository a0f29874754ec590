import type { Action } from 'redux';
import type { CardRefusal, PurchaseState, QuoteState } from '@stillpoint/design-system';
import {
  call,
  delay,
  getContext,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { checkoutErrorOf, isCheckoutError } from '../../src/domain/checkout/checkoutError.ts';
import { isOffer, quoteFromOffer, type Offer } from '../../src/domain/checkout/offer.ts';
import { paymentMethodInputs } from '../../src/pages/checkout/paying/paymentMethodInputs.ts';
import { linkTo } from '../../src/pages/links.ts';
import type { PurchaseRequest, Purchases } from '../../src/services/purchases.ts';
import { minutesIn, type ApiError } from '../../src/api/client.ts';
import type { CoreServices } from '../../src/services/core.ts';
import type { Keys } from '../../src/services/keys.ts';
import { selectCheckout, type WithCheckout } from '../../src/pages/checkout/paying/checkout.ts';
import {
  cardReplaced,
  checkoutRefused,
  paymentMethodChosen,
  purchaseDeclined,
  purchaseAccepted,
  purchaseOffline,
  purchasePressed,
  purchaseRefused,
  purchaseSent,
  purchaseOutcomeUnknown,
  purchaseUndecided,
  quoteChanged,
  quoteRequested,
  walletConfirmed,
} from '../../src/pages/checkout/paying/events.ts';
import {
  selectPurchaseInput,
  type WithPurchaseInput,
} from '../../src/pages/checkout/paying/purchaseInput.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';
import { awaitQuote } from './awaitQuote.ts';
import { orOnFault } from '../orOnFault.ts';
import { reload } from '../reload.ts';
import { retryWithPauses } from '../retryWithPauses.ts';
import { saveCard } from './submittingCard.ts';
import { waitForServer } from '../waitForServer.ts';

/** Buys. A second press is ignored while the card is saved or a request is pending, also one in a wallet. */
export function* watchPurchasing() {
  yield* takeLeading([purchasePressed, walletConfirmed], submitAndBuy);
}

type Press = ReturnType<typeof purchasePressed> | ReturnType<typeof walletConfirmed>;

/**
 * Saves the card that was typed, if it is what pays, and buys with it. A card that is still being saved after the visitor
 * turned away and back is waited for. Nothing is sent before there is a quote and our server can be reached.
 */
export function* submitAndBuy(event: Press) {
  if ((yield* select(isCardSubmitting)) || !(yield* call(awaitQuote))) return;
  const { quote, payment } = yield* select(selectCheckout);
  if (purchasePressed.match(event) && payment.chosen === 'card' && payment.card.status === 'page') {
    const saved = yield* call(saveCard, payment.card.page);
    if (!saved) return;
    const { quote: quoteNow } = yield* select(selectCheckout);
    if (idOf(quoteNow) !== idOf(quote)) {
      yield* put(purchaseRefused({ status: 'quoteChangedMeanwhile' }));
      return;
    }
  } else {
    const otherChoice = take([paymentMethodChosen, cardReplaced, quoteRequested]);
    const { reached } = yield* race({ reached: call(waitForServer, purchaseOffline), otherChoice });
    if (reached === undefined) return;
  }
  // It may have been charged before the fault: the page must not offer to buy again.
  yield* call(orOnFault(purchase, purchaseUndecided), event);
}

function isCardSubmitting(state: WithCheckout): boolean {
  const { chosen, card } = selectCheckout(state).payment;
  return chosen === 'card' && card.status === 'submitting';
}

function idOf(quote: QuoteState): string | undefined {
  return 'quote' in quote ? quote.quote.id : undefined;
}

/** How long a purchase with an unknown outcome is asked for before the page says so. */
const timeLimitInMs = 5 * 60_000;
const pauses = { firstInMs: 3_000, longestInMs: 15_000 };

export function* purchase(event: Action = purchasePressed()) {
  const keys = yield* getContext<Keys>('keys');
  const walletRefId = walletConfirmed.match(event) ? event.payload.refId : undefined;
  const request = yield* select(selectPurchaseRequest, keys.make, walletRefId);
  if (request === undefined) {
    yield* put(purchaseRefused({ status: 'methodMissing' }));
    return;
  }

  const { outcome } = yield* race({ outcome: call(askForPurchase, request), over: delay(timeLimitInMs) });
  if (outcome === undefined) {
    yield* put(purchaseUndecided());
  } else if (outcome.kind === 'accepted') {
    const navigation = yield* getContext<CoreServices['navigation']>('navigation');
    const { language } = yield* select(selectVisitor);
    yield* put(purchaseAccepted({ id: outcome.id, decided: outcome.decided }));
    const { confirmation } = yield* select(selectPurchaseInput);
    const address =
      confirmation === undefined
        ? linkTo('checkoutConfirmation', language, { purchase: outcome.id })
        : linkTo(confirmation, language, { gift: outcome.id });
    yield* call(navigation.go, address);
  } else {
    yield* call(settleRefusal, outcome.error, walletRefId !== undefined);
  }
}

/** Retries with growing pauses, and when the network is back, until there is an answer. */
function* askForPurchase(request: PurchaseRequest) {
  const purchases = yield* getContext<Purchases>('purchases');
  yield* put(purchaseSent({ purchaseKey: request.purchaseKey }));

  function* ask() {
    const outcome = yield* callAsMember(purchases.buy, request);
    if (outcome.kind !== 'unreachable') return outcome;
    // Unknown outcome: retry with the same key. Another key could buy twice.
    yield* put(purchaseOutcomeUnknown());
    return undefined;
  }

  return yield* retryWithPauses(ask, pauses);
}

function* settleRefusal(error: ApiError, byWallet: boolean) {
  if (yield* call(settleOfferRefusal, error)) return;
  const { payment } = yield* select(selectCheckout);
  const refusal = cardRefusals[error.code];
  if (byWallet && refusal !== undefined) {
    // The wallet says so, where its button is.
    yield* put(purchaseRefused({ status: 'ready' }));
  } else if (payment.chosen === 'card' && refusal !== undefined) {
    yield* put(purchaseDeclined(refusal));
  } else {
    yield* put(purchaseRefused(stateAfter(error)));
  }
}

/** Shows what came of a refusal of the offer or of its buyer. False of one that is about the payment. */
export function* settleOfferRefusal(error: ApiError): SagaGenerator<boolean> {
  const { quote, voucher, purchase: current } = yield* select(selectCheckout);
  const changed = changedQuote(error);
  if (error.code === 'QUOTE_NOT_FOUND') {
    // The quote that the page was drawn with is gone.
    yield* call(reload);
  } else if (error.code === 'NOT_YOUR_ACCOUNT' && current.status === 'checkingWithBank') {
    // An earlier request of this purchase had no answer: it may have gone through.
    yield* put(checkoutRefused({ status: 'NOT_YOUR_ACCOUNT', mayHaveBought: true }));
  } else if (changed !== undefined && 'quote' in quote) {
    yield* put(
      quoteChanged({
        quote: quoteFromOffer(changed.id, changed.attributes),
        before: quote.quote.firstPeriod,
      }),
    );
  } else if (isCheckoutError(error)) {
    yield* put(checkoutRefused(checkoutErrorOf(error, 'code' in voucher ? voucher.code : undefined)));
  } else {
    return false;
  }
  return true;
}

/** Refusals that are shown by the card, whose form opens again. */
const cardRefusals: Readonly<Partial<Record<string, CardRefusal>>> = {
  PAYMENT_DECLINED: 'declined',
  PAYMENT_METHOD_EXPIRED: 'expired',
};

/** The request for what is chosen, or was confirmed in a wallet: undefined while there is no quote or no payment method. */
export function selectPurchaseRequest(
  state: WithCheckout & WithPurchaseInput,
  makeKey: () => string,
  walletRefId?: string,
): PurchaseRequest | undefined {
  const { quote, payment } = selectCheckout(state);
  const input = selectPurchaseInput(state);
  const { purchaseKey = makeKey() } = input;
  if (!('quote' in quote)) return undefined;

  const paymentMethod =
    walletRefId === undefined
      ? paymentMethodInputs[payment.chosen](payment, input)
      : { type: 'ZUORA' as const, refId: walletRefId };
  const { id: quoteId, totalToday: total } = quote.quote;
  return paymentMethod && { quoteId, total, purchaseKey, paymentMethod };
}

function stateAfter(error: ApiError): PurchaseState {
  switch (error.code) {
    case 'PAYMENT_DECLINED':
    case 'PAYMENT_METHOD_EXPIRED':
      return { status: 'declined' };
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

/** A refusal for a changed total carries the new quote. */
function changedQuote({ code, data }: ApiError): { id: string; attributes: Offer } | undefined {
  if (code !== 'QUOTE_CHANGED' && code !== 'QUOTE_EXPIRED') return undefined;
  const { id, attributes } = (data?.quote ?? {}) as { id?: unknown; attributes?: unknown };
  return typeof id === 'string' && isOffer(attributes) ? { id, attributes } : undefined;
}
