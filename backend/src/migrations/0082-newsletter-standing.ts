import { sql, type Kysely } from 'kysely';

/** When an address left the newsletter, kept until the list is told, and the form in which addresses are compared. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('newsletter_requests')
    .addColumn('email_normalised', 'text')
    .addColumn('left_at', 'timestamptz')
    .execute();
  await sql`
    update newsletter_requests set email_normalised = lower(btrim(email))
    where email is not null`.execute(db);
  await db.schema
    .createIndex('newsletter_requests_email_normalised')
    .on('newsletter_requests')
    .column('email_normalised')
    .execute();
}
