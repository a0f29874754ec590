import { watchNotice } from '../../../sagas/consent/closeNotice.ts';
import type { Effects } from '../../pages/definePage.ts';
import { quietEffects } from '../../pages/generated/quietEffects.ts';
import { createCoreServices } from '../../services/core.ts';
import { screenViewed } from '../../state/analytics/analytics.ts';
import { earlyView } from './earlyView.ts';
import type { QuietPageData } from '../PageData.ts';
import type { PlayerArrival } from './playerEffects.ts';
import { yieldToMain } from './yieldToMain.ts';

/**
 * Runs the effects of a page that is not hydrated: those of all pages, and its own. In tasks of some milliseconds each,
 * so that input and painting come between them. `player` says how it has one, where it has.
 */
export async function runQuietEffects(data: QuietPageData, player: PlayerArrival | undefined): Promise<void> {
  const userId = data.account?.userId ?? '';
  const page = await effectsOf(data.route, player, userId);
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
async function effectsOf(
  route: QuietPageData['route'],
  player: PlayerArrival | undefined,
  userId: string,
): Promise<Effects> {
  const load: Partial<Record<typeof route, () => Promise<{ effects: Effects }>>> = quietEffects;
  const own = await load[route]?.();
  const effects = own?.effects ?? { reducers: {}, sagas: [] };
  if (player === undefined) return effects;
  const { withPlayer } = await import(/* webpackChunkName: 'player' */ './playerEffects.ts');
  return withPlayer(effects, userId, player);
}
