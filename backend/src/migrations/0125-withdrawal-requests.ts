import type { Kysely } from 'kysely';

/** When members asked to withdraw from a contract while that could not be done, which holds the right. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('withdrawal_requests')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('withdrawal_requests_user_id')
    .on('withdrawal_requests')
    .columns(['user_id', 'asked_at'])
    .execute();
  await db.schema
    .createIndex('withdrawal_requests_asked_at')
    .on('withdrawal_requests')
    .column('asked_at')
    .execute();
}
