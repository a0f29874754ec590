import type { Action } from 'redux';
import { call, put } from 'typed-redux-saga';

/** The saga, with an event for its own faults: without it the screen would stay in its pending state. */
export function orOnFault<Event extends Action>(
  saga: (event: Event) => Generator,
  failed: () => Action,
): (event: Event) => Generator {
  return function* withFaultEvent(event) {
    try {
      yield* call(saga, event);
    } catch (error) {
      yield* put(failed());
      throw error;
    }
  };
}
