import type { Kysely } from 'kysely';

/** When a change was confirmed, which the mail about a withdrawal from a contract says. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('subscription_changes').addColumn('confirmed_at', 'timestamptz').execute();
}
