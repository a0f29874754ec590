import { definePage } from '../../definePage.ts';
import { loginCode, type LoginCodeFacts } from './loginCode.ts';
import { LoginCodeRoute } from './LoginCodeRoute.tsx';

export const page = definePage({
  Route: LoginCodeRoute,
  reducers: { loginCode },
  sagas: [],
  stateFrom: (facts: LoginCodeFacts) => ({ loginCode: facts }),
});
