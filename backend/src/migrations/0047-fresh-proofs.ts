import type { Kysely } from 'kysely';

/** When the person of a session last proved who it is, freshly enough for grave changes. Empty where that is not known. */
export async function up(db: Kysely<never>) {
  for (const table of ['sessions', 'sign_in_details']) {
    await db.schema.alterTable(table).addColumn('proved_at', 'timestamptz').execute();
  }
}
