import type { Kysely } from 'kysely';
import type { SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import { dayOf } from '../../domain/days.ts';
import type { Money } from '../../domain/money.ts';
import type { Clock } from '../../process/clock.ts';
import { plans } from './catalogue/plans.ts';
import { beginsByItself, standingOf } from './eligibility.ts';
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
  async function subscriptionsOf(userId: string, trx?: SharedTransaction) {
    const members = createMemberRepository(trx?.$extendTables<BillingTables>() ?? db);
    const today = dayOf(clock.now());
    const all = await members.subscriptionsOf(userId);
    const standing = (...standings: ReturnType<typeof standingOf>[]) =>
      all.find((each) => standings.includes(standingOf(each, today)));
    return { current: standing('renewing', 'ending'), queued: standing('queued'), today, members };
  }

  return {
    /** The family plan that a user has access by. A change to a plan for one person ends it. */
    familyPlanOf: async (userId: string, trx?: SharedTransaction) => {
      const { current, today, members } = await subscriptionsOf(userId, trx);
      if (current === undefined || !plans[current.planCode].family) return undefined;
      const { endsOn, planned, nextChargeOn, pausedFrom, accountNumber } = current;
      if (pausedFrom !== null && pausedFrom <= today) return undefined;
      const changesOn = planned !== null && !plans[planned.plan].family ? planned.startsOn : undefined;
      const lastDay = endsOn ?? changesOn;
      const accounts = await members.accountsOf(userId);
      const country = accounts.find((each) => each.accountNumber === accountNumber)?.country ?? null;
      return {
        ...(country !== null && { country }),
        ...(lastDay !== undefined && { endsOn: lastDay }),
        ...(nextChargeOn !== null && { nextChargeOn }),
      };
    },

    /** What a user has, beside a family that they are invited to. A plan that waits and is charged comes first. */
    planBesideFamily: async (
      userId: string,
    ): Promise<{ shown: PlanBesideFamily; subscriptionId: string } | undefined> => {
      const { current, queued } = await subscriptionsOf(userId);
      const waits = queued !== undefined && !beginsByItself(queued) ? queued : undefined;
      const held = waits ?? current;
      return held && { shown: shownBeside(held, held === waits), subscriptionId: held.id };
    },
  };
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
