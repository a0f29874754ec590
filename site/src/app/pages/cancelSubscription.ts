import { watchCancelling } from '../../../sagas/subscription/cancelling.ts';
import { CancelSubscriptionRoute } from '../../routes/CancelSubscriptionRoute.tsx';
import {
  cancelSubscription,
  cancelSubscriptionFrom,
  type CancelSubscriptionFacts,
} from '../../state/cancelSubscription/cancelSubscription.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: CancelSubscriptionRoute,
  reducers: { cancelSubscription },
  sagas: [watchCancelling],
  stateFrom: (facts: CancelSubscriptionFacts) => ({ cancelSubscription: cancelSubscriptionFrom(facts) }),
});
