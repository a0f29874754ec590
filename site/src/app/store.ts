import { configureStore, Tuple } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { watchAnalytics } from '../../sagas/analytics/countEvents.ts';
import { watchConsent } from '../../sagas/consent/keepConsent.ts';
import type { SiteServices } from '../services/services.ts';
import { visitor } from '../state/visitor/visitor.ts';
import type { Effects } from './definePage.ts';

/** The store of one page as the server draws it: state, and no effects. */
export function createDrawnStore(page: Pick<Effects, 'reducers'>, preloadedState: object) {
  return configureStore({
    reducer: combineReducers({ visitor, ...page.reducers }),
    preloadedState,
    middleware: () => new Tuple(),
    devTools: false,
  });
}

/** The store of one page in the browser, with its effects running. */
export function createRunningStore(
  page: Effects,
  preloadedState: object,
  services: SiteServices,
  onError: (error: Error) => void,
) {
  const effects = createSagaMiddleware({ context: { ...services }, onError });
  const store = configureStore({
    reducer: combineReducers({ visitor, ...page.reducers }),
    preloadedState,
    middleware: () => new Tuple(effects),
    devTools: false,
  });
  for (const saga of [watchConsent, watchAnalytics, ...page.sagas]) effects.run(saga);
  return store;
}
