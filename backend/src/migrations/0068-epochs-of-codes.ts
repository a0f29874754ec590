import type { Kysely } from 'kysely';

/** The epoch of an account's sessions when a code was asked for. Empty for codes that are of no account. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('mailed_codes').addColumn('session_epoch', 'integer').execute();
}
