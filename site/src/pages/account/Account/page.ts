import { definePage } from '../../definePage.ts';
import { account, accountStateFrom, type AccountFacts } from './account.ts';
import { AccountRoute } from './AccountRoute.tsx';

export const page = definePage({
  Route: AccountRoute,
  reducers: { account },
  sagas: [],
  stateFrom: (facts: AccountFacts) => ({ account: accountStateFrom(facts) }),
});
