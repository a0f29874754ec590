import { configureStore, Tuple } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { watchAnalytics } from '../../sagas/analytics/countEvents.ts';
import { watchConsent } from '../../sagas/consent/keepConsent.ts';
import { runWatchers } from '../../sagas/runWatchers.ts';
import type { Effects } from '../pages/definePage.ts';
import type { CoreServices } from '../services/core.ts';
import { visitor } from '../state/visitor/visitor.ts';

/** The store of one page as the server draws it: state, and no effects. */
export function createDrawnStore(page: Pick<Effects, 'reducers'>, preloadedState: object) {
  return configureStore({
    reducer: combineReducers({ visitor, ...page.reducers }),
    preloadedState,
    middleware: () => new Tuple(),
    devTools: false,
  });
}

/** The store of one page in the browser, with its effects running on the services of every page and its own. */
export function createRunningStore(page: Effects, preloadedState: object, core: CoreServices) {
  const effects = createSagaMiddleware({
    context: { ...core, ...page.services?.(core) },
    onError: core.errors.report,
  });
  const store = configureStore({
    reducer: combineReducers({ visitor, ...page.reducers }),
    preloadedState,
    middleware: () => new Tuple(effects),
    devTools: false,
  });
  effects.run(runWatchers, [watchConsent, () => watchAnalytics(page.analytics), ...page.sagas]);
  return store;
}
