import type { ChangeSubscriptionState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the choice, what a change costs, or what came of it. */
export type ChangeSubscriptionFacts = ChangeSubscriptionState;

export const changeSubscription = fromServer<ChangeSubscriptionState>({ status: 'unavailable' });

export function selectChangeSubscription(state: {
  changeSubscription: ChangeSubscriptionState;
}): ChangeSubscriptionState {
  return state.changeSubscription;
}
