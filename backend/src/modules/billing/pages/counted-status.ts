import type { Membership } from '../members/membership.ts';

/**
 * How a person's subscription stands, in the words of analytics. A person without one has no status there. `paymentDue`:
 * a charge failed and is tried again.
 */
export function countedStatusOf(
  membership: Pick<Membership, 'standing' | 'current' | 'timeline'>,
  { paymentDue }: { paymentDue: boolean },
) {
  switch (membership.standing) {
    case 'none':
      return 'unknown';
    case 'trial':
      return 'free trial';
    case 'paused':
    case 'renewing':
      if (paymentDue) return 'graced';
      return isFree(membership) ? 'free subscription' : 'paying';
    case 'ending':
      return membership.current?.kind === 'access' ? 'free subscription' : 'cancelled';
    case 'over':
      return 'cancelled';
  }
}

/** Whether nothing was charged and the next charge is nothing too. What another company charges is not known here. */
function isFree({ current, timeline }: Pick<Membership, 'current' | 'timeline'>): boolean {
  if (current?.source !== 'zuora') return false;
  const charged = timeline.some(({ kind, amount }) => kind === 'payment' && amount?.amount !== 0);
  const { nextCharge } = current;
  if (nextCharge?.credit !== undefined) return false;
  return !charged && (nextCharge === undefined || nextCharge.amount?.amount === 0);
}
