import { sql, type Kysely } from 'kysely';

/** Whether who asked was mailed that their request was accepted. Of those before, no one is. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('buddy_sides')
    .addColumn('acceptance_told', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
  await db.schema.alterTable('buddy_people').addColumn('acceptance_told_on', 'date').execute();
  await sql`create index buddy_sides_acceptances on buddy_sides (relationship_id)
    where standing = 'buddy' and not acceptance_told`.execute(db);
}
