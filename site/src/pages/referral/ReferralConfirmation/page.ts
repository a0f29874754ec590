import { definePage } from '../../definePage.ts';
import {
  referralConfirmation,
  titleOfReferral,
  type ReferralConfirmationFacts,
} from '../referralConfirmation.ts';
import { ReferralConfirmationRoute } from '../ReferralConfirmationRoute.tsx';

export const page = definePage({
  Route: ReferralConfirmationRoute,
  reducers: { referralConfirmation },
  sagas: [],
  title: titleOfReferral,
  stateFrom: (facts: ReferralConfirmationFacts) => ({ referralConfirmation: facts }),
});
