import type { Kysely } from 'kysely';

/**
 * When a link to a new password was used. Its row stays for as long as a form counts as pressed twice. To the release before,
 * which knows no such column, it is a link that has expired.
 */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('password_resets').addColumn('used_at', 'timestamptz').execute();
}
