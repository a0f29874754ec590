/** Why nothing is given: one sentence for all reasons but the visitor’s own plan, so that it tells of no other account. */
export interface ReferralNotEligibleState {
  /** First name of the member whose link was opened; absent where it is not known any more. */
  referrerName?: string;
  /** Whether the visitor can use Stillpoint already. */
  hasAccess: boolean;
  /** The visitor has a plan, and never took free days of a member. */
  subscriber?: true;
}
