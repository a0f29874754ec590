import { sql, type Kysely } from 'kysely';

/** The checkout that each member left last, to be gone on with. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('saved_checkouts')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey())
    .addColumn('id', 'uuid', (column) =>
      column
        .notNull()
        .unique()
        .defaultTo(sql`gen_random_uuid()`),
    )
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('voucher_code', 'text')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('upgrade', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull())
    .addColumn('mail_decided_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('saved_checkouts_saved_at').on('saved_checkouts').column('saved_at').execute();
}
