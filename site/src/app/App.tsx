import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Store } from 'redux';

export interface AppProps {
  Route: ComponentType;
  store: Store;
  /** The state that the server rendered. Hydration must render it again, even where the store has changed since. */
  drawn?: object;
  i18n: i18n;
}

/** What server and browser both render: one route with its words and its store. */
export function App({ Route, store, drawn, i18n }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store} {...(drawn && { serverState: drawn })}>
        <Route />
      </Provider>
    </I18nextProvider>
  );
}
