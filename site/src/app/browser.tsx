import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routes } from '../routes.ts';
import { browserErrors, startErrorReporting } from '../services/errorReporting.ts';
import { createServices } from '../services/services.ts';
import { screenViewed } from '../state/analytics/analytics.ts';
import { App } from './App.tsx';
import { createI18n } from './i18n.ts';
import { pageDataId, rootId, type PageData } from './PageData.ts';
import { loadPage } from './pages.ts';
import { createRunningStore } from './store.ts';

const data = JSON.parse(elementOf(pageDataId).textContent) as PageData;
startErrorReporting(data.settings.errorReporting, browserErrors(window));

const services = createServices();
const page = await loadPage(data.route);
const store = createRunningStore(page, data.state, services, services.errors.report);
const i18n = createI18n(data.language, data.dictionary, services.errors.reportMissingKey);

hydrateRoot(
  elementOf(rootId),
  <StrictMode>
    <App Route={page.Route} store={store} i18n={i18n} />
  </StrictMode>,
  { onRecoverableError: services.errors.report },
);

store.dispatch(screenViewed({ name: routes[data.route].screenView }));

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The document has no #${id}`);
  return element;
}
