import { closeMenusWhenLeft } from '@stillpoint/design-system';
import { watchNotice } from '../../sagas/consent/closeNotice.ts';
import { browserErrors, startErrorReporting } from '../services/errorReporting.ts';
import { createServices } from '../services/services.ts';
import { screenViewed } from '../state/analytics/analytics.ts';
import type { Effects } from './definePage.ts';
import { pageDataIn } from './inDocument.ts';
import type { QuietPageData } from './PageData.ts';
import { authCallbackEffects } from './pages/authCallback.effects.ts';
import { checkoutConfirmationEffects } from './pages/checkoutConfirmation.effects.ts';
import { createRunningStore } from './store.ts';

/** What the quiet pages do beyond counting, where they do anything. */
const effects: Partial<Record<QuietPageData['route'], Effects>> = {
  authCallback: authCallbackEffects,
  checkoutConfirmation: checkoutConfirmationEffects,
};

const data = pageDataIn(document) as QuietPageData;
startErrorReporting(data.settings.errorReporting, browserErrors(window));

const services = createServices();
const { reducers, sagas } = effects[data.route] ?? { reducers: {}, sagas: [] };
const page = { reducers, sagas: [watchNotice, ...sagas] };
const store = createRunningStore(page, data.state ?? {}, services, services.errors.report);
closeMenusWhenLeft(document);

store.dispatch(screenViewed({ name: data.screenView }));
