import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Store } from 'redux';

export interface AppProps {
  Route: ComponentType;
  store: Store;
  /** The state as the server drew it, where the store may have gone on since: to hydrate is to draw that again. */
  drawn?: object;
  i18n: i18n;
}

/** What server and browser draw alike: one route, with the words and the state it reads. */
export function App({ Route, store, drawn, i18n }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store} {...(drawn && { serverState: drawn })}>
        <Route />
      </Provider>
    </I18nextProvider>
  );
}
