import type { Kysely } from 'kysely';

/**
 * The address that an account is taxed at, as it was read last, and how the account was charged before a purchase that changed
 * it and has not succeeded.
 */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('billing_accounts')
    .addColumn('address', 'jsonb')
    .addColumn('before_purchase', 'jsonb')
    .execute();
}
