import { call, getContext, select } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import { selectVisitor } from '../../src/state/visitor/visitor.ts';

/** Has the page drawn anew. Its address keeps what was chosen; who is signed out by now is asked to sign in first. */
export function* reload() {
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const { path } = yield* select(selectVisitor);
  yield* call(navigation.go, path);
}
