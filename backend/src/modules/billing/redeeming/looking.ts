import type { Clock } from '../../../process/clock.ts';
import { dayOf, type Day } from '../../../domain/days.ts';
import type { SellablePlan } from '../../../domain/sellable-plans.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { planCodeOf, planFor, plans, type PlanCode } from '../catalogue/plans.ts';
import type { PriceZone } from '../catalogue/price-zones.ts';
import type { SoldPlans } from '../catalogue/sold-plans.ts';
import { isSamePlan } from '../eligibility.ts';
import { redeemLimits } from '../personal-limits.ts';
import type { AccessLength, GiftFound, Redeemables, VoucherFound } from '../ports.ts';
import type { PurchaseRepository } from '../purchases/repository.ts';
import { isOpen } from '../tables.ts';
import type { Right, Validating } from '../validating.ts';
import { endOfAccess } from './access-grant.ts';

/** Who looks at a code, and where they are. */
export interface Look {
  typed: string;
  /** Undefined for a visitor without an account. */
  userId: string | undefined;
  /** The network address. */
  address: string;
  zone: PriceZone;
}

/** Access with its days. */
export interface AccessDays {
  code: string;
  length: AccessLength;
  startsOn: Day;
  endsOn: Day;
  /** Whether the plan that renews now ends on the day that access begins. */
  endsPlan?: true;
  /** By whom it is given, where it is a gift. */
  gift?: GiftFound;
}

/** Why a code gives nothing here and now. */
export type LookRefusal =
  | {
      reason:
        | 'notFound'
        | 'expired'
        | 'soldOut'
        | 'notForZone'
        | 'newMembersOnly'
        | 'studentsOnly'
        | 'notForPlan'
        | 'referralNotEligible'
        | 'addressUnproved';
    }
  | { reason: 'giftRedeemed' | 'giftRefunded' | 'giftExpired' }
  | { reason: 'notYet' | 'giftNotYet'; from: Day }
  | { reason: 'alreadyUsed'; percentOff: number; usedOn: Day }
  | { reason: 'accessEnded'; endedOn: Day }
  | { reason: 'subscribed' | 'planHeld' | 'renewsElsewhere' | 'paymentDue' }
  /** `until`: absent where the pause has no end. */
  | { reason: 'paused'; until?: Day }
  | { reason: 'pausePlanned'; from: Day }
  | { reason: 'alreadyQueued'; from: Day }
  | { reason: 'billedElsewhere'; until: Day };

/** What a code gives, before anything is redeemed. */
export type Looked =
  | { outcome: 'tooMany'; minutes: number }
  | { outcome: 'refused'; refusal: LookRefusal }
  /** It lowers the price of a plan, which is bought at the checkout; `later`: in the place of the one that renews. */
  | { outcome: 'discount'; code: string; plan: SellablePlan; later: boolean }
  /** A gift of this person's that cannot be redeemed: its page says why. */
  | { outcome: 'ownGift'; giftId: string }
  | { outcome: 'access'; access: AccessDays; queued: boolean }
  | { outcome: 'pending' }
  | { outcome: 'redeemed'; access: AccessDays };

