import { watchCancelling } from '../../../../sagas/subscription/cancelling.ts';
import { CancelSubscriptionRoute } from './CancelSubscriptionRoute.tsx';
import {
  cancelSubscription,
  cancelSubscriptionFrom,
  type CancelSubscriptionFacts,
} from './cancelSubscription.ts';
import { createConnection } from '../../../services/connection.ts';
import { createSubscriptions } from '../../../services/subscriptions.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: CancelSubscriptionRoute,
  reducers: { cancelSubscription },
  sagas: [watchCancelling],
  services: ({ memberApi }) => ({
    subscriptions: createSubscriptions(memberApi),
    connection: createConnection(window),
  }),
  stateFrom: (facts: CancelSubscriptionFacts) => ({ cancelSubscription: cancelSubscriptionFrom(facts) }),
});
