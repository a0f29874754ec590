import type { Generated, Transaction } from 'kysely';
import type { Tables } from '../../../database/database.ts';
import type { Language } from '../../../domain/languages.ts';
import type { IdentityTables } from '../tables.ts';

/** What identity reads and writes of accounts inside its own transactions. The users module keeps them. */
export type AccountRows = Tables<{
  accounts: {
    id: string;
    email: string;
    emailNormalised: string;
    emailVerifiedAt: Date | null;
    firstName: string;
    language: Language;
    passwordHash: string | null;
    sessionEpoch: Generated<number>;
  };
}>;

/**
 * Locks an account and reads it. Each change of what opens an account takes this lock before any other, so that two
 * changes never wait for each other, and none misses what the other one writes.
 */
export function lockAccount(trx: Transaction<IdentityTables>, accountId: string) {
  return trx
    .$extendTables<AccountRows>()
    .selectFrom('accounts')
    .select(['email', 'emailNormalised', 'emailVerifiedAt', 'firstName', 'language'])
    .select(['passwordHash', 'sessionEpoch'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}
