import type { SharedTransaction } from '../../../database/database.ts';
import { lockAccount } from '../session/locked-account.ts';
import type { IdentityTables } from '../tables.ts';

/**
 * Locks an account for something that must not be done while it is deleted. False where its owner has asked to delete it.
 * Asking for that takes the same lock, and then looks for what was done.
 */
export async function lockAgainstDeletion(shared: SharedTransaction, accountId: string): Promise<boolean> {
  const trx = shared.$extendTables<IdentityTables>();
  await lockAccount(trx, accountId);
  const deletion = await trx
    .selectFrom('accountDeletions')
    .select('accountId')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return deletion === undefined;
}
