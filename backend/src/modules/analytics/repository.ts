import type { ColumnType, Kysely, Selectable } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import type { AnalyticsEvent } from './schemas.ts';
import type { Tables } from '../../database/database.ts';

interface AnalyticsEventsTable {
  id: string;
  type: AnalyticsEvent['type'];
  name: string;
  platform: string;
  language: string;
  /** What only this type of event tells. Written as text, read as the value. */
  fields: ColumnType<Record<string, string>, string, never>;
  happenedAt: ColumnType<Date, string, never>;
  receivedAt: Date;
  accountId: string | null;
}

export type AnalyticsTables = Tables<{
  analyticsEvents: AnalyticsEventsTable;
}>;

export type KeptEvent = Selectable<AnalyticsEventsTable>;

/** Keeps events until they are too old. */
export function createEvents(db: Kysely<AnalyticsTables>) {
  return {
    /** Gives how many of them were new: an event sent again is the same event. */
    async keep(events: readonly AnalyticsEvent[], from: { accountId: string | null; receivedAt: Date }) {
      const written = await db
        .insertInto('analyticsEvents')
        .values(
          events.map(({ id, type, name, platform, language, at, ...fields }) => ({
            id,
            type,
            name,
            platform,
            language,
            fields: JSON.stringify(fields),
            happenedAt: at,
            ...from,
          })),
        )
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return Number(written.numInsertedOrUpdatedRows ?? 0);
    },

    latest: (count: number): Promise<KeptEvent[]> =>
      db
        .selectFrom('analyticsEvents')
        .selectAll()
        .orderBy('receivedAt', 'desc')
        .orderBy('happenedAt', 'desc')
        .limit(count)
        .execute(),

    async forgetBefore(moment: Date) {
      await deleteInSlices(db, 'analyticsEvents', (row) => row('receivedAt', '<', moment));
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
