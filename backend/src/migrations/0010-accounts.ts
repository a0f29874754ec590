import { sql, type Kysely } from 'kysely';

/** People, each by one address. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_normalised', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('marketing_opt_in', 'boolean', (column) => column.notNull())
    .addColumn('marketing_decided_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('email_verified_at', 'timestamptz')
    .addColumn('external_id', 'text', (column) => column.unique())
    .execute();
}
