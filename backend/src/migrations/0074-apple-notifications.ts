import { sql, type Kysely } from 'kysely';

/** Which of Apple's notifications were heard, and for which identities Apple forwards no mail any more. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('apple_notifications')
    .addColumn('jti', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('apple_notifications_expires_at')
    .on('apple_notifications')
    .column('expires_at')
    .execute();

  await db.schema.alterTable('account_subjects').addColumn('mail_stopped_at', 'timestamptz').execute();
  await sql`create index account_subjects_mail_stopped on account_subjects (lower(email))
    where mail_stopped_at is not null`.execute(db);
}
