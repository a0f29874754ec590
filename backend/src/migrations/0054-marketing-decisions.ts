import { sql, type Kysely } from 'kysely';

/**
 * Each answer to the question about marketing mails: what was said, where and when. Of those from before, `accounts`
 * keeps what holds.
 */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('marketing_decisions')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('opt_in', 'boolean', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('marketing_decisions_account_id')
    .on('marketing_decisions')
    .column('account_id')
    .execute();
}
