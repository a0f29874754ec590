import { call, delay, getContext, select } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import { selectAuthCallback } from '../../src/pages/identity/AuthCallback/authCallback.ts';

/** The delay before an external redirect that the specification asks for. */
const beforeLeavingInMs = 100;

/** Navigates from the callback page to the destination. */
export function* continueToDestination() {
  const state = yield* select(selectAuthCallback);
  if (state.status === 'failed') return;

  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  yield* delay(beforeLeavingInMs);
  yield* call(navigation.go, state.destination);
}
