import { sql, type Kysely } from 'kysely';

/** The uses of a voucher before the last one, which is the last again where its purchase comes to nothing. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('voucher_redemptions')
    .addColumn('earlier_uses', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .execute();
  // A purchase is looked for by its id, as in the unique index of the last one.
  await sql`
    create index voucher_redemptions_earlier_uses on voucher_redemptions using gin (earlier_uses jsonb_path_ops)
  `.execute(db);
}
