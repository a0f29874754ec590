import { call, getContext, select } from 'typed-redux-saga';
import { selectPasskeyOffer } from '../../src/pages/account/PasskeyOffer/passkeyOffer.ts';
import type { CoreServices } from '../../src/services/core.ts';
import { addWhenAsked } from './addPasskey.ts';

/** Adds the passkey that was offered after a log-in, and goes on to where the log-in leads. */
export function* watchPasskeyOffer() {
  yield* addWhenAsked(goOn);
}

export function* goOn() {
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const offer = yield* select(selectPasskeyOffer);
  if (offer.status === 'open') yield* call(navigation.go, offer.next);
}
