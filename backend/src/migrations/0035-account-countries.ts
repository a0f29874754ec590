import type { Kysely } from 'kysely';

/** Keeps where an account is billed: what its holder changes to is priced and taxed there. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('billing_accounts').addColumn('country', 'text').execute();
}
