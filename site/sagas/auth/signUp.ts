import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import type { Identity, SignUpRefusal } from '../../src/services/identity.ts';
import type { CoreServices } from '../../src/services/core.ts';
import {
  signUpOffline,
  signUpRefused,
  signUpRequested,
  signUpResumed,
  signUpSucceeded,
  type RefusedSignUp,
} from '../../src/pages/identity/signUp.ts';
import { askOnceOnline } from '../askOnceOnline.ts';
import { orOnFault } from '../orOnFault.ts';
import { isUnanswered, stateAfterSharedRefusal } from './sharedRefusal.ts';

/** Registers and signs in. A second press while a request is pending is ignored. */
export function* watchSignUp() {
  yield* takeLeading(
    signUpRequested,
    orOnFault(signUp, () => signUpRefused({ status: 'unavailable' })),
  );
}

export function* signUp({ payload }: ReturnType<typeof signUpRequested>) {
  const identity = yield* getContext<Identity>('identity');
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const outcome = yield* askOnceOnline(
    () => identity.signUp(payload.address, payload.details),
    isUnanswered,
    { offline: signUpOffline, resumed: signUpResumed },
  );

  if (outcome.ok) {
    yield* put(signUpSucceeded());
    yield* call(navigation.go, outcome.next);
  } else {
    yield* put(signUpRefused(stateAfter(outcome)));
  }
}

function stateAfter(refusal: SignUpRefusal): RefusedSignUp {
  return refusal.reason === 'emailTaken' ? { status: 'emailTaken' } : stateAfterSharedRefusal(refusal);
}
