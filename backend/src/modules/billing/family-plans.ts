import type { Kysely } from 'kysely';
import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import { dayOf } from '../../domain/days.ts';
import type { Money } from '../../domain/money.ts';
import type { Clock } from '../../process/clock.ts';
import { plans } from './catalogue/plans.ts';
import { beginsByItself, standingOf } from './eligibility.ts';
import { chargedSubscriptionsOf } from './members/less-credit.ts';
import { createMemberRepository, type Subscription } from './members/repository.ts';
import type { BillingTables } from './tables.ts';

type Plan = Pick<(typeof plans)[keyof typeof plans], 'kind' | 'period'>;

/** What a person has, as they are told before they join a family. */
export type PlanBesideFamily =
  | { kind: 'ends' | 'access'; plan: Plan; endsOn: Day }
  | { kind: 'charged' | 'waits'; plan: Plan; next: { date: Day; amount?: Money } }
  | { kind: 'billedElsewhere'; plan: Plan; company?: 'google' | 'itunes' | 'spotify' };

/** What families ask of what people pay for. */
export function createFamilyPlans({ db, clock }: { db: Kysely<BillingTables>; clock: Pick<Clock, 'now'> }) {
  const membersIn = (trx?: SharedTransaction) =>
    createMemberRepository(trx?.$extendTables<BillingTables>() ?? db);

  return {
    /**
     * The family plan that a user pays for, whatever runs beside it. `paused`: it gives no access now. A change to a plan for
     * one person ends it; another family plan that follows at once goes on with it.
     */
    familyPlanOf: async (userId: string, trx?: SharedTransaction) => {
      const members = membersIn(trx);
      const today = dayOf(clock.now());
      const families = (await members.subscriptionsOf(userId)).filter(
        ({ planCode }) => plans[planCode].family,
      );
      const current = families.find((each) => isRunning(each, today));
      if (current === undefined) return undefined;
      const { planned, nextChargeOn, pausedFrom, accountNumber } = current;
      const changesOn = planned !== null && !plans[planned.plan].family ? planned.startsOn : null;
      const lastDay = current.endsOn ?? changesOn;
      if (lastDay !== null && lastDay <= today) return undefined;
      const goesOn = families.some(({ id, startsOn, endsOn }) => {
        return id !== current.id && lastDay !== null && startsOn <= lastDay && (endsOn ?? '9') > lastDay;
      });
      const endsOn = pausedFrom ?? (goesOn ? null : lastDay);
      const accounts = await members.accountsOf(userId);
      const country = accounts.find((each) => each.accountNumber === accountNumber)?.country ?? null;
      return {
        ...(country !== null && { country }),
        ...(endsOn !== null && { endsOn }),
        ...(pausedFrom !== null && { pauses: true as const }),
        ...(pausedFrom !== null && pausedFrom <= today && { paused: true as const }),
        ...(nextChargeOn !== null && { nextChargeOn }),
      };
    },

    /**
     * What a user has, beside a family that they are invited to. What we charge comes first: a plan that waits, then one that
     * renews; then what another company bills, what ends, and access.
     */
    plansBesideFamily: async (
      userId: string,
    ): Promise<{ shown: PlanBesideFamily; subscriptionId: string }[]> => {
      const today = dayOf(clock.now());
      const held = (await chargedSubscriptionsOf(membersIn(), userId)).flatMap((each) => {
        const waits = standingOf(each, today) === 'queued' && !beginsByItself(each);
        if (!waits && !isRunning(each, today)) return [];
        return [{ shown: shownBeside(each, waits), subscriptionId: each.id }];
      });
      return held.toSorted((one, other) => orderOf(one.shown) - orderOf(other.shown));
    },
  };
}

function isRunning(subscription: Subscription, today: Day): boolean {
  const standing = standingOf(subscription, today);
  return standing === 'renewing' || standing === 'ending';
}

function orderOf({ kind }: PlanBesideFamily): number {
  return ['waits', 'charged', 'billedElsewhere', 'ends', 'access'].indexOf(kind);
}

function shownBeside(subscription: Subscription, waits: boolean): PlanBesideFamily {
  const { planCode, source, startsOn, endsOn, nextChargeOn, nextCharge } = subscription;
  const { kind, period } = plans[planCode];
  const plan = { kind, period };
  if (endsOn !== null) return { kind: kind === 'access' ? 'access' : 'ends', plan, endsOn };
  if (source !== 'zuora') {
    return { kind: 'billedElsewhere', plan, ...(source !== 'unknown' && { company: source }) };
  }
  const next = { date: nextChargeOn ?? startsOn, ...(nextCharge !== null && { amount: nextCharge }) };
  return { kind: waits ? 'waits' : 'charged', plan, next };
}
