import type { Day } from '../../../domain/days.ts';
import type { FactsOf } from '../../../http/page-handler.ts';
import type { PageSources } from './page-sources.ts';

type Standing = FactsOf<'planSelection'>['standing'];

/** The plan that a subscriber can change to, the day on which it begins, and where its account is billed. */
interface Change {
  plan: NonNullable<PageSources['billing']['soldPlans']['family']>;
  from: Day;
  /** It can begin today as well: not in free days, of which nothing is paid. */
  orToday?: true;
  country?: string;
}

/** Which offers fit a visitor. */
export type OfferStanding =
  | Exclude<Standing, { status: 'subscriber' }>
  /** `paused`: nothing can be used until the pause ends. */
  | { status: 'subscriber'; paused?: true; change?: Change };

/** Which offers fit a visitor: what the checkout would answer if they came to buy, or to change their plan. */
export async function offerStanding(
  userId: string | undefined,
  billing: Pick<PageSources['billing'], 'rightToBuy' | 'soldPlans'>,
  today: Day,
): Promise<OfferStanding> {
  if (userId === undefined) return { status: 'newcomer' };
  const right = await billing.rightToBuy(userId, {});
  if (right.ok) {
    if (right.current !== undefined) return { status: 'ending', from: right.startsOn };
    return { status: right.mayHaveFreeDays ? 'newcomer' : 'former' };
  }
  const pausedFrom = right.renewing?.pausedFrom;
  if (pausedFrom && pausedFrom <= today) return { status: 'subscriber', paused: true };
  const plan = billing.soldPlans.family;
  if (plan === undefined) return { status: 'subscriber' };
  const change = await billing.rightToBuy(userId, { upgrade: true });
  if (!change.ok) return { status: 'subscriber' };
  const { startsOn: from, country, replaces } = change;
  const orToday = replaces !== undefined && replaces.firstChargeOn <= today;
  return {
    status: 'subscriber',
    change: {
      ...{ plan, from },
      ...(orToday && { orToday }),
      ...(country !== undefined && { country }),
    },
  };
}
