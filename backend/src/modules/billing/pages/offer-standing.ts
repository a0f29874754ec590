import type { Day } from '../../../domain/days.ts';
import type { FactsOf } from '../../../http/page-handler.ts';
import type { PageSources } from './page-sources.ts';

type Standing = FactsOf<'planSelection'>['standing'];

/** The plan that a subscriber can change to, the day on which it begins, and where its account is billed. */
interface Change {
  plan: NonNullable<PageSources['billing']['soldPlans']['family']>;
  from: Day;
  country?: string;
}

/** Which offers fit a visitor. */
export type OfferStanding =
  Exclude<Standing, { status: 'subscriber' }> | { status: 'subscriber'; change?: Change };

/** Which offers fit a visitor: what the checkout would answer if they came to buy, or to change their plan. */
export async function offerStanding(
  userId: string | undefined,
  billing: Pick<PageSources['billing'], 'rightToBuy' | 'soldPlans'>,
): Promise<OfferStanding> {
  if (userId === undefined) return { status: 'newcomer' };
  const right = await billing.rightToBuy(userId, {});
  if (right.ok) {
    if (right.current !== undefined) return { status: 'ending', from: right.startsOn };
    return { status: right.mayHaveFreeDays ? 'newcomer' : 'former' };
  }
  const plan = billing.soldPlans.family;
  if (plan === undefined) return { status: 'subscriber' };
  const change = await billing.rightToBuy(userId, { upgrade: true });
  if (!change.ok) return { status: 'subscriber' };
  const { startsOn: from, country } = change;
  return { status: 'subscriber', change: { plan, from, ...(country !== undefined && { country }) } };
}
