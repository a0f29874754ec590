import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the deletion of an account was not asked for. Its owner is logged out then, and can take nothing back: nothing of the
 * account is shown to others. `account`: the column that names it, with its table, as the database calls both.
 */
export function notBeingDeleted(account: `${string}.account_id`): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from account_deletions where account_deletions.account_id = ${sql.ref(account)}
  )`;
}
