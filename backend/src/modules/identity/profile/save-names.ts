import type { Kysely } from 'kysely';
import { recordChange } from '../audit.ts';
import type { Accounts } from '../ports.ts';
import type { IdentityTables } from '../tables.ts';

/** What saving names works with. */
export interface NameParts {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'keepNames'>;
}

/** Saves the names that the owner of an account gave, and records the change where they are new. */
export async function saveNames(
  { accountId, ip }: { accountId: string; ip: string },
  names: { firstName: string; lastName: string },
  { db, accounts }: NameParts,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await accounts.keepNames(accountId, names, trx.$pickTables<never>()))) return;
    await recordChange(trx, { accountId, change: 'namesChanged', method: 'owner', ip });
  });
}
