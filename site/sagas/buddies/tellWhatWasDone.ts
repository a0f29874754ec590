import { put, select } from 'typed-redux-saga';
import { buddiesDone, selectBuddies } from '../../src/pages/buddies/Buddies/buddies.ts';

/** Tells what the last native form has done: the page that was opened by it knows. */
export function* tellWhatWasDone() {
  const state = yield* select(selectBuddies);
  if (state.status === 'own' && state.done !== undefined) yield* put(buddiesDone(state.done));
}
