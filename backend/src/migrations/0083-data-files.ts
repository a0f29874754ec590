import type { Kysely } from 'kysely';

/** Files of what is kept of a person that are too large to be made while the person waits: one for an account. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('data_files')
    .addColumn('account_id', 'uuid', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('id', 'uuid', (column) => column.notNull().unique())
    .addColumn('sealed', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('data_files_expires_at').on('data_files').column('expires_at').execute();
}
