import type { Membership } from '../members/membership.ts';

/** How a person's subscription stands, in the words of analytics. A person without one has no status there. */
export function countedStatusOf({ standing }: Pick<Membership, 'standing'>) {
  switch (standing) {
    case 'none':
      return 'unknown';
    case 'trial':
      return 'free trial';
    case 'renewing':
      return 'paying';
    case 'ending':
    case 'over':
      return 'cancelled';
  }
}
