import { sql, type Kysely } from 'kysely';

/** Kinds of vouchers: a discount on a plan, or access for a time. And vouchers for new members alone. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('vouchers')
    .alterColumn('percent_off', (column) => column.dropNotNull())
    .alterColumn('months', (column) => column.dropNotNull())
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('discount'))
    .addColumn('access_plan', 'text')
    .addColumn('access_count', 'smallint', (column) => column.check(sql`access_count > 0`))
    .addColumn('access_unit', 'text', (column) => column.check(sql`access_unit in ('day', 'month')`))
    .addColumn('new_members_only', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('vouchers')
    .addCheckConstraint(
      'vouchers_give_what_their_kind_says',
      sql`case kind
        when 'discount' then num_nulls(percent_off, months) = 0
          and num_nonnulls(access_plan, access_count, access_unit) = 0
        when 'access' then num_nonnulls(percent_off, months) = 0
          and num_nulls(access_plan, access_count, access_unit) = 0
        else false
      end`,
    )
    .execute();
}
