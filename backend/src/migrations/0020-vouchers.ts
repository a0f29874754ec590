import { sql, type Kysely } from 'kysely';

/** Vouchers, and who has used which. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('vouchers')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('percent_off', 'smallint', (column) =>
      column.notNull().check(sql`percent_off between 1 and 100`),
    )
    .addColumn('months', 'smallint', (column) => column.notNull().check(sql`months > 0`))
    .addColumn('plan_codes', sql`text[]`)
    .addColumn('zones', sql`text[]`)
    .addColumn('starts_on', 'date')
    .addColumn('ends_on', 'date')
    .addColumn('redemptions_allowed', 'integer')
    .addColumn('redemptions', 'integer', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('vouchers_not_oversold', sql`redemptions <= redemptions_allowed`)
    .execute();

  await db.schema
    .createTable('voucher_redemptions')
    .addColumn('code', 'text', (column) => column.notNull().references('vouchers.code'))
    .addColumn('user_id', 'uuid', (column) => column.notNull())
    .addColumn('purchase_id', 'uuid', (column) => column.unique())
    .addColumn('redeemed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('voucher_redemptions_pkey', ['code', 'user_id'])
    .execute();
}
