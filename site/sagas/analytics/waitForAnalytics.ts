import { call, delay, getContext, race } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';

/** A page waits no longer than this. */
const deadlineInMs = 1_000;

/** Waits until the events are sent, up to a deadline. Without consent it does not wait. */
export function* waitForAnalytics() {
  const consent = yield* getContext<CoreServices['consent']>('consent');
  const { analytics: answer } = yield* call(consent.current);
  if (answer !== 'accept') return;

  const analytics = yield* getContext<CoreServices['analytics']>('analytics');
  yield* race({ arrived: call(analytics.flush), late: delay(deadlineInMs) });
}
