import type { Reducer, UnknownAction } from 'redux';

/** A part without an initial state: it always comes from the server. */
export function part<State>(
  next: (state: State, event: UnknownAction) => State,
): Reducer<State, UnknownAction, State | undefined> {
  return (state, event) => {
    if (state === undefined) return null as State;
    return state === null ? state : next(state, event);
  };
}
