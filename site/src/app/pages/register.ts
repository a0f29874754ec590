import { watchSignUp } from '../../../sagas/auth/signUp.ts';
import { SignUpRoute } from '../../routes/SignUpRoute.tsx';
import { signUp, type SignUpFacts } from '../../state/signUp/signUp.ts';
import { definePage } from '../definePage.ts';

export const page = definePage({
  Route: SignUpRoute,
  reducers: { signUp },
  sagas: [watchSignUp],
  stateFrom: (facts: SignUpFacts) => ({ signUp: facts }),
  startsAtNight: ({ variant }: SignUpFacts) => variant.startsWith('sleep'),
});
