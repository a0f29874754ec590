import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action, UnknownAction } from 'redux';
import { cardChosen, cardOpened, helpArticleRequested } from '../../src/pages/identity/SsoLogin/ssoLogin.ts';
import { addressChanged } from '../../src/state/visitor/visitor.ts';
import { watchCards, watchHelpArticle, watchHistory } from './openCards.ts';

/** The page at an address, with the sagas that open its cards. */
function openPage(path: string) {
  const visitor = { path };
  const dispatched: UnknownAction[] = [];
  const pushed: string[] = [];
  const windows: string[] = [];
  const listeners = new Set<(address: string) => void>();
  const channel = stdChannel<Action>();
  const surroundings = {
    channel,
    getState: () => ({ visitor }),
    dispatch: (action: UnknownAction) => {
      dispatched.push(action);
      if (addressChanged.match(action)) visitor.path = action.payload;
    },
    context: {
      cardHistory: {
        push: (address: string) => pushed.push(address),
        onMove: (moved: (address: string) => void) => {
          listeners.add(moved);
          return () => listeners.delete(moved);
        },
      },
      newWindows: { open: (address: string) => windows.push(address) },
    },
  };
  const tasks = [watchCards, watchHistory, watchHelpArticle].map((saga) => runSaga(surroundings, saga));
  return {
    dispatched,
    pushed,
    windows,
    listeners,
    put: (action: Action) => {
      channel.put(action);
    },
    goTo: (address: string) => {
      for (const moved of listeners) moved(address);
    },
    close: () => {
      for (const task of tasks) task.cancel();
    },
  };
}

const lookUp = '/sso-login?step=sso-login';

test('a chosen card opens at its own address, which the page then has', () => {
  const page = openPage('/sso-login');
  page.put(cardChosen({ address: lookUp }));
  expect(page.pushed).toEqual([lookUp]);
  expect(page.dispatched).toEqual([addressChanged(lookUp), cardOpened('sso-login')]);
  page.close();
});

test('the empty look-up after a search adds no entry to the history', () => {
  const page = openPage(lookUp);
  page.put(cardChosen({ address: lookUp }));
  expect(page.pushed).toEqual([]);
  expect(page.dispatched).toContainEqual(cardOpened('sso-login'));
  page.close();
});

test('going back opens the card before, and a part of the same page none', () => {
  const page = openPage(lookUp);
  page.goTo(lookUp);
  expect(page.dispatched).toEqual([]);

  page.goTo('/sso-login');
  expect(page.dispatched).toEqual([addressChanged('/sso-login'), cardOpened('existing-account')]);
  page.close();
  expect(page.listeners.size).toBe(0);
});

// Browsers allow a new window only while they handle the press.
test('the help article opens before the press has ended', () => {
  const page = openPage('/sso-login?step=connected-to-sso');
  page.put(helpArticleRequested({ address: 'https://help.example/en/connect-your-workplace' }));
  expect(page.windows).toEqual(['https://help.example/en/connect-your-workplace']);
  page.close();
});
