import type { Kysely } from 'kysely';

/** The page that presents a voucher: `sleep` for `/offer/sleep`. Several vouchers may share one. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('vouchers').addColumn('landing_page', 'text').execute();
}
