import { startTransition, StrictMode } from 'react';
import { browserErrors, startErrorReporting } from '../services/errorReporting.ts';
import { createServices } from '../services/services.ts';
import { screenViewed } from '../state/analytics/analytics.ts';
import { App } from './App.tsx';
import { giveWay } from './giveWay.ts';
import { createI18n } from './i18n.ts';
import { elementIn, pageDataIn } from './inDocument.ts';
import { loadLivePage } from './livePages.ts';
import { rootId, type LivePageData } from './PageData.ts';
import { createDrawnStore, createRunningStore } from './store.ts';

const data = pageDataIn(document) as LivePageData;
startErrorReporting(data.settings.errorReporting, browserErrors(window));

const services = createServices();
const page = await loadLivePage(data.route);
await giveWay();
// It is in this very file, and by far its largest part: to run it is a piece of work of its own.
const { hydrateRoot } = await import(/* webpackMode: 'eager' */ 'react-dom/client');
await giveWay();
const drawn = createDrawnStore(page, data.state).getState();
const store = createRunningStore(page, data.state, services, services.errors.report);
const i18n = createI18n(data.language, data.dictionary, services.errors.reportMissingKey);

// As a transition, so that React takes over piece by piece and gives way to whoever types meanwhile.
startTransition(() => {
  hydrateRoot(
    elementIn(document, rootId),
    <StrictMode>
      <App Route={page.Route} store={store} drawn={drawn} i18n={i18n} />
    </StrictMode>,
    { onRecoverableError: services.errors.report },
  );
});

store.dispatch(screenViewed({ name: data.screenView }));
