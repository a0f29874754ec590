import { call, delay, getContext, spawn } from 'typed-redux-saga';
import type { CoreServices } from '../src/services/core.ts';
import { growingPause } from './growingPause.ts';

export type Watcher = () => Generator;

const pauses = { firstInMs: 1_000, longestInMs: 60_000 };
/** A watcher that ran this long before it failed starts again without a pause. */
const healthyAfterMs = 60_000;

/** Starts watchers side by side. A fault in one is reported and restarts that one: the others go on listening. */
export function* runWatchers(watchers: readonly Watcher[]) {
  for (const watcher of watchers) yield* spawn(runWatcher, watcher);
}

/**
 * The first fault restarts the watcher at once, so that the next press is heard. A watcher that fails again soon is
 * restarted after growing pauses: some send requests when they start.
 */
function* runWatcher(watcher: Watcher) {
  const errors = yield* getContext<CoreServices['errors']>('errors');
  for (let faults = 0; ; faults += 1) {
    const startedAt = Date.now();
    try {
      yield* call(watcher);
      return;
    } catch (error) {
      yield* call(errors.report, error);
    }
    if (Date.now() - startedAt >= healthyAfterMs) faults = 0;
    if (faults > 0) yield* delay(growingPause(faults, pauses));
  }
}
