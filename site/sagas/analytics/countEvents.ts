import type { Action } from 'redux';
import { call, fork, getContext, select, take, takeEvery } from 'typed-redux-saga';
import type { CoreServices } from '../../src/services/core.ts';
import { screenViewed } from '../../src/state/analytics/analytics.ts';
import { when, type AnalyticsRow } from '../../src/state/analytics/analyticsRow.ts';
import { consentKept } from '../../src/state/consent/consent.ts';

/** What is counted on every page. */
const sharedRows: readonly AnalyticsRow[] = [
  when(screenViewed, ({ name, variant }) => [
    { type: 'screenView', name, ...(variant !== undefined && { variant }) },
  ]),
];

/** Counts what the shared table and the page's own name, for visitors who allowed it. No other saga counts anything. */
export function* watchAnalytics(pageRows: readonly AnalyticsRow[] = []) {
  const rows = [...sharedRows, ...pageRows];
  yield* fork(countFirstViewAfterConsent, rows);
  yield* takeEvery((action: Action) => rows.some(({ matches }) => matches(action)), countEvents, rows);
  yield* takeEvery(consentKept, forgetWithoutConsent);
}

export function* countEvents(rows: readonly AnalyticsRow[], action: Action) {
  const consent = yield* getContext<CoreServices['consent']>('consent');
  const { analytics: answer } = yield* call(consent.current);
  if (answer !== 'accept') return;

  const analytics = yield* getContext<CoreServices['analytics']>('analytics');
  const state = yield* select((whole: object) => whole);
  const events = rows.filter(({ matches }) => matches(action)).flatMap((row) => row.eventsOf(action, state));
  for (const event of events) yield* call(analytics.track, event);
}

/** Before the answer nothing is counted: the page on which consent was given is counted from then. */
function* countFirstViewAfterConsent(rows: readonly AnalyticsRow[]) {
  const view = yield* take(screenViewed);
  const consent = yield* getContext<CoreServices['consent']>('consent');
  const { analytics: answer } = yield* call(consent.current);
  if (answer === 'accept') return;

  for (;;) {
    const { payload } = yield* take(consentKept);
    if (payload.analytics === 'accept') {
      yield* call(countEvents, rows, view);
      return;
    }
  }
}

function* forgetWithoutConsent({ payload }: ReturnType<typeof consentKept>) {
  if (payload.analytics === 'accept') return;
  const analytics = yield* getContext<CoreServices['analytics']>('analytics');
  yield* call(analytics.forget);
}
