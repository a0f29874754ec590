import { watchCancelling } from '../../../../sagas/subscription/cancelling.ts';
import { CancelSubscriptionRoute } from './CancelSubscriptionRoute.tsx';
import {
  cancelSubscription,
  cancelSubscriptionFrom,
  type CancelSubscriptionFacts,
} from './cancelSubscription.ts';
import { createSubscriptions } from '../../../services/subscriptions.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: CancelSubscriptionRoute,
  reducers: { cancelSubscription },
  sagas: [watchCancelling],
  services: ({ memberApi }) => ({ subscriptions: createSubscriptions(memberApi) }),
  stateFrom: (facts: CancelSubscriptionFacts) => ({ cancelSubscription: cancelSubscriptionFrom(facts) }),
});
