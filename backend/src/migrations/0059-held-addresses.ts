import { sql, type Kysely } from 'kysely';

/** Former addresses of accounts, which no other account can have while their owner can take them back. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('held_addresses')
    .addColumn('email_normalised', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['account_id', 'until']) {
    await db.schema.createIndex(`held_addresses_${column}`).on('held_addresses').column(column).execute();
  }
  await sql`
    insert into held_addresses (email_normalised, account_id, until)
    select lower(normalize(restores_email, NFKC)), account_id, expires_at
    from password_resets where restores_email is not null
    on conflict do nothing
  `.execute(db);
}
