import type { HomeState } from '@stillpoint/design-system';
import { given } from '../given.ts';

export type HomeFacts = HomeState;

export const home = given<HomeState>({
  modules: [],
  plans: [],
  tax: 'included',
  nights: { today: '', reminder: '', charge: '' },
});

export function selectHome(state: { home: HomeState }): HomeState {
  return state.home;
}
