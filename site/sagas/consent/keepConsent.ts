import { eventChannel, type EventChannel } from 'redux-saga';
import { call, getContext, put, takeEvery, takeLeading } from 'typed-redux-saga';
import type { ConsentChoice } from '../../src/services/consent.ts';
import type { CoreServices } from '../../src/services/core.ts';
import { consentAnswered, consentKept, consentNotKept } from '../../src/state/consent/consent.ts';

/** Handles the notice's forms, and keeps the answer without leaving the page. */
export function* watchConsent() {
  const consent = yield* getContext<CoreServices['consent']>('consent');
  const answers: EventChannel<ConsentChoice> = eventChannel(consent.onAnswer);
  yield* takeLeading(consentAnswered, keepConsent);
  yield* takeEvery(answers, function* (choice) {
    yield* put(consentAnswered(choice));
  });
}

export function* keepConsent({ payload }: ReturnType<typeof consentAnswered>) {
  const consent = yield* getContext<CoreServices['consent']>('consent');
  const errors = yield* getContext<CoreServices['errors']>('errors');
  const kept = yield* call(consent.keep, payload);

  if (kept === undefined) {
    yield* put(consentNotKept());
    yield* call(errors.report, new Error('An answer to the cookie notice could not be kept'));
  } else {
    yield* put(consentKept(kept));
  }
}
