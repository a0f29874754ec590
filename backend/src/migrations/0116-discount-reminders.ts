import type { Kysely } from 'kysely';

/** When a discount ends, and the charge after it that its owner was told of. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('subscriptions')
    .addColumn('discount_ends_on', 'date')
    .addColumn('discount_reminded_of', 'date')
    .execute();
}
