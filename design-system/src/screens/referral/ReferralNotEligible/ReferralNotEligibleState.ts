/** Why nothing is given: one sentence for all reasons, so that it tells of no other account. */
export interface ReferralNotEligibleState {
  /** First name of the member whose link was opened; absent where it is not known any more. */
  referrerName?: string;
  /** Whether the visitor can use Stillpoint already. */
  hasAccess: boolean;
}
