import { monthOf, type Day } from '../../../domain/days.ts';
import type { Membership } from './membership.ts';
import type { BillingAccount } from './refreshing.ts';

const charged: ReadonlySet<Membership['standing']> = new Set(['trial', 'renewing', 'paused']);

/**
 * Whether a card that something is charged to later is in its last month, or past it. After a charge that failed, another
 * method is asked for anyway.
 */
export function cardEndingOf(
  { standing, current }: Pick<Membership, 'standing' | 'current'>,
  account: Pick<BillingAccount, 'cardValidUntil' | 'due'> | undefined,
  today: Day,
): 'soon' | 'over' | undefined {
  const { cardValidUntil, due } = account ?? {};
  if (current?.source !== 'zuora' || !charged.has(standing)) return undefined;
  if (cardValidUntil === undefined || due !== undefined) return undefined;
  const thisMonth = monthOf(today);
  if (cardValidUntil > thisMonth) return undefined;
  return cardValidUntil === thisMonth ? 'soon' : 'over';
}
