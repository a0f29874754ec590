import { startTransition, StrictMode } from 'react';
import { browserErrors, startErrorReporting } from '../../services/errorReporting.ts';
import type { RunnablePage } from '../../pages/definePage.ts';
import { livePages } from '../../pages/generated/livePages.ts';
import { createCoreServices } from '../../services/core.ts';
import { screenViewed } from '../../state/analytics/analytics.ts';
import { selectUserId } from '../../state/visitor/visitor.ts';
import { App } from '../App.tsx';
import { earlyView } from './earlyView.ts';
import { yieldToMain } from './yieldToMain.ts';
import { createI18n } from '../i18n.ts';
import { elementIn, pageDataIn } from './inDocument.ts';
import { rootId, type LivePageData } from '../PageData.ts';
import { createDrawnStore, createRunningStore } from '../store.ts';

const data = pageDataIn(document) as LivePageData;
startErrorReporting(data.settings.errorReporting, browserErrors(window));
void run();

/** Starts the page in tasks of some milliseconds each, so that input and painting come between them. */
async function run() {
  const core = createCoreServices(selectUserId(data.state));
  const loading = livePages[data.route]();
  // Two large libraries first. Each is a task of its own.
  await yieldToMain();
  await import(/* webpackMode: 'eager', webpackExports: [] */ 'styled-components');
  await yieldToMain();
  const { hydrateRoot } = await import(/* webpackMode: 'eager' */ './hydrateRoot.ts');
  await yieldToMain();
  const { page } = (await loading) as { page: RunnablePage };
  await yieldToMain();
  const drawn = createDrawnStore(page, data.state).getState();
  const store = createRunningStore(page, data.state, core);
  await yieldToMain();
  const i18n = createI18n(data.language, data.dictionary, core.errors.reportMissingWords);

  // As a transition, so that React hydrates in slices and input comes first.
  startTransition(() => {
    hydrateRoot(
      elementIn(document, rootId),
      <StrictMode>
        <App Route={page.Route} store={store} drawn={drawn} i18n={i18n} />
      </StrictMode>,
      { onRecoverableError: core.errors.report },
    );
  });

  if (earlyView.leaveToStore()) store.dispatch(screenViewed(data.screenView));
}
