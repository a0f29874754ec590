import type { Kysely, Transaction } from 'kysely';
import type { Jobs } from '../../../process/jobs.ts';
import { settlePurchase } from '../job-kinds.ts';
import { settleAfterSeconds } from '../orders/following.ts';
import type { BillingPorts } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import type { Purchase } from './repository.ts';

/**
 * Writes purchases down, each with the job that settles it, should this process be gone before it has ended. An account
 * whose deletion was asked for meanwhile orders nothing: it would be charged without an owner. Undefined where another
 * one of the user's is open, or has ended meanwhile.
 */
export function createWritingDown({
  db,
  jobs,
  lockAgainstDeletion,
  isChanging,
}: {
  db: Kysely<BillingTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  lockAgainstDeletion: BillingPorts['lockAgainstDeletion'];
  /** Whether a change of a subscription of the user is under way. Read in a transaction. */
  isChanging: (trx: Transaction<BillingTables>, userId: string) => Promise<boolean>;
}) {
  return async (
    userId: string,
    begin: (trx: Kysely<BillingTables>) => Promise<Purchase | undefined>,
  ): Promise<Purchase | 'closing' | 'changing' | undefined> =>
    db.transaction().execute(async (trx) => {
      if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return 'closing';
      // The rules judge what is held once the change has ended.
      if (await isChanging(trx, userId)) return 'changing';
      const begun = await begin(trx);
      if (begun === undefined) return undefined;
      await jobs.enqueue(trx, settlePurchase, { purchaseId: begun.id }, { startAfter: settleAfterSeconds });
      return begun;
    });
}

export type WritingDown = ReturnType<typeof createWritingDown>;
