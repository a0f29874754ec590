import { SubscriptionRoute } from '../../routes/SubscriptionRoute.tsx';
import {
  subscription,
  subscriptionStateFrom,
  type SubscriptionFacts,
} from '../../state/subscription/subscription.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: SubscriptionRoute,
  reducers: { subscription },
  sagas: [],
  stateFrom: (facts: SubscriptionFacts) => ({ subscription: subscriptionStateFrom(facts) }),
});
