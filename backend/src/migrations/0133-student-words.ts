import { sql, type Kysely } from 'kysely';

/**
 * The language in which a verification was begun: the company that verifies leads back to one address. And the way from a
 * subscription to its purchase, whose voucher goes back.
 */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('student_verifications').addColumn('language', 'text').execute();
  await sql`create index purchases_subscription_number on purchases (subscription_number)`.execute(db);
}
