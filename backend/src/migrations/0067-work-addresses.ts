import type { Kysely } from 'kysely';

/** Addresses at work by which people proved that they work for a partner, each for one account. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('work_addresses')
    .addColumn('email_normalised', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('organisation_id', 'uuid', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('verified_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['account_id', 'organisation_id']) {
    await db.schema.createIndex(`work_addresses_${column}`).on('work_addresses').column(column).execute();
  }
}
