import type { Kysely } from 'kysely';

/** What visitors allowed us to count. It goes after its retention time, and with the account. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('analytics_events')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('happened_at', 'timestamptz', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) => column.references('accounts.id').onDelete('cascade'))
    .execute();
  for (const column of ['received_at', 'account_id']) {
    await db.schema.createIndex(`analytics_events_${column}`).on('analytics_events').column(column).execute();
  }
}
