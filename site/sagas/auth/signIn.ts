import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import type { SiteServices } from '../../src/services/services.ts';
import type { SignInRefusal } from '../../src/services/identity.ts';
import {
  signInRefused,
  signInRequested,
  signInSucceeded,
  type RefusedSignIn,
} from '../../src/state/login/login.ts';
import { stateAfterEntry } from './entryRefusal.ts';

/** Trades credentials for a session. A second press while one is in flight is ignored. */
export function* watchSignIn() {
  yield* takeLeading(signInRequested, signIn);
}

export function* signIn({ payload }: ReturnType<typeof signInRequested>) {
  const identity = yield* getContext<SiteServices['identity']>('identity');
  const navigation = yield* getContext<SiteServices['navigation']>('navigation');
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
