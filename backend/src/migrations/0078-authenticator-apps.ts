import type { Kysely } from 'kysely';

/** Authenticator apps of accounts, those that wait for their first code, and the codes that stand in for a lost one. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('authenticator_apps')
    .addColumn('account_id', 'uuid', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('authenticator_setups')
    .addColumn('session_id', 'uuid', (column) =>
      column.primaryKey().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['account_id', 'expires_at']) {
    await db.schema
      .createIndex(`authenticator_setups_${column}`)
      .on('authenticator_setups')
      .column(column)
      .execute();
  }

  await db.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['account_id', 'code_hash'])
    .execute();
}
