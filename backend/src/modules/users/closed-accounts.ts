import type { SharedTransaction, Tables } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';

/** A closed account whose payments are kept. */
interface ClosedAccountsTable {
  accountId: string;
  closedAt: Date;
  /** The last day on which its payments are kept. */
  keptUntil: Day;
}

export type ClosedAccountTables = Tables<{ closedAccounts: ClosedAccountsTable }>;

type Rows = ClosedAccountTables &
  Tables<{
    accounts: {
      id: string;
      email: string;
      emailNormalised: string;
      passwordHash: string | null;
      firstName: string;
      lastName: string;
      marketingOptIn: boolean;
      emailVerifiedAt: Date | null;
      externalId: string | null;
    };
  }>;

/** Stands before the id in place of the address of a closed account. No address has a space. */
const closedPrefix = 'closed ';

/** Whether an account was closed, and only its number is left. */
export function isClosed({ emailNormalised }: { emailNormalised: string }): boolean {
  return emailNormalised.startsWith(closedPrefix);
}

/**
 * Closes an account. Its row is deleted, or, where payments refer to it, left without anything that tells a person. Its
 * address is free for another account.
 */
export async function closeAccount(
  id: string,
  { paymentsKeptUntil: keptUntil }: { paymentsKeptUntil: Day | undefined },
  shared: SharedTransaction,
): Promise<void> {
  const trx = shared.$extendTables<Rows>();
  if (keptUntil === undefined) {
    await trx.deleteFrom('accounts').where('id', '=', id).execute();
    return;
  }
  await trx
    .updateTable('accounts')
    .set({
      email: '',
      emailNormalised: `${closedPrefix}${id}`,
      passwordHash: null,
      firstName: '',
      lastName: '',
      marketingOptIn: false,
      emailVerifiedAt: null,
      externalId: null,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('closedAccounts')
    .values({ accountId: id, closedAt: new Date(), keptUntil })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
