import type { Kysely } from 'kysely';

/** Addresses that were entered for the newsletter, with the links of the mails to them. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('newsletter_requests')
    // A hash of the token by which the list is left.
    .addColumn('leave_hash', 'text', (column) => column.primaryKey())
    // A hash of the token by which it is joined, until it was used.
    .addColumn('confirm_hash', 'text', (column) => column.unique())
    .addColumn('email', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .execute();
  for (const column of ['email', 'expires_at']) {
    await db.schema
      .createIndex(`newsletter_requests_${column}`)
      .on('newsletter_requests')
      .column(column)
      .execute();
  }
}
