import type { HomeState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

export type HomeFacts = HomeState;

export const home = fromServer<HomeState>({
  modules: [],
  plans: [],
  tax: 'included',
  standing: { status: 'newcomer' },
});

export function selectHome(state: { home: HomeState }): HomeState {
  return state.home;
}
