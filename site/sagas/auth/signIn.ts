import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import type { Identity, SignInRefusal } from '../../src/services/identity.ts';
import {
  signInRefused,
  signInRequested,
  signInSucceeded,
  type RefusedSignIn,
} from '../../src/pages/identity/login.ts';
import { stateAfterEntry } from './entryRefusal.ts';

/** Trades credentials for a session. A second press while one is in flight is ignored. */
export function* watchSignIn() {
  yield* takeLeading(signInRequested, signIn);
}

export function* signIn({ payload }: ReturnType<typeof signInRequested>) {
  const identity = yield* getContext<Identity>('identity');
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const outcome = yield* call(identity.signIn, payload.address, payload.credentials);

  if (outcome.ok) {
    yield* put(signInSucceeded());
    yield* call(navigation.go, outcome.next);
  } else {
    yield* put(signInRefused(stateAfter(outcome)));
  }
}

function stateAfter(refusal: SignInRefusal): RefusedSignIn {
  return refusal.reason === 'wrongCredentials' ? { status: 'wrongCredentials' } : stateAfterEntry(refusal);
}
