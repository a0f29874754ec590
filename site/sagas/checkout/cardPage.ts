import type { UnknownAction } from 'redux';
import { eventChannel } from 'redux-saga';
import { call, cancel, fork, getContext, put, select, take } from 'typed-redux-saga';
import { problemOfRefusal } from '../../src/domain/checkout/cardProblem.ts';
import { needsNewPage } from '../../src/domain/checkout/cardRefusal.ts';
import type { CardPageMessage, CardPages } from '../../src/services/cardPages.ts';
import type { PaymentMethods } from '../../src/services/paymentMethods.ts';
import {
  cardFieldRefused,
  cardFrameLoaded,
  cardPageFailed,
  cardPageResized,
  cardPageRetried,
  cardPageSigned,
  cardPageSilent,
  cardPagesLimited,
  cardRefused,
  cardReplaced,
  cardSaved,
  cardValidated,
  countryChosen,
  purchaseDeclined,
} from '../../src/pages/checkout/paying/events.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { selectCheckout } from '../../src/pages/checkout/paying/checkout.ts';
import { selectPurchaseInput } from '../../src/pages/checkout/paying/purchaseInput.ts';
import { callAsMember } from '../callAsMember.ts';

/** Opens the payment partner's page once there is a quote. */
export function* watchCardPage() {
  const { quote } = yield* select(selectCheckout);
  if (quote.status === 'countryWanted') yield* take(countryChosen);
  yield* call(keepCardPage);
}

/** Opens the page, and again when it is used up or another card is wanted. */
export function* keepCardPage() {
  for (;;) {
    const open = yield* fork(openCardPage);
    const ending = yield* take<UnknownAction>([
      cardPageRetried,
      cardReplaced,
      cardRefused,
      cardPageSilent,
      purchaseDeclined,
    ]);
    yield* cancel(open);
    if (cardPageSilent.match(ending)) yield* take(cardPageRetried);
  }
}

export function* openCardPage() {
  const paymentMethods = yield* getContext<PaymentMethods>('paymentMethods');
  const cardPages = yield* getContext<CardPages>('cardPages');
  const { language, theme } = yield* select(selectVisitor);
  const outcome = yield* callAsMember(paymentMethods.signCardPage, {
    language,
    ...(theme !== 'system' && { theme }),
  });
  if (outcome.kind !== 'signed') {
    yield* put(outcome.kind === 'tooMany' ? cardPagesLimited(outcome.minutes) : cardPageFailed());
    return;
  }

  const { page } = outcome;
  const channel = eventChannel<CardPageMessage>((emit) => cardPages.listen(page, emit));
  yield* put(cardPageSigned(page));
  yield* fork(prepareFrame, page);
  try {
    for (;;) {
      const message = yield* take(channel);
      const done = yield* call(handleMessage, message, page.token);
      if (done) return;
    }
  } finally {
    channel.close();
  }
}

/**
 * Asks the page, once it is there, to let us say what is wrong, which would be said twice, and for its height. The name of the account stands in
 * it, or the one that was typed for a card that was declined when it was charged: the payment partner keeps what was
 * typed only while a card is not saved.
 */
function* prepareFrame(page: { src: string }) {
  const cardPages = yield* getContext<CardPages>('cardPages');
  yield* take(cardFrameLoaded);
  yield* call(cardPages.customizeErrors, page);
  yield* call(cardPages.measure, page);
  const { cardHolder } = yield* select(selectPurchaseInput);
  if (cardHolder !== undefined) yield* call(cardPages.writeHolder, page, cardHolder);
}

/** Handles one message of the page. True when it was the last. */
export function* handleMessage(message: CardPageMessage, token: string) {
  switch (message.kind) {
    case 'resized':
      yield* put(cardPageResized(message.height));
      return false;
    case 'validated':
      yield* put(cardValidated({ complete: message.complete }));
      return false;
    case 'fieldRefused':
      yield* put(cardFieldRefused({ field: message.field, empty: message.empty }));
      return false;
    case 'refused':
      yield* put(needsNewPage(message) ? cardPageFailed() : cardRefused(problemOfRefusal(message)));
      return true;
    case 'saved': {
      if (message.token !== token) return false;
      const paymentMethods = yield* getContext<PaymentMethods>('paymentMethods');
      const card = yield* callAsMember(paymentMethods.describeCard, message.refId);
      yield* put(cardSaved({ refId: message.refId, ...card }));
      return true;
    }
  }
}
