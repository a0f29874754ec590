import { sql, type Kysely } from 'kysely';

/**
 * A purchase is either of a quote, which is paid, or the access of a voucher, which is not. Both are orders of one
 * person, who has one open at a time.
 */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('purchases')
    .alterColumn('quote_id', (column) => column.dropNotNull())
    .alterColumn('payment', (column) => column.dropNotNull())
    .addColumn('access', 'jsonb')
    .execute();
  await db.schema
    .alterTable('purchases')
    .addCheckConstraint(
      'purchases_of_a_quote_or_access',
      sql`case when access is null then num_nulls(quote_id, payment) = 0 else num_nonnulls(quote_id, payment) = 0 end`,
    )
    .execute();
}
