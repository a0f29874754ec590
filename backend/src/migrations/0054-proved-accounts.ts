import type { Kysely } from 'kysely';

/** The account of which a parked arrival has proved the password, and the epoch of its sessions at that moment. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('parked_arrivals')
    .addColumn('account_id', 'uuid', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('session_epoch', 'integer')
    .execute();
  await db.schema
    .createIndex('parked_arrivals_account_id')
    .on('parked_arrivals')
    .column('account_id')
    .execute();
}
