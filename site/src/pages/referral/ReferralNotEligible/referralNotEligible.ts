import type { ReferralNotEligibleState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page. */
export type ReferralNotEligibleFacts = ReferralNotEligibleState;

export const referralNotEligible = fromServer<ReferralNotEligibleState>({ hasAccess: false });

export function selectReferralNotEligible(state: {
  referralNotEligible: ReferralNotEligibleState;
}): ReferralNotEligibleState {
  return state.referralNotEligible;
}
