import type { Kysely } from 'kysely';

/** Keeps the day on which a discount has ended, and what is charged from then on. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('subscriptions').addColumn('after_discount', 'jsonb').execute();
}
