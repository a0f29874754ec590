import type { Day } from '../../../domain/days.ts';
import type { UserSubscription } from '../eligibility.ts';
import type { EndOfReplaced } from '../zuora/replaced-plan.ts';
import { renewalOffOf } from './rules.ts';

/**
 * How the plan ends that another one replaces on a day. What is paid for can be renewed again until then. Free days are
 * cancelled, as they would be charged all the same, and so is what may be charged today.
 */
export function endOfReplaced(replaced: UserSubscription, endsOn: Day, today: Day): EndOfReplaced {
  const paidFor = replaced.firstChargeOn < endsOn && endsOn > today;
  return { replaces: replaced.externalId, ...(paidFor && { renewalOff: renewalOffOf(replaced) }) };
}
