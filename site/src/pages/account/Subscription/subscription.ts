import type { SubscriptionState } from '@stillpoint/design-system';
import {
  subscriptionFrom,
  type Membership,
  type SubscriptionSurroundings,
} from '../../../domain/subscription/subscriptionFrom.ts';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of a subscription on a day; nothing where billing does not answer. */
export type SubscriptionFacts =
  | ({
      status: 'known';
      membership: Membership;
      changes: readonly SubscriptionChange[];
    } & SubscriptionSurroundings)
  | { status: 'unavailable' };

/** What the person may change now. */
export type SubscriptionChange =
  | 'changePlan'
  | 'keepPlan'
  | 'cancelNext'
  | 'renewOff'
  | 'renewOn'
  | 'pause'
  | 'undoPause'
  | 'resume'
  | 'studentPrice'
  | 'refund'
  | 'withdraw';

export const subscription = fromServer<SubscriptionState>({ status: 'unavailable' });

/** The first state of a subscription page. */
export function subscriptionStateFrom(facts: SubscriptionFacts): SubscriptionState {
  if (facts.status === 'unavailable') return { status: 'unavailable' };
  return subscriptionFrom(facts.membership, facts);
}

export const possibleChanges = fromServer<readonly SubscriptionChange[]>([]);

export function selectPossibleChanges(state: {
  possibleChanges: readonly SubscriptionChange[];
}): readonly SubscriptionChange[] {
  return state.possibleChanges;
}

export function selectSubscription(state: { subscription: SubscriptionState }): SubscriptionState {
  return state.subscription;
}
