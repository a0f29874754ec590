import type { Kysely } from 'kysely';

/** Keeps which card an account is charged to and its last month, so that its owner is told of the end, once. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('billing_accounts')
    .addColumn('card', 'jsonb')
    .addColumn('card_told_of', 'text')
    .execute();
}
