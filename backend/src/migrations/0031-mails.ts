import type { Kysely } from 'kysely';

/** Which mails were asked for and which went out, by a hash that tells nothing of a person. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .execute();
}
