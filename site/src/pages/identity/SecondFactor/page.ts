import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import {
  secondFactor,
  secondFactorFrom,
  secondFactorParams,
  type SecondFactorFacts,
} from './secondFactor.ts';
import { SecondFactorRoute } from './SecondFactorRoute.tsx';

export const page = definePage({
  Route: SecondFactorRoute,
  reducers: { secondFactor, secondFactorParams },
  sagas: [],
  title: ({ status }: SecondFactorFacts, i18n) =>
    status === 'recoveryCode' || status === 'setUp' || status === 'leave' || status === 'over'
      ? titledBy(i18n.getFixedT(null, 'secondFactor')(($) => $[status].title))
      : undefined,
  stateFrom: secondFactorFrom,
});
