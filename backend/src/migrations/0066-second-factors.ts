import { sql, type Kysely } from 'kysely';

/** What people show at a sign-in beside the first proof, sign-ins that wait for it, and organisations that ask for it. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('second_factors')
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('second_factors_pkey', ['account_id', 'kind'])
    .execute();

  await db.schema
    .createTable('second_factor_steps')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('connection', 'text')
    .addColumn('session_epoch', 'integer', (column) => column.notNull())
    .addColumn('proved_at', 'timestamptz')
    .addColumn('form', 'jsonb', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['account_id', 'expires_at']) {
    await db.schema
      .createIndex(`second_factor_steps_${column}`)
      .on('second_factor_steps')
      .column(column)
      .execute();
  }

  for (const table of ['sessions', 'sign_in_details']) {
    await db.schema.alterTable(table).addColumn('second_factor_at', 'timestamptz').execute();
  }
  await db.schema
    .alterTable('organisations')
    .addColumn('requires_second_factor', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute();
}
