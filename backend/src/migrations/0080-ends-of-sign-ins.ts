import type { Kysely } from 'kysely';

/** By what code a sign-in ended that had waited: the same code pressed twice ends it like the first time. */
export async function up(db: Kysely<never>) {
  for (const table of ['second_factor_steps', 'login_challenges']) {
    await db.schema.alterTable(table).addColumn('ended_by', 'text').execute();
  }
}
