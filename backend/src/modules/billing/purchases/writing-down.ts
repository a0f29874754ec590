import type { Kysely } from 'kysely';
import type { Jobs } from '../../../process/jobs.ts';
import { settlePurchase } from '../job-kinds.ts';
import { settleAfterSeconds } from '../orders/following.ts';
import type { BillingPorts } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import type { Purchase } from './repository.ts';

/**
 * Writes purchases down, each with the job that settles it, should this process be gone before it has ended. An account
 * whose deletion was asked for meanwhile orders nothing: it would be charged without an owner. Undefined where another
 * one of the user's is open.
 */
export function createWritingDown({
  db,
  jobs,
  lockAgainstDeletion,
}: {
  db: Kysely<BillingTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  lockAgainstDeletion: BillingPorts['lockAgainstDeletion'];
}) {
  return async (
    userId: string,
    begin: (trx: Kysely<BillingTables>) => Promise<Purchase | undefined>,
  ): Promise<Purchase | 'closing' | undefined> =>
    db.transaction().execute(async (trx) => {
      if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return 'closing';
      const begun = await begin(trx);
      if (begun === undefined) return undefined;
      await jobs.enqueue(trx, settlePurchase, { purchaseId: begun.id }, { startAfter: settleAfterSeconds });
      return begun;
    });
}

export type WritingDown = ReturnType<typeof createWritingDown>;
