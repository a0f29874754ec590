import type { Kysely } from 'kysely';

/** The epoch of an account's sessions: what carries an older one than the account has ended. */
export async function up(db: Kysely<never>) {
  for (const table of ['accounts', 'sessions', 'sign_in_details']) {
    await db.schema
      .alterTable(table)
      .addColumn('session_epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
