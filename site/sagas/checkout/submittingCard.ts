import type { UnknownAction } from 'redux';
import { eventChannel } from 'redux-saga';
import { call, delay, getContext, put, race, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { problemOfFields, type FieldProblem } from '../../src/domain/checkout/cardProblem.ts';
import type { CardPages } from '../../src/services/cardPages.ts';
import {
  cardFieldRefused,
  cardFrameLoaded,
  cardIncomplete,
  cardPageFailed,
  cardPageRetried,
  cardPageSigned,
  cardPageSilent,
  cardRefused,
  cardReplaced,
  cardSaved,
  cardSent,
  cardSubmitCancelled,
  cardSubmitted,
  cardValidated,
  paymentMethodChosen,
  purchaseOffline,
} from '../../src/pages/checkout/paying/events.ts';
import { waitForServer } from '../waitForServer.ts';

/** The page checks its own fields within milliseconds; the bank may take a while. */
const checkLimitInMs = 10_000;
const saveLimitInMs = 60_000;
/** After a load of the frame: Zuora's page answers at once, another one, such as the browser's error page, never does. */
const afterLoadLimitInMs = 5_000;

/**
 * Submits the card that was typed into the payment partner's page. True once it is saved; nothing is charged here.
 * It waits for a connection first. Another payment method or leaving the document ends it: an answer that comes later
 * saves the card and buys nothing.
 */
export function* submitCard(page: { src: string }): SagaGenerator<boolean> {
  const cardPages = yield* getContext<CardPages>('cardPages');
  const leaving = eventChannel<true>((emit) =>
    cardPages.onLeave(() => {
      emit(true);
    }),
  );
  const endingsOfPress = () => ({
    failed: take(cardPageFailed),
    left: take([paymentMethodChosen, cardReplaced, cardPageRetried]),
    gone: take(leaving),
  });
  yield* put(cardSubmitted());
  try {
    const { complete, failed } = yield* race({ complete: call(checkFields, page), ...endingsOfPress() });
    if (complete === undefined && failed === undefined) yield* put(cardSubmitCancelled());
    if (complete !== true) return false;

    const { reached } = yield* race({ reached: call(waitForServer, purchaseOffline), ...endingsOfPress() });
    if (reached === undefined) {
      yield* put(cardSubmitCancelled());
      return false;
    }
    yield* call(cardPages.submit, page);
    yield* put(cardSent());
    const { saved } = yield* race({
      saved: take(cardSaved),
      refused: take([cardRefused, cardPageSilent]),
      ...endingsOfPress(),
    });
    return saved !== undefined;
  } finally {
    leaving.close();
  }
}

/** The same, with a message for its own faults, which come before anything is bought. */
export function* saveCard(page: { src: string }): SagaGenerator<boolean> {
  try {
    return yield* call(submitCard, page);
  } catch (error) {
    yield* put(cardPageSilent());
    throw error;
  }
}

/**
 * Waits for the answer to a card that was sent, whatever the visitor turns to meanwhile. The form stays locked until
 * then: the answer to one card must not be taken for the answer to another that was typed after it.
 */
export function* watchCardSaving() {
  yield* takeLatest(cardSent, limitSaving);
}

function* limitSaving() {
  const { over, loadedWithoutAnswer } = yield* race({
    answered: take([cardSaved, cardRefused, cardPageFailed, cardPageSilent, cardPageSigned]),
    over: delay(saveLimitInMs),
    loadedWithoutAnswer: call(afterLoadLimit),
  });
  if (over ?? loadedWithoutAnswer) yield* put(cardPageSilent());
}

/** Ends some time after the frame has loaded whatever came in place of the page that was submitted. */
function* afterLoadLimit() {
  yield* take(cardFrameLoaded);
  return yield* delay(afterLoadLimitInMs);
}

/** Has the page check its fields, which keeps everything typed where one is missing. */
function* checkFields(page: { src: string }): SagaGenerator<boolean> {
  const cardPages = yield* getContext<CardPages>('cardPages');
  yield* call(cardPages.validate, page);
  const { check } = yield* race({ check: call(takeCheck), over: delay(checkLimitInMs) });
  if (check === undefined) {
    yield* put(cardPageSilent());
    return false;
  }
  if (!check.complete) yield* put(cardIncomplete(problemOfFields(check.problems)));
  return check.complete;
}

/** What the page found, with the fields that it named before. */
export function* takeCheck() {
  const problems: FieldProblem[] = [];
  for (;;) {
    const event = yield* take<UnknownAction>([cardFieldRefused, cardValidated]);
    if (cardFieldRefused.match(event)) problems.push(event.payload);
    if (cardValidated.match(event)) return { complete: event.payload.complete, problems };
  }
}
