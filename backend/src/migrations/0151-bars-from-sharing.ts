import type { Kysely } from 'kysely';

/** Hidden moments that were taken back and wait for a moderator, and accounts that share nothing for a while. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('moments').addColumn('revoked_at', 'timestamptz').execute();
  await db.schema
    .createTable('moment_bars')
    .addColumn('account_id', 'uuid', (column) => column.primaryKey())
    .addColumn('barred_until', 'timestamptz', (column) => column.notNull())
    .execute();
}
