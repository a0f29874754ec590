import type { Kysely } from 'kysely';

/** Messages of companies on their way to the form service. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('work_enquiries')
    // A hash of the opened form and what was typed: sent twice, it is one message.
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('content', 'jsonb')
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('work_enquiries_sent_at').on('work_enquiries').column('sent_at').execute();
}
