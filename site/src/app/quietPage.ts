import { closeMenusWhenLeft } from '@stillpoint/design-system';
import { watchNotice } from '../../sagas/consent/closeNotice.ts';
import type { Effects } from '../pages/definePage.ts';
import { quietEffects } from '../pages/generated/quietEffects.ts';
import { createCoreServices } from '../services/core.ts';
import { browserErrors, startErrorReporting } from '../services/errorReporting.ts';
import { screenViewed } from '../state/analytics/analytics.ts';
import { pageDataIn } from './inDocument.ts';
import type { QuietPageData } from './PageData.ts';
import { createRunningStore } from './store.ts';

const data = pageDataIn(document) as QuietPageData;
startErrorReporting(data.settings.errorReporting, browserErrors(window));

const core = createCoreServices();
const page = await effectsOf(data.route);
const store = createRunningStore({ ...page, sagas: [watchNotice, ...page.sagas] }, data.state ?? {}, core);
closeMenusWhenLeft(document);

store.dispatch(screenViewed({ name: data.screenView }));

/** The page's own effects. Most quiet pages have none, and load nothing for it. */
async function effectsOf(route: QuietPageData['route']): Promise<Effects> {
  const load: Partial<Record<typeof route, () => Promise<{ effects: Effects }>>> = quietEffects;
  const own = await load[route]?.();
  return own?.effects ?? { reducers: {}, sagas: [] };
}
