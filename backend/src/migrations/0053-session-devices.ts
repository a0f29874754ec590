import { sql, type Kysely } from 'kysely';

/**
 * By which browser a session began, and when it was last used. Sessions from before count as used when this ran: to write
 * their rows would keep all readers of accounts and sessions waiting.
 */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('sessions')
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo('unknown'))
    .addColumn('system', 'text', (column) => column.notNull().defaultTo('unknown'))
    .addColumn('last_used_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
