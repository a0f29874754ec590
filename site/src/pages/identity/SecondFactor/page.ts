import { definePage } from '../../definePage.ts';
import { secondFactor, secondFactorFrom, secondFactorParams } from './secondFactor.ts';
import { SecondFactorRoute } from './SecondFactorRoute.tsx';

export const page = definePage({
  Route: SecondFactorRoute,
  reducers: { secondFactor, secondFactorParams },
  sagas: [],
  stateFrom: secondFactorFrom,
});
