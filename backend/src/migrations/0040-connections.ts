import type { Kysely } from 'kysely';

/** Visitors who were sent to a company that signs people in, until its answer comes. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('departures')
    .addColumn('state', 'text', (column) => column.primaryKey())
    .addColumn('connection', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('form', 'jsonb', (column) => column.notNull())
    .addColumn('add_to', 'uuid', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('posted', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('departures_expires_at').on('departures').column('expires_at').execute();
}
