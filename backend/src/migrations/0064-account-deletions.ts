import type { Kysely } from 'kysely';

/**
 * Accounts whose owners asked to delete them, until the day that was told to them, and when an account was closed whose
 * payments the law has us keep. Empty columns without a default take their lock for a moment only.
 */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('account_deletions')
    .addColumn('account_id', 'uuid', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deletes_at', 'timestamptz', (column) => column.notNull())
    .addColumn('begun_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('account_deletions_deletes_at')
    .on('account_deletions')
    .column('deletes_at')
    .execute();

  await db.schema
    .createTable('closed_accounts')
    .addColumn('account_id', 'uuid', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('closed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('kept_until', 'date', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('closed_accounts_kept_until')
    .on('closed_accounts')
    .column('kept_until')
    .execute();
}
