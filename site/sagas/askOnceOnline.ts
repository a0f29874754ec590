import type { UnknownAction } from 'redux';
import { call, getContext, put, type SagaGenerator } from 'typed-redux-saga';
import type { Connection } from '../src/services/connection.ts';
import { waitForServer } from './waitForServer.ts';

/** How a page shows that a request waits for a connection, and that it is sent again. */
interface WaitingEvents {
  offline: () => UnknownAction;
  resumed: () => UnknownAction;
}

/** Sends a request, and sends it again once a lost connection is back. `failed` finds outcomes without an answer. */
export function* askOnceOnline<Outcome>(
  ask: () => Promise<Outcome>,
  failed: (outcome: Outcome) => boolean,
  { offline, resumed }: WaitingEvents,
): SagaGenerator<Outcome> {
  const connection = yield* getContext<Connection>('connection');
  for (;;) {
    const outcome = yield* call(ask);
    if (!failed(outcome) || (yield* call(connection.reachesServer))) return outcome;
    yield* call(waitForServer, offline);
    yield* put(resumed());
  }
}
