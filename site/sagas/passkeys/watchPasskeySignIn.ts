import { call, getContext } from 'typed-redux-saga';
import type { LoadPasskeySignIn } from '../../src/pages/identity/loadPasskeySignIn.ts';

/** Offers to log in by a passkey, in browsers that have them. Loads what does it. */
export function* watchPasskeySignIn() {
  const loadServices = yield* getContext<LoadPasskeySignIn>('loadPasskeySignIn');
  const services = yield* call(loadServices);
  if (services === undefined) return;
  const { offerPasskeySignIn } = yield* call(loadSaga);
  yield* call(offerPasskeySignIn, services);
}

function loadSaga() {
  return import(/* webpackChunkName: 'passkey-sign-in' */ './offerPasskeySignIn.ts');
}
