import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import type { Identity, SignInRefusal } from '../../src/services/identity.ts';
import {
  signInRefused,
  signInRequested,
  signInSucceeded,
  type RefusedSignIn,
} from '../../src/pages/identity/login.ts';
import { orOnFault } from '../orOnFault.ts';
import { stateAfterSharedRefusal, suggestionOf } from './sharedRefusal.ts';

/** Signs in. A second press while a request is pending is ignored. */
export function* watchSignIn() {
  yield* takeLeading(
    signInRequested,
    orOnFault(signIn, () => signInRefused({ status: 'unavailable' })),
  );
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
  return refusal.reason === 'wrongCredentials'
    ? { status: 'wrongCredentials', ...suggestionOf(refusal) }
    : stateAfterSharedRefusal(refusal);
}
