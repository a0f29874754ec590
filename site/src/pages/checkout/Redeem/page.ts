import { definePage } from '../../definePage.ts';
import { redeem, type RedeemFacts } from './redeem.ts';
import { RedeemRoute } from './RedeemRoute.tsx';

export const page = definePage({
  Route: RedeemRoute,
  reducers: { redeem },
  sagas: [],
  stateFrom: (facts: RedeemFacts) => ({ redeem: facts }),
});
