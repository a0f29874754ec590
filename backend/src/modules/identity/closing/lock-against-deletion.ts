import { sql } from 'kysely';
import type { SharedTransaction } from '../../../database/database.ts';
import { lockAccount } from '../session/locked-account.ts';
import type { IdentityTables } from '../tables.ts';

/**
 * Locks an account for something that must not be done while it is deleted. False where its owner has asked to delete it, and
 * where it is deleted: who waited for the lock may find no account any more, or only the row that payments refer to.
 * Asking for that takes the same lock, and then looks for what was done.
 */
export async function lockAgainstDeletion(shared: SharedTransaction, accountId: string): Promise<boolean> {
  const trx = shared.$extendTables<IdentityTables>();
  if ((await lockAccount(trx, accountId)) === undefined) return false;
  const { rows } = await sql`
    select from account_deletions where account_id = ${accountId}
    union all select from closed_accounts where account_id = ${accountId}
  `.execute(trx);
  return rows.length === 0;
}
