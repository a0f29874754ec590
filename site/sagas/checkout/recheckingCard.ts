import { call, getContext, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { problemOfFields } from '../../src/domain/checkout/cardProblem.ts';
import type { CardPages } from '../../src/services/cardPages.ts';
import { selectPayment } from '../../src/pages/checkout/paying/payment.ts';
import {
  cardFrameEntered,
  cardFrameLeft,
  cardPageSigned,
  cardRechecked,
  cardSubmitted,
} from '../../src/pages/checkout/paying/events.ts';
import { takeCheck } from './submittingCard.ts';

/** Keeps the message by the card true. The page says nothing while it is typed into, so that it is asked once it is left. */
export function* watchCardFrameLeaving() {
  yield* takeLatest(cardFrameLeft, recheckCard);
}

/** Asks what is incomplete still, where that was said before it was typed again. A press of the button asks anew. */
function* recheckCard() {
  const { card } = yield* select(selectPayment);
  if (card.status !== 'page' || card.problem === undefined || !('fields' in card.problem)) return;

  const cardPages = yield* getContext<CardPages>('cardPages');
  yield* call(cardPages.validate, card.page);
  const { check } = yield* race({
    check: call(takeCheck),
    ended: take([cardFrameEntered, cardSubmitted, cardPageSigned]),
  });
  if (check?.complete === false) yield* put(cardRechecked(problemOfFields(check.problems)));
}
