import { SubscriptionRoute } from './SubscriptionRoute.tsx';
import { subscription, subscriptionStateFrom, type SubscriptionFacts } from './subscription.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: SubscriptionRoute,
  reducers: { subscription },
  sagas: [],
  stateFrom: (facts: SubscriptionFacts) => ({ subscription: subscriptionStateFrom(facts) }),
});
