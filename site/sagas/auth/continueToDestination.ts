import { call, delay, getContext, select } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import { selectAuthCallback } from '../../src/pages/identity/AuthCallback/authCallback.ts';

/** What the specification gives a page to settle before it is left for another host. */
const beforeLeavingInMs = 100;

/** Goes on from the callback page to where the visitor wanted to be. */
export function* continueToDestination() {
  const state = yield* select(selectAuthCallback);
  if (state.status === 'failed') return;

  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  yield* delay(beforeLeavingInMs);
  yield* call(navigation.go, state.destination);
}
