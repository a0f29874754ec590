import type { Action } from 'redux';
import { call, fork, getContext, select, take, takeEvery } from 'typed-redux-saga';
import type { SiteServices } from '../../src/services/services.ts';
import { screenViewed } from '../../src/state/analytics/analytics.ts';
import { consentKept } from '../../src/state/consent/consent.ts';
import { eventsOf, isCounted, type PageState } from './eventTable.ts';

/** Counts what the table names, beside the road that events take, and only for visitors who allowed it. */
export function* watchAnalytics() {
  yield* fork(countFirstViewAfterConsent);
  yield* takeEvery(isCounted, countEvents);
  yield* takeEvery(consentKept, forgetWithoutConsent);
}

export function* countEvents(action: Action) {
  const consent = yield* getContext<SiteServices['consent']>('consent');
  const { analytics: answer } = yield* call(consent.current);
  if (answer !== 'accept') return;

  const analytics = yield* getContext<SiteServices['analytics']>('analytics');
  const events = yield* select((state: PageState) => eventsOf(action, state));
  for (const event of events) yield* call(analytics.track, event);
}

/** Nothing was noted before the answer, so the page that was answered on is counted from then. */
function* countFirstViewAfterConsent() {
  const view = yield* take(screenViewed);
  const consent = yield* getContext<SiteServices['consent']>('consent');
  const { analytics: answer } = yield* call(consent.current);
  if (answer === 'accept') return;

  for (;;) {
    const { payload } = yield* take(consentKept);
    if (payload.analytics === 'accept') {
      yield* call(countEvents, view);
      return;
    }
  }
}

function* forgetWithoutConsent({ payload }: ReturnType<typeof consentKept>) {
  if (payload.analytics === 'accept') return;
  const analytics = yield* getContext<SiteServices['analytics']>('analytics');
  yield* call(analytics.forget);
}
