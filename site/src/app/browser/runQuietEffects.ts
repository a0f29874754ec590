import { watchNotice } from '../../../sagas/consent/closeNotice.ts';
import type { Effects } from '../../pages/definePage.ts';
import { quietEffects } from '../../pages/generated/quietEffects.ts';
import { createCoreServices } from '../../services/core.ts';
import { screenViewed } from '../../state/analytics/analytics.ts';
import { selectUserId } from '../../state/visitor/visitor.ts';
import { earlyView } from './earlyView.ts';
import type { QuietPageData } from '../PageData.ts';
import { yieldToMain } from './yieldToMain.ts';

/**
 * Runs the effects of a page that is not hydrated: those of all pages, and its own. In tasks of some milliseconds each,
 * so that input and painting come between them.
 */
export async function runQuietEffects(data: QuietPageData): Promise<void> {
  const page = await effectsOf(data.route);
  await yieldToMain();
  const { createRunningStore } = await import(/* webpackMode: 'eager' */ '../store.ts');
  await yieldToMain();
  const store = createRunningStore(
    { ...page, sagas: [watchNotice, ...page.sagas] },
    data.state ?? {},
    createCoreServices(data.state === undefined ? '' : selectUserId(data.state)),
  );
  if (earlyView.leaveToStore()) store.dispatch(screenViewed(data.screenView));
}

/** The page's own effects. Most quiet pages have none, and load nothing for it. */
async function effectsOf(route: QuietPageData['route']): Promise<Effects> {
  const load: Partial<Record<typeof route, () => Promise<{ effects: Effects }>>> = quietEffects;
  const own = await load[route]?.();
  return own?.effects ?? { reducers: {}, sagas: [] };
}
