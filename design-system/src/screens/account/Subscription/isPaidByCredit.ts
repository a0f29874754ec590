import type { ComingCharge } from '../MembershipState.ts';

/** Whether credit pays a coming charge in full: there is nothing to pay. */
export function isPaidByCredit({ amount, credit }: ComingCharge): boolean {
  return amount?.amount === 0 && credit !== undefined;
}
