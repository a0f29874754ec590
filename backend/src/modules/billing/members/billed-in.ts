import { sql, type Kysely } from 'kysely';
import { dayOf } from '../../../domain/days.ts';
import type { Clock } from '../../../process/clock.ts';
import { planCodes, plans } from '../catalogue/plans.ts';
import type { BillingTables } from '../tables.ts';

/** Access costs nothing: the country of its account may have been guessed. */
const paidPlans = planCodes.filter((code) => plans[code].kind !== 'access');

/** Finds the country of the account that a user's plan is billed to: the plan of today, or else one to come, or the last one. */
export function createBilledIn({ db, clock }: { db: Kysely<BillingTables>; clock: Pick<Clock, 'now'> }) {
  return async (userId: string): Promise<string | undefined> => {
    const today = dayOf(clock.now());
    const account = await db
      .selectFrom('subscriptions')
      .innerJoin('billingAccounts', 'billingAccounts.accountNumber', 'subscriptions.accountNumber')
      .select('billingAccounts.country')
      .where('subscriptions.userId', '=', userId)
      .where('planCode', 'in', paidPlans)
      .where('billingAccounts.country', 'is not', null)
      .orderBy(sql`ends_on is null or ends_on > ${today}::date`, 'desc')
      .orderBy(sql`starts_on <= ${today}::date`, 'desc')
      .orderBy('startsOn', 'desc')
      .executeTakeFirst();
    return account?.country ?? undefined;
  };
}
