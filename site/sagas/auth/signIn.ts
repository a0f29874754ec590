import { call, getContext, put, takeLeading } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import type { Identity } from '../../src/services/identity.ts';
import {
  signInOffline,
  signInRefused,
  signInRequested,
  signInResumed,
  signInSucceeded,
} from '../../src/pages/identity/login.ts';
import { askOnceOnline } from '../askOnceOnline.ts';
import { orOnFault } from '../orOnFault.ts';
import { isUnanswered } from './sharedRefusal.ts';
import { stateAfterSignIn } from './stateAfterSignIn.ts';

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
  const outcome = yield* askOnceOnline(
    () => identity.signIn(payload.address, payload.credentials),
    isUnanswered,
    { offline: signInOffline, resumed: signInResumed },
  );

  if (outcome.ok) {
    yield* put(signInSucceeded());
    yield* call(navigation.go, outcome.next);
  } else {
    yield* put(signInRefused(stateAfterSignIn(outcome)));
  }
}
