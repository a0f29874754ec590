import { sql, type Kysely } from 'kysely';

/** For which reason a moderator removed a moment, which its owner is told. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('moments')
    .addColumn('removed_for', 'text', (column) =>
      column.check(sql`removed_for in ('personal', 'hurtful', 'advertising', 'other')`),
    )
    .execute();
}
