import { call, getContext, takeEvery } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import { consentKept } from '../../src/state/consent/consent.ts';

/** Removes the notice from a quiet page once its answer is kept. */
export function* watchNotice() {
  yield* takeEvery(consentKept, closeNotice);
}

export function* closeNotice() {
  const consent = yield* getContext<CoreServices['consent']>('consent');
  yield* call(consent.closeNotice);
}
