import { watchAccount } from '../../../../sagas/auth/watchAccount.ts';
import { watchCancelling } from '../../../../sagas/subscription/cancelling.ts';
import { CancelSubscriptionRoute } from './CancelSubscriptionRoute.tsx';
import {
  cancelSubscription,
  cancelSubscriptionFrom,
  type CancelSubscriptionFacts,
} from './cancelSubscription.ts';
import { createAccounts } from '../../../services/accounts.ts';
import { createConnection } from '../../../services/connection.ts';
import { createReturns } from '../../../services/returns.ts';
import { createSubscriptions } from '../../../services/subscriptions.ts';
import { definePage } from '../../definePage.ts';

export const page = definePage({
  Route: CancelSubscriptionRoute,
  reducers: { cancelSubscription },
  sagas: [watchCancelling, watchAccount],
  services: ({ api, memberApi }) => ({
    subscriptions: createSubscriptions(memberApi),
    accounts: createAccounts({ api, memberApi }),
    returns: createReturns(window),
    connection: createConnection(window),
  }),
  title: (facts: CancelSubscriptionFacts, i18n) =>
    facts.outcome === 'cancelled'
      ? i18n.getFixedT(null, 'cancelSubscription')(($) => $.meta.cancelled)
      : undefined,
  stateFrom: (facts: CancelSubscriptionFacts) => ({ cancelSubscription: cancelSubscriptionFrom(facts) }),
});
