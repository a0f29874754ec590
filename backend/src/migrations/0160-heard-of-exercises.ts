import { sql, type Kysely } from 'kysely';

/** How much of an exercise was heard since it was begun last: it takes the place of `began_at`, which releases before this one read. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('listening')
    .addColumn('heard_ms', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`heard_ms >= 0`),
    )
    .execute();
}
