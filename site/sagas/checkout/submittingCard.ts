import type { UnknownAction } from 'redux';
import { eventChannel } from 'redux-saga';
import { call, delay, getContext, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { problemOfFields, type FieldProblem } from '../../src/domain/checkout/cardProblem.ts';
import type { CardPages } from '../../src/services/cardPages.ts';
import {
  cardFieldRefused,
  cardIncomplete,
  cardPageFailed,
  cardPageRetried,
  cardPageSilent,
  cardRefused,
  cardReplaced,
  cardSaved,
  cardSubmitCancelled,
  cardSubmitted,
  cardValidated,
  paymentMethodChosen,
} from '../../src/pages/checkout/Checkout/events.ts';

/** The page checks its own fields within milliseconds; the bank may take a while. */
const checkLimitInMs = 10_000;
const saveLimitInMs = 60_000;

/**
 * Submits the card that was typed into the payment partner's page. True once it is saved; nothing is charged here.
 * Another payment method or leaving the document ends it: an answer that comes later saves the card and buys nothing.
 */
export function* submitCard(page: { src: string }): SagaGenerator<boolean> {
  const cardPages = yield* getContext<CardPages>('cardPages');
  const leaving = eventChannel<true>((emit) =>
    cardPages.onLeave(() => {
      emit(true);
    }),
  );
  yield* put(cardSubmitted());
  try {
    const { saved, failed } = yield* race({
      saved: call(checkAndSave, page),
      failed: take(cardPageFailed),
      left: take([paymentMethodChosen, cardReplaced, cardPageRetried]),
      gone: take(leaving),
    });
    if (saved !== undefined) return saved;
    if (failed === undefined) yield* put(cardSubmitCancelled());
    return false;
  } finally {
    leaving.close();
  }
}

/** First the fields, which keeps everything typed where one is missing; then the card, by the partner's server. */
function* checkAndSave(page: { src: string }): SagaGenerator<boolean> {
  const cardPages = yield* getContext<CardPages>('cardPages');
  yield* call(cardPages.validate, page);
  const { check } = yield* race({ check: call(takeCheck), over: delay(checkLimitInMs) });
  if (check === undefined) {
    yield* put(cardPageSilent());
    return false;
  }
  if (!check.complete) {
    yield* put(cardIncomplete(problemOfFields(check.problems)));
    return false;
  }

  yield* call(cardPages.submit, page);
  const { saved, refused } = yield* race({
    saved: take(cardSaved),
    refused: take(cardRefused),
    over: delay(saveLimitInMs),
  });
  if (saved === undefined && refused === undefined) yield* put(cardPageSilent());
  return saved !== undefined;
}

/** What the page found, with the fields that it named before. */
function* takeCheck() {
  const problems: FieldProblem[] = [];
  for (;;) {
    const event = yield* take<UnknownAction>([cardFieldRefused, cardValidated]);
    if (cardFieldRefused.match(event)) problems.push(event.payload);
    if (cardValidated.match(event)) return { complete: event.payload.complete, problems };
  }
}
