import type { Kysely } from 'kysely';

/** Keeps when and with which status a mail was refused for good. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('mails')
    .addColumn('refused_at', 'timestamptz')
    .addColumn('refused_with', 'text')
    .execute();
}
