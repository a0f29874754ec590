import type { Kysely } from 'kysely';

/** By what answer a question ended that a company's sign-in had left: the same answer once more ends it like the first. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('parked_arrivals').addColumn('ended_by', 'text').execute();
}
