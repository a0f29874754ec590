import type { Kysely } from 'kysely';

/** The pictures that links to moments are shown with. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('moment_pictures')
    .addColumn('moment_id', 'text', (column) =>
      column.primaryKey().references('moments.id').onDelete('cascade'),
    )
    .addColumn('png', 'bytea', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
