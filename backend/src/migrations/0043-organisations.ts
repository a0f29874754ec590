import { sql, type Kysely } from 'kysely';

/** Organisations, the domains that they proved to be their own, and their members. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('organisations')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('name', 'text', (column) => column.notNull())
    // As it is looked up: in lower case, with single spaces.
    .addColumn('name_normalised', 'text', (column) => column.notNull().unique())
    .addColumn('connection', 'text', (column) => column.unique())
    .addColumn('health_hub', 'text')
    .execute();

  await db.schema
    .createTable('organisation_domains')
    .addColumn('domain', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'uuid', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('proven_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('memberships')
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('organisation_id', 'uuid', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('health_hub_external_id', 'text')
    .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
    .addColumn('enrolled_at', 'timestamptz')
    .addPrimaryKeyConstraint('memberships_pkey', ['account_id', 'organisation_id'])
    .execute();
  for (const [table, column] of [
    ['organisation_domains', 'organisation_id'],
    ['memberships', 'organisation_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
