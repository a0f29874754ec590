import { call, getContext, put, type SagaGenerator } from 'typed-redux-saga';
import type { UnknownAction } from 'redux';
import type { Connection } from '../src/services/connection.ts';
import { retryWithPauses } from './retryWithPauses.ts';

/** A network may be back without an event of the browser. */
const pauses = { firstInMs: 3_000, longestInMs: 30_000 };

/**
 * Waits until our server can be reached, so that nothing is submitted into a broken connection: the card's frame would
 * show the browser's own error, and lose what was typed. Dispatches `offline` where there is something to wait for.
 */
export function* waitForServer(offline: () => UnknownAction): SagaGenerator<true> {
  const connection = yield* getContext<Connection>('connection');
  let waiting = false;

  function* reachServer(): SagaGenerator<true | undefined> {
    if (yield* call(connection.reachesServer)) return true;
    if (!waiting) yield* put(offline());
    waiting = true;
    return undefined;
  }

  return yield* retryWithPauses(reachServer, pauses);
}
