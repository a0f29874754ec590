import { definePage } from '../../definePage.ts';
import {
  referralConfirmation,
  titleOfReferral,
  type ReferralConfirmationFacts,
} from '../referralConfirmation.ts';
import { ReferralConfirmationRoute } from '../ReferralConfirmationRoute.tsx';

/** The confirmation after the plans were compared: the same screen at an address of its own. */
export const page = definePage({
  Route: ReferralConfirmationRoute,
  reducers: { referralConfirmation },
  sagas: [],
  title: titleOfReferral,
  stateFrom: (facts: ReferralConfirmationFacts) => ({ referralConfirmation: facts }),
});