/** Looks codes up. A code that is not found counts as a guess: of a person, and of all at their network address. */
export function createLooking(parts: {
  vouchers: Pick<Redeemables, 'find' | 'judge' | 'keptAs'>;
  rightToBuy: Validating['rightToBuy'];
  mayHaveFreeDays: (userId: string | undefined) => Promise<boolean>;
  purchases: Pick<PurchaseRepository, 'accessOf'>;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
  soldPlans: Pick<SoldPlans, 'byPreference'>;
  clock: Pick<Clock, 'now'>;
}) {
  const { vouchers, rightToBuy, purchases, throttle, soldPlans, clock } = parts;

  /** A code of this person's that they have redeemed, or whose order is still open. */
  async function ownAccess(
    userId: string,
    { code, gives, redeemedAt }: Extract<VoucherFound, { reason: 'alreadyUsed' }>,
  ): Promise<Looked> {
    const usedOn = dayOf(redeemedAt);
    switch (gives.kind) {
      case 'discount':
        return refused({ reason: 'alreadyUsed', percentOff: gives.percentOff, usedOn });
      case 'access': {
        const ordered = await purchases.accessOf(userId, await vouchers.keptAs(code));
        if (ordered !== undefined && isOpen(ordered.state)) return { outcome: 'pending' };
        const { length, gift } = gives;
        const days = ordered?.access?.grant ?? { startsOn: usedOn, endsOn: endOfAccess(usedOn, length) };
        const { startsOn, endsOn } = days;
        if (endsOn <= dayOf(clock.now())) return refused({ reason: 'accessEnded', endedOn: endsOn });
        return { outcome: 'redeemed', access: { code, length, startsOn, endsOn, ...(gift && { gift }) } };
      }
    }
  }

  /** The plans that a discount or free days fit, in the order in which plans are preferred. */
  async function plansLoweredBy(
    code: string,
    use: { userId: string | undefined; zone: PriceZone; today: Day; newMember: boolean },
  ): Promise<SellablePlan[]> {
    const lowered: SellablePlan[] = [];
    for (const plan of soldPlans.byPreference) {
      const planCode = planFor(plan, { mayHaveFreeDays: use.newMember });
      if ((await vouchers.judge(code, { ...use, planCode })).ok) lowered.push(plan);
    }
    return lowered;
  }

  /** Where a discount leads: the first plan that it fits and that a person can have, now or after the present one. */
  async function discount(code: string, use: Parameters<typeof plansLoweredBy>[1]): Promise<Looked> {
    const { userId, today } = use;
    const lowered = await plansLoweredBy(code, use);
    const [preferred] = lowered;
    if (preferred === undefined) return refused({ reason: 'notForPlan' });
    if (userId === undefined) return { outcome: 'discount', code, plan: preferred, later: false };
    // A person who would have a plan for one is not led to a plan for a family.
    const alike = lowered.filter((plan) => plans[plan].family === plans[preferred].family);
    const refusals: LookRefusal[] = [];
    for (const plan of alike) {
      const right = await rightToBuy(userId, { plan, begins: 'later' });
      if (right.ok) return { outcome: 'discount', code, plan, later: right.replaces !== undefined };
      refusals.push(standingRefusal(right, { plan, today }));
    }
    return refused(refusals[0] ?? { reason: 'notForPlan' });
  }

  async function access(
    code: string,
    { plan, length, gift }: { plan: string; length: AccessLength; gift?: GiftFound },
    { userId, today }: { userId: string | undefined; today: Day },
  ): Promise<Looked> {
    const wanted = planCodeOf(plan);
    const right =
      userId === undefined
        ? { ok: true as const, startsOn: today, replaces: undefined }
        : await rightToBuy(userId, { plan: wanted, begins: 'later' });
    if (!right.ok) return refused(standingRefusal(right, { plan: wanted, today }));
    const { startsOn, replaces } = right;
    const days = {
      ...{ code, length, startsOn, endsOn: endOfAccess(startsOn, length) },
      ...(replaces !== undefined && { endsPlan: true as const }),
      ...(gift && { gift }),
    };
    return { outcome: 'access', access: days, queued: startsOn > today };
  }

  return async function look({ typed, userId, address, zone }: Look): Promise<Looked> {
    const limits = redeemLimits(userId, address);
    const allowed = await throttle.attempt(limits);
    if (!allowed.ok) return { outcome: 'tooMany', minutes: allowed.minutes };

    const today = dayOf(clock.now());
    const use = { userId, zone, today, newMember: await parts.mayHaveFreeDays(userId) };
    const found = await vouchers.find(typed, use);
    if (!found.ok && found.reason === 'notFound') return refused({ reason: 'notFound' });
    await throttle.forgive(limits);

    if (!found.ok) {
      switch (found.reason) {
        case 'alreadyUsed':
          return ownAccess(userId ?? '', found);
        case 'ownGift':
          return { outcome: 'ownGift', giftId: found.giftId };
        case 'notYet':
        case 'giftNotYet':
          return refused({ reason: found.reason, from: found.from });
        default:
          return refused({ reason: found.reason });
      }
    }
    const { code, gives } = found;
    return gives.kind === 'access' ? access(code, gives, use) : discount(code, use);
  };
}

function refused(refusal: LookRefusal): Looked {
  return { outcome: 'refused', refusal };
}

/** Why a plan cannot follow what a person has, from the refusal of its purchase. */
function standingRefusal(
  { refusal, renewing, paymentDue }: Right & { ok: false },
  { plan, today }: { plan: PlanCode; today: Day },
): LookRefusal {
  const { code, data } = refusal.error;
  const day = data?.renewal_date ?? today;
  switch (code) {
    case 'SUBSCRIPTION_ALREADY_QUEUED':
      return { reason: 'alreadyQueued', from: day };
    case 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION':
      return { reason: 'billedElsewhere', until: day };
    default:
      return renewing === undefined
        ? { reason: 'subscribed' }
        : refusalBeside(renewing, { plan, today, paymentDue });
  }
}

/** Why a plan cannot follow one that goes on. */
function refusalBeside(
  { source, planCode, pausedFrom = null, nextChargeOn }: NonNullable<(Right & { ok: false })['renewing']>,
  { plan, today, paymentDue }: { plan: PlanCode; today: Day; paymentDue: boolean },
): LookRefusal {
  if (source !== 'zuora') return { reason: 'renewsElsewhere' };
  if (paymentDue) return { reason: 'paymentDue' };
  if (pausedFrom === null) return { reason: isSamePlan(plan, planCode) ? 'planHeld' : 'subscribed' };
  if (pausedFrom > today) return { reason: 'pausePlanned', from: pausedFrom };
  return {
    reason: 'paused',
    ...(nextChargeOn !== null && nextChargeOn > pausedFrom && { until: nextChargeOn }),
  };
}
