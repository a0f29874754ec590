import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { until } from './until.ts';

/** Waits until so many sessions of a PostgreSQL wait for a lock. */
export async function untilWaiting(db: Database, sessions: number): Promise<void> {
  await until(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return rows[0]?.waiting === sessions;
  });
}
