import type { Kysely } from 'kysely';

/** The order of reports, so that a decision names the last one that was seen. Reports of a moment are written one after another. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('moment_reports')
    .addColumn('number', 'integer', (column) => column.notNull().generatedAlwaysAsIdentity())
    .execute();
}
