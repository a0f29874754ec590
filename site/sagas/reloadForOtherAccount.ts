import { takeLeading } from 'typed-redux-saga';
import { otherAccountFound } from '../src/state/visitor/visitor.ts';
import { reload } from './reload.ts';

/** Reloads the page where another account is logged in: the server draws it for that account. */
export function* reloadForOtherAccount() {
  yield* takeLeading(otherAccountFound, reload);
}
