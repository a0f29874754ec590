import { sql, type Kysely } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import type { BillingTables } from './tables.ts';
import type { Jobs } from '../../process/jobs.ts';
import { refreshMember } from './job-kinds.ts';
import { userOfAccount } from './members/refreshing.ts';

/** Takes note of callouts, each once, and has what they are about read again from the billing company. */
export function createCallouts(db: Kysely<BillingTables>, jobs: Pick<Jobs, 'enqueue'>) {
  return {
    handle: async ({ eventId, accountNumber }: { eventId: string; accountNumber: string }): Promise<void> => {
      const userId = userOfAccount(accountNumber);
      if (userId === undefined) return;
      await db.transaction().execute(async (trx) => {
        const noted = await trx
          .insertInto('billingCallouts')
          .values({ eventId })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (noted.numInsertedOrUpdatedRows === 0n) return;
        await jobs.enqueue(trx, refreshMember, { userId });
      });
    },

    /** A callout is repeated for hours, never for weeks. */
    forgetOld: async (): Promise<void> => {
      const longAgo = sql<Date>`now() - interval '30 days'`;
      await deleteInSlices(db, 'billingCallouts', (row) => row('receivedAt', '<', longAgo));
    },
  };
}

export type Callouts = ReturnType<typeof createCallouts>;
