import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { loginCode, type LoginCodeFacts } from './loginCode.ts';
import { LoginCodeRoute } from './LoginCodeRoute.tsx';

export const page = definePage({
  Route: LoginCodeRoute,
  reducers: { loginCode },
  sagas: [],
  title: ({ status }: LoginCodeFacts, i18n) =>
    status === 'over' ? titledBy(i18n.getFixedT(null, 'secondFactor')(($) => $.over.title)) : undefined,
  stateFrom: (facts: LoginCodeFacts) => ({ loginCode: facts }),
});
