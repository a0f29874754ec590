import type { Kysely } from 'kysely';

/** Names the parameters of a sign-in under way what they are. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('sign_in_transactions').renameColumn('carried', 'params').execute();
}
