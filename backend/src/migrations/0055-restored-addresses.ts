import type { Kysely } from 'kysely';

/** The address that a link to a new password brings back. The release before lets such a link set a password alone. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('password_resets').addColumn('restores_email', 'text').execute();
}
