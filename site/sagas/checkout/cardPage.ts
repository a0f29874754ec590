import { eventChannel } from 'redux-saga';
import { call, cancel, fork, getContext, put, select, take } from 'typed-redux-saga';
import { cardRefusalOf, needsNewPage } from '../../src/domain/checkout/cardRefusal.ts';
import type { CardPageMessage, CardPages } from '../../src/services/cardPages.ts';
import type { PaymentMethods } from '../../src/services/paymentMethods.ts';
import {
  cardSaved,
  cardPageFailed,
  cardPageResized,
  cardPageRetried,
  cardPageSigned,
  cardPagesUsedUp,
  cardRefused,
  cardReplaced,
} from '../../src/pages/checkout/Checkout/events.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';
import { callAsMember } from '../callAsMember.ts';

/** Opens the payment partner's page, and again when another card is wanted. */
export function* watchCardPage() {
  for (;;) {
    const open = yield* fork(openCardPage);
    yield* take([cardPageRetried, cardReplaced]);
    yield* cancel(open);
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
    yield* put(outcome.kind === 'tooMany' ? cardPagesUsedUp(outcome.minutes) : cardPageFailed());
    return;
  }

  const { page } = outcome;
  const channel = eventChannel<CardPageMessage>((emit) => cardPages.listen(page.origin, emit));
  yield* put(cardPageSigned(page));
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

/** Handles one message of the page. True when it was the last. */
export function* handleMessage(message: CardPageMessage, token: string) {
  switch (message.kind) {
    case 'resized':
      yield* put(cardPageResized(message.height));
      return false;
    case 'refused':
      if (needsNewPage(message)) {
        yield* put(cardPageFailed());
        return true;
      }
      yield* put(cardRefused(cardRefusalOf(message)));
      return false;
    case 'held': {
      if (message.token !== token) return false;
      const paymentMethods = yield* getContext<PaymentMethods>('paymentMethods');
      const card = yield* callAsMember(paymentMethods.describeCard, message.refId);
      yield* put(card === undefined ? cardPageFailed() : cardSaved({ refId: message.refId, ...card }));
      return true;
    }
  }
}
