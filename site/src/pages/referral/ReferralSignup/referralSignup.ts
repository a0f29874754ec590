import type { ReferralSignupState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type ReferralSignupFacts = ReferralSignupState;

export const referralSignup = fromServer<ReferralSignupState>({ status: 'unknown' });

export function selectReferralSignup(state: { referralSignup: ReferralSignupState }): ReferralSignupState {
  return state.referralSignup;
}
