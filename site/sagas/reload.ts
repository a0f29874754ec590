import { call, getContext, select } from 'typed-redux-saga';
import type { CoreServices } from '../src/services/core.ts';
import { selectVisitor } from '../src/state/visitor/visitor.ts';

/** Reloads the page. Its address keeps the choices; the backend redirects to log in where the session has ended. */
export function* reload() {
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const { path } = yield* select(selectVisitor);
  yield* call(navigation.go, path);
}
