import { sql, type RawBuilder } from 'kysely';

/** The address of an account, where it was proved, as a part of a query. */
export function provedAddressOf(accountId: string): RawBuilder<string> {
  return sql<string>`(
    select accounts.email_normalised from accounts
    where accounts.id = ${accountId} and accounts.email_verified_at is not null
  )`;
}

/**
 * Whether the address of an account was proved, as a condition. `account`: the column that names it, with its table, as the database
 * calls both.
 */
export function hasProvedAddress(account: `${string}.account_id`): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from accounts where accounts.id = ${sql.ref(account)} and accounts.email_verified_at is not null
  )`;
}
