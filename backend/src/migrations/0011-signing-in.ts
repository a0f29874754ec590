import type { Kysely } from 'kysely';

/** Sessions, the provider's own records, sign-ins on their way, and what slows guessing down. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('provider_sid', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_account_id').on('sessions').column('account_id').execute();

  await db.schema
    .createTable('oidc_records')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('account_id', 'text')
    .addColumn('expires_at', 'timestamptz')
    .addPrimaryKeyConstraint('oidc_records_pkey', ['model', 'id'])
    .execute();
  for (const column of ['grant_id', 'uid', 'account_id', 'expires_at']) {
    await db.schema.createIndex(`oidc_records_${column}`).on('oidc_records').column(column).execute();
  }

  await db.schema
    .createTable('identity_keys')
    .addColumn('id', 'smallint', (column) => column.primaryKey())
    .addColumn('secrets', 'jsonb', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sign_in_transactions')
    .addColumn('state', 'text', (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('carried', 'jsonb', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sign_in_details')
    .addColumn('grant_id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('redirect_url', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('account_subjects')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('account_subjects_pkey', ['issuer', 'subject'])
    .execute();

  await db.schema
    .createTable('throttle_counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const table of ['sessions', 'sign_in_transactions', 'sign_in_details']) {
    await db.schema.createIndex(`${table}_expires_at`).on(table).column('expires_at').execute();
  }
}
