import { call, delay, getContext, put, race, type SagaGenerator } from 'typed-redux-saga';
import type { UnknownAction } from 'redux';
import type { Connection } from '../src/services/connection.ts';
import { takeOnline } from './takeOnline.ts';

/** A network may be back without an event of the browser. */
const firstPauseInMs = 3_000;
const longestPauseInMs = 30_000;

/**
 * Waits until our server can be reached, so that nothing is submitted into a broken connection: the card's frame would
 * show the browser's own error, and lose what was typed. Dispatches `offline` where there is something to wait for.
 */
export function* waitForServer(offline: () => UnknownAction): SagaGenerator<true> {
  const connection = yield* getContext<Connection>('connection');
  if (yield* call(connection.reachesServer)) return true;

  yield* put(offline());
  for (let pause = firstPauseInMs; ; pause = Math.min(pause * 2, longestPauseInMs)) {
    yield* race({ over: delay(pause), online: call(takeOnline) });
    if (yield* call(connection.reachesServer)) return true;
  }
}
