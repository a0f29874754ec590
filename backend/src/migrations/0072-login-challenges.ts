import type { Kysely } from 'kysely';

/** Logins that a password alone does not end, since there were too many tries for their address. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('login_challenges')
    .addColumn('browser_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('session_epoch', 'integer')
    .addColumn('proved_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['account_id', 'expires_at']) {
    await db.schema.createIndex(`login_challenges_${column}`).on('login_challenges').column(column).execute();
  }
}
