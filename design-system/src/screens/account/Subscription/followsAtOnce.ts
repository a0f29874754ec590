import type { OwnPlanState } from './SubscriptionState.ts';

/** Whether what is queued begins when the plan ends. Access that was there before the plan begins on a day of its own. */
export function followsAtOnce({ openUntil, queued }: Extract<OwnPlanState, { status: 'ending' }>): boolean {
  return queued !== undefined && (queued.plan.kind !== 'access' || queued.first.date === openUntil);
}
