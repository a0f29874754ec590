import type { ChangeOffer } from './ChangeSubscriptionState.ts';

/** When a change of plan takes effect: at once, when what is paid for ends, or in free days, which stay as they are. */
export function startOf({ totalToday, timeline }: ChangeOffer): 'now' | 'later' | 'freeDays' {
  if (totalToday.amount > 0) return 'now';
  return timeline.some(({ kind }) => kind === 'plan') ? 'later' : 'freeDays';
}
