import { sql, type Kysely } from 'kysely';

/** Which quotes and payment references were looked at, and are kept since something was bought with them. */
export async function up(db: Kysely<never>) {
  for (const [table, column] of [
    ['quotes', 'expires_at'],
    ['payment_references', 'created_at'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('kept', 'boolean', (added) => added.notNull().defaultTo(false))
      .execute();
    await db.schema
      .createIndex(`${table}_to_look_at`)
      .on(table)
      .column(column)
      .where(sql.ref('kept'), '=', false)
      .execute();
  }
  await db.schema.dropIndex('quotes_expires_at').execute();
}
