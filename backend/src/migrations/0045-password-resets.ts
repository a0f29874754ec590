import { sql, type Kysely } from 'kysely';

/** Links to a new password, and the record of changes to identities. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['account_id', 'expires_at']) {
    await db.schema.createIndex(`password_resets_${column}`).on('password_resets').column(column).execute();
  }

  // Without a foreign key: the record of a change outlives the account.
  await db.schema
    .createTable('identity_changes')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['account_id', 'changed_at']) {
    await db.schema.createIndex(`identity_changes_${column}`).on('identity_changes').column(column).execute();
  }
}
