import type { Kysely } from 'kysely';

/** When a person asked for another invitation to a family, since the last mail. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('family_people').addColumn('asked_at', 'timestamptz').execute();
}
