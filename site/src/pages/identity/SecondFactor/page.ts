import { definePage } from '../../definePage.ts';
import { secondFactor, type SecondFactorFacts } from './secondFactor.ts';
import { SecondFactorRoute } from './SecondFactorRoute.tsx';

export const page = definePage({
  Route: SecondFactorRoute,
  reducers: { secondFactor },
  sagas: [],
  stateFrom: (facts: SecondFactorFacts) => ({ secondFactor: facts }),
});
