import { call, select } from 'typed-redux-saga';
import { selectBuddies } from '../../src/pages/buddies/Buddies/buddies.ts';
import { linkShared } from '../../src/state/share/share.ts';
import { passOn } from '../share/passOn.ts';

/** Copies and shares the own link for buddies when asked. */
export function* passOnBuddyLink() {
  const state = yield* select(selectBuddies);
  if (state.status === 'own') yield* call(passOn, state.link, linkShared('buddy'));
}
