import { sql, type Kysely } from 'kysely';

/** Of two readings of an account, the one that was begun later is kept, whichever ends last. */
export async function up(db: Kysely<never>) {
  await sql`create sequence billing_readings`.execute(db);
  await db.schema
    .alterTable('billing_accounts')
    .addColumn('reading', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
