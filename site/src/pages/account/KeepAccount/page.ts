import { definePage } from '../../definePage.ts';
import { keepAccount, type KeepAccountFacts } from './keepAccount.ts';
import { KeepAccountRoute } from './KeepAccountRoute.tsx';

export const page = definePage({
  Route: KeepAccountRoute,
  reducers: { keepAccount },
  sagas: [],
  stateFrom: (facts: KeepAccountFacts) => ({ keepAccount: facts }),
});
