import { sql } from 'kysely';
import { deleteInSlices } from '../database/in-slices.ts';
import type { Database, Tables } from '../database/database.ts';
import type { Counters } from './counters.ts';

export type ThrottleTables = Tables<{
  throttleCounters: { key: string; count: number; windowEndsAt: Date };
}>;

/** Counters in the database: a restart keeps them, and every process sees them. */
export function databaseCounters(
  database: Database,
  now: () => number = Date.now,
): Counters & { deleteExpired: () => Promise<void> } {
  const db = database.$extendTables<ThrottleTables>();

  return {
    async read(key) {
      const time = now();
      const row = await db
        .selectFrom('throttleCounters')
        .select(['count', 'windowEndsAt'])
        .where('key', '=', key)
        .where('windowEndsAt', '>', new Date(time))
        .executeTakeFirst();
      return row && { count: row.count, remainingMs: row.windowEndsAt.getTime() - time };
    },

    async add(key, windowMs) {
      const time = now();
      const { count, windowEndsAt } = await db
        .insertInto('throttleCounters')
        .values({ key, count: 1, windowEndsAt: new Date(time + windowMs) })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((row) => {
            const over = sql<boolean>`${row.ref('throttleCounters.windowEndsAt')} <= ${new Date(time)}`;
            return {
              count: sql<number>`case when ${over} then 1 else ${row.ref('throttleCounters.count')} + 1 end`,
              windowEndsAt: sql<Date>`case when ${over} then ${row.ref('excluded.windowEndsAt')}
                else ${row.ref('throttleCounters.windowEndsAt')} end`,
            };
          }),
        )
        .returning(['count', 'windowEndsAt'])
        .executeTakeFirstOrThrow();
      return { count, remainingMs: windowEndsAt.getTime() - time };
    },

    async subtract(key) {
      const count = sql<number>`greatest(count - 1, 0)`;
      await db.updateTable('throttleCounters').set({ count }).where('key', '=', key).execute();
    },

    async reset(key) {
      await db.deleteFrom('throttleCounters').where('key', '=', key).execute();
    },

    async deleteExpired() {
      const present = new Date(now());
      await deleteInSlices(db, 'throttleCounters', (row) => row('windowEndsAt', '<', present));
    },
  };
}
