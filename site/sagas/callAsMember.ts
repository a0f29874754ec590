import { call, type SagaGenerator } from 'typed-redux-saga';
import type { SignedOut } from '../src/api/client.ts';
import { reload } from './reload.ts';

/**
 * Calls a service that needs a session. Where it has ended the page reloads, which leads to log in and back, and the
 * caller waits until it is gone: what it would say of a failure would be wrong.
 */
export function* callAsMember<Given extends unknown[], Outcome>(
  service: (...given: Given) => Promise<Outcome | SignedOut>,
  ...given: Given
): SagaGenerator<Outcome> {
  const outcome = yield* call(service, ...given);
  if (outcome !== 'signedOut') return outcome;
  yield* call(reload);
  return yield* call(() => new Promise<never>(() => undefined));
}
