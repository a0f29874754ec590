import type { Kysely } from 'kysely';

/** Whether an exercise was playing when it was told of last: a pause that is told of twice counts for nothing. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('listening')
    .addColumn('playing', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}
