import { call, getContext, spawn } from 'typed-redux-saga';
import type { CoreServices } from '../src/services/core.ts';

export type Watcher = () => Generator;

/** A watcher that failed this often on one page fails always: it is not restarted again. */
const mostRestarts = 20;

/** Starts watchers side by side. A fault in one is reported and restarts that one: the others go on listening. */
export function* runWatchers(watchers: readonly Watcher[]) {
  for (const watcher of watchers) yield* spawn(runWatcher, watcher);
}

function* runWatcher(watcher: Watcher) {
  const errors = yield* getContext<CoreServices['errors']>('errors');
  for (let starts = 0; starts <= mostRestarts; starts += 1) {
    try {
      yield* call(watcher);
      return;
    } catch (error) {
      yield* call(errors.report, error);
    }
  }
}
