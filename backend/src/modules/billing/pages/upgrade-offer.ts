import type { Day } from '../../../domain/days.ts';
import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import type { FactsOf } from '../../../http/page-handler.ts';
import { moneyBackDaysOf } from '../catalogue/plans.ts';
import { pageDeadline, withTimeout } from '../with-timeout.ts';
import { heldPlan, shownOffer } from './change-facts.ts';
import { planToFollow } from './later-offer.ts';
import type { PageSources } from './page-sources.ts';

/**
 * What a family plan costs that begins today, in the place of the plan that is held, and the day on which it begins
 * otherwise. Undefined where today is not possible, or costs nothing: the checkout begins it later, or says why not.
 */
export async function upgradeOffer(
  billing: Pick<PageSources['billing'], 'changes' | 'rightToBuy' | 'soldPlans'>,
  {
    userId,
    plan,
    chosen,
    offeredOn,
    places,
  }: { userId: string; plan: SellablePlan; chosen: string | undefined; offeredOn: Day; places: number },
): Promise<FactsOf<'upgradeOffer'> | undefined> {
  const right = await billing.rightToBuy(userId, { plan, upgrade: true });
  if (!right.ok) return undefined;
  const preview = () => billing.changes.preview(userId, { kind: 'changePlan', plan });
  const offer = await withTimeout(preview, undefined, pageDeadline());
  if (offer?.to === undefined || offer.next === undefined || offer.totalToday.amount <= 0) return undefined;
  const today = { ...shownOffer(offer), to: heldPlan(offer.to), next: offer.next };
  const refundDays = moneyBackDaysOf(plan);
  const isSold = chosen !== undefined && billing.soldPlans.isSold(chosen);
  const follower = isSold ? await planToFollow(billing, userId, chosen) : undefined;
  return {
    ...{ status: 'offered', userId, plan, places, today, offeredOn, paidUntil: right.startsOn },
    ...(refundDays !== undefined && { refundDays }),
    ...(follower !== undefined && { chosen: { plan: follower.code, kind: follower.kind } }),
  };
}
