import type { ChangeOffer } from './ChangeSubscriptionState.ts';

/** Whether the current plan ends, of a change that cancels the one behind it. */
export function endsWithout({ timeline }: Pick<ChangeOffer, 'timeline'>): boolean {
  return timeline.some(({ kind }) => kind === 'end');
}
