import { SubscriptionRoute } from './SubscriptionRoute.tsx';
import {
  possibleChanges,
  subscription,
  subscriptionStateFrom,
  type SubscriptionFacts,
} from './subscription.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: SubscriptionRoute,
  reducers: { subscription, possibleChanges },
  sagas: [],
  stateFrom: (facts: SubscriptionFacts) => ({
    subscription: subscriptionStateFrom(facts),
    possibleChanges: facts.status === 'known' ? facts.changes : [],
  }),
});
