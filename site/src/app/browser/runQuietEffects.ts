import { watchNotice } from '../../../sagas/consent/closeNotice.ts';
import type { Effects } from '../../pages/definePage.ts';
import { quietEffects } from '../../pages/generated/quietEffects.ts';
import { createCoreServices } from '../../services/core.ts';
import { screenViewed } from '../../state/analytics/analytics.ts';
import { earlyView } from './earlyView.ts';
import type { QuietPageData } from '../PageData.ts';
import { yieldToMain } from './yieldToMain.ts';

/**
 * Runs the effects of a page that is not hydrated: those of all pages, and its own. In tasks of some milliseconds each,
 * so that input and painting come between them. `plays` says that there is a player on it.
 */
export async function runQuietEffects(data: QuietPageData, plays: boolean): Promise<void> {
  const userId = data.account?.userId ?? '';
  const page = await effectsOf(data.route, plays, userId);
  await yieldToMain();
  const { createRunningStore } = await import(/* webpackMode: 'eager' */ '../store.ts');
  await yieldToMain();
  const store = createRunningStore(
    { ...page, sagas: [watchNotice, ...page.sagas] },
    data.state ?? {},
    createCoreServices(userId),
  );
  if (earlyView.leaveToStore()) store.dispatch(screenViewed(data.screenView));
}

/** The page's own effects, and those of its player. Most quiet pages have none, and load nothing for it. */
async function effectsOf(route: QuietPageData['route'], plays: boolean, userId: string): Promise<Effects> {
  const load: Partial<Record<typeof route, () => Promise<{ effects: Effects }>>> = quietEffects;
  const own = await load[route]?.();
  const effects = own?.effects ?? { reducers: {}, sagas: [] };
  if (!plays) return effects;
  const { withPlayer } = await import(/* webpackChunkName: 'player' */ './playerEffects.ts');
  return withPlayer(effects, userId);
}
