import { sql } from 'kysely';
import type { Database, SharedTransaction, Tables } from '../../database/database.ts';

type Rows = Tables<{ accounts: { id: string; emailNormalised: string; emailVerifiedAt: Date | null } }>;

/** The address of a person, whatever spelling of it was given, and the person's other accounts. */
export interface Mailbox {
  address: string;
  /** Whether the account's address was proved. */
  proved: boolean;
  others: readonly string[];
}

/**
 * Finds the accounts whose mails all reach one person: by what follows a plus, and by the dots and the hosts that large mail
 * companies do not tell apart. The database's function `person_address` has the rules.
 */
export function createMailboxes(database: Database) {
  /** Undefined for an account that is not there. Of the other accounts, as many as are asked for. */
  return async function mailboxOf(
    accountId: string,
    { most, trx }: { most: number; trx?: SharedTransaction | undefined },
  ): Promise<Mailbox | undefined> {
    const accounts = (trx ?? database).$extendTables<Rows>().selectFrom('accounts');
    const own = await accounts
      .select([sql<string>`person_address(email_normalised)`.as('address'), 'emailVerifiedAt'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (own === undefined) return undefined;
    const others = await accounts
      .select('id')
      .where(sql`person_address(email_normalised)`, '=', own.address)
      .where('id', '!=', accountId)
      .orderBy('id')
      .limit(most)
      .execute();
    const { address, emailVerifiedAt } = own;
    return { address, proved: emailVerifiedAt !== null, others: others.map(({ id }) => id) };
  };
}
