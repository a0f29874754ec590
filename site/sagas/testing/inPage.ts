import { expect, vi } from 'vitest';
import { configureStore, Tuple } from '@reduxjs/toolkit';
import { combineReducers, type Reducer, type UnknownAction } from 'redux';
import createSagaMiddleware, { runSaga } from 'redux-saga';
import { runWatchers } from '../runWatchers.ts';

/** The address of the page. */
export const path = '/de/checkout?plan=B2C14DANNUAL';

/** What a visitor saw: where the page went, what it said before, and whether it shows that another account is logged in. */
export interface Seen {
  visited: string[];
  said: unknown;
  showsOtherAccount: boolean;
}

/** The real state and effects of a page. A confirmation reloads: it is drawn anew for the other account. */
export async function inPage(
  sagas: readonly (() => Generator)[],
  page: { services: object; reducers: Record<string, Reducer>; state: object; press?: UnknownAction },
): Promise<Seen> {
  const visited: string[] = [];
  const faults: Error[] = [];
  const effects = createSagaMiddleware({
    context: {
      connection: { reachesServer: () => Promise.resolve(true) },
      ...page.services,
      navigation: { go: (address: string) => visited.push(address) },
      errors: { report: (error: Error) => faults.push(error) },
    },
  });
  const store = configureStore({
    reducer: combineReducers({ visitor: () => ({ path, language: 'de' }), ...page.reducers }),
    preloadedState: page.state,
    middleware: () => new Tuple(effects),
    devTools: false,
  });
  const task = effects.run(runWatchers, sagas);
  if (page.press !== undefined) store.dispatch(page.press);
  await vi.advanceTimersByTimeAsync(2_000);
  task.cancel();
  expect(faults).toEqual([]);
  const said = JSON.stringify(store.getState());
  return { visited, said, showsOtherAccount: said.includes('otherAccount') };
}

/** A saga by itself. */
export async function inSaga(services: object, saga: () => Generator) {
  const visited: string[] = [];
  const said: UnknownAction[] = [];
  const task = runSaga(
    {
      getState: () => ({ visitor: { path, language: 'de' } }),
      dispatch: (action: UnknownAction) => said.push(action),
      context: {
        ...services,
        navigation: { go: (address: string) => visited.push(address) },
        errors: { report: () => undefined },
      },
    },
    saga,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  task.cancel();
  return { visited, said };
}
