import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/days.ts';
import type { BillingPorts } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import type { GivenReason } from './reasons.ts';

/** Keeps why people cancelled. */
export function createReasonRepository(
  db: Kysely<BillingTables>,
  lockAgainstDeletion: BillingPorts['lockAgainstDeletion'],
) {
  return {
    /** Keeps the reason of a cancellation; of several for one the last. Nothing is kept of an account that is being deleted. */
    keep: (
      { id, userId }: { id: string; userId: string },
      { reason, words, endsOn, givenAt }: GivenReason & { endsOn: Day; givenAt: Date },
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return;
        const given = { reason, words, givenAt };
        await trx
          .insertInto('cancellationReasons')
          .values({ ...given, subscriptionId: id, userId, endsOn })
          .onConflict((conflict) => conflict.columns(['subscriptionId', 'endsOn']).doUpdateSet(given))
          .execute();
      }),
  };
}

export type ReasonRepository = ReturnType<typeof createReasonRepository>;
