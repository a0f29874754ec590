import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { NotSignedIn } from '../src/api/client.ts';
import { otherAccountFound } from '../src/state/visitor/visitor.ts';
import { logInAgain } from './logInAgain.ts';

/**
 * Calls a service that needs the session of the page's user. Where it has ended, the visitor is led to log in and back;
 * where another account is logged in, the page shows that. In both cases the caller waits for ever: what it would say of
 * a failure would be wrong.
 */
export function* callAsMember<Args extends unknown[], Outcome>(
  service: (...args: Args) => Promise<Outcome | NotSignedIn>,
  ...args: Args
): SagaGenerator<Outcome> {
  const outcome = yield* call(service, ...args);
  if (outcome === 'signedOut') {
    yield* call(logInAgain);
  } else if (outcome === 'otherAccount') {
    yield* put(otherAccountFound());
  } else {
    return outcome;
  }
  return yield* call(() => new Promise<never>(() => undefined));
}
