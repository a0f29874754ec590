import { configureStore, Tuple } from '@reduxjs/toolkit';
import { combineReducers, type Reducer } from 'redux';
import createSagaMiddleware from 'redux-saga';
import type { SiteServices } from '../services/services.ts';
import type { AnyPage } from './definePage.ts';

/** The store of one page as the server draws it: state, and no effects. */
export function createDrawnStore(page: AnyPage, preloadedState: object) {
  return configureStore({
    reducer: combineReducers({ visitor: unchanged, ...page.reducers }),
    preloadedState,
    middleware: () => new Tuple(),
    devTools: false,
  });
}

/** The store of one page in the browser, with its effects running. */
export function createRunningStore(
  page: AnyPage,
  preloadedState: object,
  services: SiteServices,
  onError: (error: Error) => void,
) {
  const effects = createSagaMiddleware({ context: { ...services }, onError });
  const store = configureStore({
    reducer: combineReducers({ visitor: unchanged, ...page.reducers }),
    preloadedState,
    middleware: () => new Tuple(effects),
    devTools: false,
  });
  for (const saga of page.sagas) effects.run(saga);
  return store;
}

/** What is known of the visitor changes with the document, never within it. */
const unchanged: Reducer = (state: unknown = null) => state;
