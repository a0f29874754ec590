import { call, getContext, select } from 'typed-redux-saga';
import { logInAgainLink } from '../src/pages/links.ts';
import type { CoreServices } from '../src/services/core.ts';
import { selectVisitor } from '../src/state/visitor/visitor.ts';

/** Leads to the login page, which says that the session has ended, and back to the page with its present choices. */
export function* logInAgain() {
  const navigation = yield* getContext<CoreServices['navigation']>('navigation');
  const { path, language } = yield* select(selectVisitor);
  yield* call(navigation.go, logInAgainLink(language, path));
}
