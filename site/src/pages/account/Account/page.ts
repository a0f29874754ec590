import { definePage } from '../../definePage.ts';
import { account, accountStateFrom, type AccountFacts } from './account.ts';
import { AccountRoute } from './AccountRoute.tsx';
import { effects } from './effects.ts';

export const page = definePage({
  Route: AccountRoute,
  ...effects,
  reducers: { account },
  stateFrom: (facts: AccountFacts) => ({ account: accountStateFrom(facts) }),
});
