import { definePage } from '../../definePage.ts';
import { changeSubscription, type ChangeSubscriptionFacts } from './changeSubscription.ts';
import { ChangeSubscriptionRoute } from './ChangeSubscriptionRoute.tsx';

export const page = definePage({
  Route: ChangeSubscriptionRoute,
  reducers: { changeSubscription },
  sagas: [],
  stateFrom: (facts: ChangeSubscriptionFacts) => ({ changeSubscription: facts }),
});
