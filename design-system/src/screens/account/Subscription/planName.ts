import type { HeldPlan, HeldPlanName } from '../MembershipState.ts';

/** Under which name a plan is shown. */
export function planName({ kind, gift }: HeldPlan): HeldPlanName {
  return gift === true ? 'gift' : kind;
}
