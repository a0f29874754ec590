import { sql, type Kysely } from 'kysely';

/**
 * The language in which a verification was begun, since the company that verifies leads back to one address. The verification by
 * which a voucher for students was used. And the way from a subscription to its purchase, whose voucher goes back.
 */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('student_verifications').addColumn('language', 'text').execute();
  await db.schema.alterTable('voucher_redemptions').addColumn('verified_on', 'date').execute();
  await sql`create index purchases_subscription_number on purchases (subscription_number)`.execute(db);
}
