import { addMonths, type Day } from '../../../domain/days.ts';
import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import type { VisitorLocation } from '../../../domain/visitor-location.ts';
import type { FactsOf } from '../../../http/page-handler.ts';
import { chargesLoweredBy, monthsOf, planFor, plans } from '../catalogue/plans.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';
import { soldKindOf, type SoldKind } from '../catalogue/sold-plans.ts';
import type { VoucherQuestion } from '../offered-vouchers.ts';
import { pricedIn, taxShown } from './offer-facts.ts';
import { voucherOn } from './offers-with-voucher.ts';
import type { PageSources } from './page-sources.ts';
import { planOfferIn, type PlanOffer } from './plan-offers.ts';

type VoucherOfVisitor = Pick<VoucherQuestion, 'code' | 'address'>;
type LaterAlone = Extract<FactsOf<'upgradeOffer'>, { status: 'laterAlone' }>;

interface PlanToFollow {
  code: string;
  kind: Exclude<SoldKind, 'family'>;
}

/**
 * Another plan from the day on which a renewing one is paid until. Undefined where none renews, or this one cannot follow it:
 * the checkout opens, or says why not. A plan with free days is offered, without them, to those who chose it here before.
 */
export async function laterOffer(
  billing: Pick<PageSources['billing'], 'rightToBuy' | 'soldPlans' | 'offeredVouchers'>,
  {
    userId,
    plan,
    chosenHere,
    offeredOn,
    location: visited,
    voucher,
  }: {
    userId: string;
    plan: SellablePlan;
    chosenHere: boolean;
    offeredOn: Day;
    location: VisitorLocation<PriceZone>;
    /** The one that the visitor came with, and their network address. */
    voucher: VoucherOfVisitor | undefined;
  },
): Promise<FactsOf<'upgradeOffer'> | undefined> {
  if (plans[plan].trialDays > 0 && !chosenHere) return undefined;
  const right = await billing.rightToBuy(userId, { plan, begins: 'later' });
  if (!right.ok || right.replaces === undefined) return undefined;
  const location = pricedIn(right.country, visited);
  // As the quote sells it: the code without free days.
  const offer = planOfferIn(location.zone, planFor(plan, right), { mayHaveFreeDays: false });
  const { kind, price } = offer;
  const voucherFacts =
    voucher &&
    (await voucherShown(billing, offer, {
      ...{ ...voucher, userId, zone: location.zone },
      ...{ newMember: right.mayHaveFreeDays, startsOn: right.startsOn },
    }));
  const family = plans[plan].family ? undefined : await familyInstead(billing, userId);
  return {
    status: 'laterAlone',
    from: plans[right.replaces.planCode].kind,
    to: kind,
    price,
    ...(voucherFacts !== undefined && { voucher: voucherFacts }),
    tax: taxShown(location),
    ...(location.country !== undefined && { country: location.country }),
    offeredOn,
    paidUntil: right.startsOn,
    ...(family !== undefined && { family: { plan: family, chosen: plan } }),
  };
}

/** What a voucher gives on a plan that begins on a day, and the first charge without it. Undefined where it gives nothing. */
async function voucherShown(
  billing: Pick<PageSources['billing'], 'offeredVouchers'>,
  plan: PlanOffer,
  {
    startsOn,
    ...use
  }: VoucherOfVisitor & { userId: string; zone: PriceZone; newMember: boolean; startsOn: Day },
): Promise<LaterAlone['voucher']> {
  const valid = (await billing.offeredVouchers({ ...use, plans: [plan.code] })).get(plan.code);
  if (valid === undefined) return undefined;
  const { percentOff, price } = voucherOn(plan, valid, startsOn);
  const months = chargesLoweredBy(valid.months, plan.period) * monthsOf(plan.period);
  return { code: valid.code, percentOff, price, ordinaryPriceFrom: addMonths(startsOn, months) };
}

/** The family plan, where it can take the place of the plan that is held. */
async function familyInstead(
  billing: Pick<PageSources['billing'], 'rightToBuy' | 'soldPlans'>,
  userId: string,
): Promise<string | undefined> {
  const plan = billing.soldPlans.family;
  if (plan === undefined) return undefined;
  const right = await billing.rightToBuy(userId, { plan, upgrade: true });
  return right.ok ? plan : undefined;
}

/** The plans for one person that a subscriber who wanted free days can have next. */
export async function plansToFollow(
  billing: Pick<PageSources['billing'], 'rightToBuy' | 'soldPlans'>,
  userId: string,
): Promise<PlanToFollow[]> {
  const followers: PlanToFollow[] = [];
  for (const code of billing.soldPlans.offered) {
    const follower = await planToFollow(billing, userId, code);
    if (follower !== undefined) followers.push(follower);
  }
  return followers;
}

/** A plan for one person, where it can follow the one that a member has. */
export async function planToFollow(
  billing: Pick<PageSources['billing'], 'rightToBuy'>,
  userId: string,
  code: SellablePlan,
): Promise<PlanToFollow | undefined> {
  const kind = soldKindOf(code);
  if (kind === 'family') return undefined;
  const right = await billing.rightToBuy(userId, { plan: code, begins: 'later' });
  return right.ok ? { code, kind } : undefined;
}
