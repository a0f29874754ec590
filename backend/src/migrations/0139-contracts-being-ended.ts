import type { Kysely } from 'kysely';

/** The numbers of the contracts that a declaration ends, written down before the first of them is ended. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('contract_terminations').addColumn('ending', 'jsonb').execute();
}
